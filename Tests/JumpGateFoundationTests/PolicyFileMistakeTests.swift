import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

/// Each mistake as a file, and what is said about it: key path, entry, message, what was meant.
private struct Mistake: Sendable {
  let file: String
  let said: [String]

  /// A whole file.
  static func file(_ file: String, _ said: String...) -> Mistake {
    Mistake(file: file, said: said)
  }

  /// Members beside `version`.
  static func policy(_ members: String, _ said: String...) -> Mistake {
    Mistake(file: "{\"version\": 1, \(members)}", said: said)
  }

  /// The only app's id.
  static func appID(_ id: String, _ said: String...) -> Mistake {
    Mistake(file: "{\"version\": 1, \"apps\": [{\"id\": \(id)}]}", said: said)
  }

  /// An entry of the article's list.
  static func article(_ entry: String, _ said: String...) -> Mistake {
    Mistake(file: "[{\"appName\": \"A\", \"appId\": \"1\"}, \(entry)]", said: said)
  }

  /// Members of the only rule beside a good id, pattern and action.
  static func rule(_ members: String, _ said: String...) -> Mistake {
    let rule = "{\"id\": \"a\", \"to\": [\"scheme:tel\"], \"then\": \"open\", \(members)}"
    return Mistake(file: "{\"version\": 1, \"rules\": [\(rule)]}", said: said)
  }

  /// The patterns of the only rule.
  static func to(_ patterns: String, then: String = "open", _ said: String...) -> Mistake {
    let rule = "{\"id\": \"a\", \"to\": \(patterns), \"then\": \"\(then)\"}"
    return Mistake(
      file: "{\"version\": 1, \"hostSchemes\": [\"mraid\"], \"rules\": [\(rule)]}", said: said)
  }
}

private let mistakes: [Mistake] = [
  // The whole file
  .file("", "the file is empty"),
  .file("  \n ", "the file is empty"),
  .file("\u{FEFF}{}", "the file starts with a byte order mark, which JSON does not allow"),
  .file("{\"version\": 1} x", "the file has text after the end of the JSON value"),
  .file("{\"version\": 1", "the file ends too early"),
  .file("version: 1", "the file has no JSON value here"),
  .file("( a, b )", "the file has no JSON value here"),
  .file("\u{0}\u{1}", "the file is neither JSON nor a property list"),
  .file(
    "\"a\"",
    "the file \"a\" is a string; a policy as an object, or a list of apps as an array is expected"),
  .file(
    "null",
    "the file \"null\" is null; a policy as an object, or a list of apps as an array is expected"),
  .file(String(repeating: "[", count: 100), "the file is nested deeper than 32 levels"),
  .file(
    "<plist><string>a</string></plist>",
    "the file \"a\" is a string; a policy as an object, or a list of apps as an array is expected"),
  .file("<?xml version=\"1.0\"?><html/>", "the file has no plist element"),
  .file("bplist00", "the file ends too early"),
  // Version
  .file("{}", "the file has no \"version\"; write \"version\": 1"),
  .file("{\"version\": 2}", "version: \"2\" is no version that is known; this reads version 1"),
  .file("{\"version\": 1.0}", "version: \"1.0\" is no version that is known; this reads version 1"),
  .file("{\"version\": \"1\"}", "version: \"1\" is a string; the integer 1 is expected"),
  .file("{\"version\": true}", "version: \"true\" is a boolean; the integer 1 is expected"),
  .file("{\"version\": null}", "version: \"null\" is null; the integer 1 is expected"),
  // Keys
  .policy("\"rule\": []", "rule: \"rule\" is no key that is known here; did you mean \"rules\"?"),
  .policy(
    "\"Mode\": \"report\"", "Mode: \"Mode\" is no key that is known here; did you mean \"mode\"?"),
  .policy(
    "\"appLinksHosts\": []",
    "appLinksHosts: \"appLinksHosts\" is no key that is known here; did you mean \"appLinkHosts\"?"),
  .policy("\"comment\": \"\"", "comment: \"comment\" is no key that is known here"),
  .policy("\"a b\": 1", "\"a b\": \"a b\" is no key that is known here"),
  .policy("\"\": 1", "\"\": \"\" is no key that is known here"),
  .policy("\"mode\": \"enforce\", \"mode\": \"report\"", "mode: \"mode\" is given twice"),
  .policy("\"m\\u006fde\": \"enforce\", \"mode\": \"enforce\"", "mode: \"mode\" is given twice"),
  .policy("\"version\": 1", "version: \"version\" is given twice"),
  // Preset and mode
  .policy(
    "\"preset\": \"standart\"", "preset: \"standart\" is no preset; did you mean \"standard\"?"),
  .policy(
    "\"preset\": \"allow-all\"", "preset: \"allow-all\" is no preset: article, standard, strict"),
  .policy("\"preset\": \"Strict\"", "preset: \"Strict\" is no preset; did you mean \"strict\"?"),
  .policy("\"preset\": 1", "preset: \"1\" is an integer; a string is expected"),
  .policy("\"preset\": null", "preset: \"null\" is null; a string is expected"),
  .policy("\"mode\": \"off\"", "mode: \"off\" is no mode: enforce, report"),
  .policy("\"mode\": true", "mode: \"true\" is a boolean; a string is expected"),
  // Apps
  .policy("\"apps\": {}", "apps: is an object; an array is expected"),
  .policy("\"apps\": \"1234567890\"", "apps: \"1234567890\" is a string; an array is expected"),
  .policy(
    "\"apps\": [\"1234567890\"]",
    "apps[0]: \"1234567890\" is a string; an app as an object with \"id\" is expected"),
  .policy("\"apps\": [{}]", "apps[0]: has no \"id\""),
  .policy("\"apps\": [{\"name\": \"A\"}]", "apps[0]: has no \"id\""),
  .policy(
    "\"apps\": [{\"id\": 1}, {\"appId\": 2}]",
    "apps[1].appId: \"appId\" is no key that is known here", "apps[1]: has no \"id\""),
  .policy(
    "\"apps\": [{\"id\": 1, \"nmae\": \"A\"}]",
    "apps[0].nmae: \"nmae\" is no key that is known here; did you mean \"name\"?"),
  .policy("\"apps\": [{\"id\": 1, \"id\": 2}]", "apps[0].id: \"id\" is given twice"),
  .policy(
    "\"apps\": [{\"id\": 1, \"name\": 2}]",
    "apps[0].name: \"2\" is an integer; a string is expected"),
  .policy("\"apps\": [{\"id\": 1, \"name\": \"\"}]", "apps[0].name: \"\" is empty; leave it out"),
  .policy(
    "\"apps\": [{\"id\": 1, \"name\": \"a\\u0000\"}]",
    "apps[0].name: \"a\\u0000\" has a control character in it"),
  .policy(
    "\"apps\": [{\"id\": 1, \"name\": \"a\\u202eb\"}]",
    "apps[0].name: \"a\\u202eb\" has a control character in it"),
  .policy(
    "\"apps\": [{\"id\": 1, \"name\": \"A\"}, {\"id\": \"1\", \"name\": \"B\"}]",
    "apps[1].name: \"B\" is a second name of app 1, which apps[0] calls \"A\""),
  .policy(
    "\"apps\": [{\"id\": \"x\"}, {\"id\": 1, \"name\": \"A\"}, {\"id\": 1}, {\"id\": 1, \"name\": \"B\"}]",
    "apps[0].id: \"x\" is no app id: digits only",
    "apps[3].name: \"B\" is a second name of app 1, which apps[1] calls \"A\""),
  // Ids
  .appID(
    "\"id1234567890\"",
    "apps[0].id: \"id1234567890\" has \"id\" in front; an app id is digits only; did you mean \"1234567890\"?"
  ),
  .appID(
    "\"ID1234567890\"",
    "apps[0].id: \"ID1234567890\" has \"id\" in front; an app id is digits only; did you mean \"1234567890\"?"
  ),
  .appID("\"undefined\"", "apps[0].id: \"undefined\" is no app id: digits only"),
  .appID("\"+5\"", "apps[0].id: \"+5\" has a sign; did you mean \"5\"?"),
  .appID("\"-5\"", "apps[0].id: \"-5\" has a sign; did you mean \"5\"?"),
  .appID("-5", "apps[0].id: \"-5\" has a sign"),
  .appID("-0", "apps[0].id: \"-0\" has a sign"),
  .appID("\" 5\"", "apps[0].id: \" 5\" has blanks in it; did you mean \"5\"?"),
  .appID("\"5 \"", "apps[0].id: \"5 \" has blanks in it; did you mean \"5\"?"),
  .appID("\"123 456\"", "apps[0].id: \"123 456\" has blanks in it; did you mean \"123456\"?"),
  .appID("\"5\\n\"", "apps[0].id: \"5\\n\" has blanks in it; did you mean \"5\"?"),
  .appID("\"5\\u00a0\"", "apps[0].id: \"5\u{A0}\" has blanks in it; did you mean \"5\"?"),
  .appID("\"05\"", "apps[0].id: \"05\" has a zero in front; did you mean \"5\"?"),
  .appID("\"0\"", "apps[0].id: \"0\" is zero, which is no app's id"),
  .appID("0", "apps[0].id: \"0\" is zero, which is no app's id"),
  .appID("\"\"", "apps[0].id: \"\" is empty; an app id is 1 to 19 digits"),
  .appID("\"123a\"", "apps[0].id: \"123a\" is no app id: digits only"),
  .appID("\"1,234\"", "apps[0].id: \"1,234\" is no app id: digits only"),
  .appID("\"com.example.app\"", "apps[0].id: \"com.example.app\" is no app id: digits only"),
  .appID("\"１２３\"", "apps[0].id: \"１２３\" has digits that are not ASCII; did you mean \"123\"?"),
  .appID(
    "\"9223372036854775808\"",
    "apps[0].id: \"9223372036854775808\" is larger than 9223372036854775807"),
  .appID(
    "9223372036854775808", "apps[0].id: \"9223372036854775808\" is larger than 9223372036854775807"),
  .appID(
    "99999999999999999999",
    "apps[0].id: \"99999999999999999999\" is larger than 9223372036854775807"),
  .appID("12.0", "apps[0].id: \"12.0\" is no app id: digits only"),
  .appID("1e9", "apps[0].id: \"1e9\" is no app id: digits only"),
  .appID(
    "true", "apps[0].id: \"true\" is a boolean; an app id is a string of digits or an integer"),
  .appID("null", "apps[0].id: \"null\" is null; an app id is a string of digits or an integer"),
  .appID("[1]", "apps[0].id: is an array; an app id is a string of digits or an integer"),
  // The article's list
  .article("{\"appName\": \"B\"}", "[1]: has no \"appId\""),
  .article("\"123\"", "[1]: \"123\" is a string; an app as an object with \"appId\" is expected"),
  .article(
    "{\"appName\": \"B\", \"appId\": \"idabc\"}", "[1].appId: \"idabc\" is no app id: digits only"),
  .article(
    "{\"appName\": \"B\", \"appId\": \"ID2\"}",
    "[1].appId: \"ID2\" has \"id\" in front; an app id is digits only; did you mean \"2\"?"),
  .article(
    "{\"appName\": \"B\", \"appId\": \"idid2\"}",
    "[1].appId: \"idid2\" has \"id\" in front; an app id is digits only; did you mean \"2\"?"),
  .article("{\"appName\": \"B\", \"appId\": \"id\"}", "[1].appId: \"id\" has no digits"),
  .article(
    "{\"appName\": \"B\", \"appId\": \"id 2\"}",
    "[1].appId: \"id 2\" has blanks in it; did you mean \"2\"?"),
  .article(
    "{\"appName\": \"B\", \"appId\": \"id-2\"}",
    "[1].appId: \"id-2\" has a sign; did you mean \"2\"?"),
  .article(
    "{\"appName\": \"B\", \"appId\": true}",
    "[1].appId: \"true\" is a boolean; an app id is a string of digits or an integer"),
  .article(
    "{\"appName\": \"B\", \"appID\": 2}",
    "[1].appID: \"appID\" is no key that is known here; did you mean \"appId\"?",
    "[1]: has no \"appId\""),
  .article(
    "{\"appName\": \"B\", \"appId\": \"id1\"}",
    "[1].appName: \"B\" is a second name of app 1, which [0] calls \"A\""),
  .article(
    "{\"appName\": 5, \"appId\": \"2\"}", "[1].appName: \"5\" is an integer; a string is expected"),
  .article("{\"appId\": 2, \"appId\": 3}", "[1].appId: \"appId\" is given twice"),
  // Host schemes and app link hosts
  .policy(
    "\"hostSchemes\": [\"mraid\", \"my_app\"]",
    "hostSchemes[1]: \"my_app\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
  ),
  .policy(
    "\"hostSchemes\": [\"myapp://\"]",
    "hostSchemes[0]: \"myapp://\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'; did you mean \"myapp\"?"
  ),
  .policy(
    "\"hostSchemes\": [\"scheme:myapp\"]",
    "hostSchemes[0]: \"scheme:myapp\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'; did you mean \"myapp\"?"
  ),
  .policy(
    "\"hostSchemes\": [\"1app\"]",
    "hostSchemes[0]: \"1app\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
  ),
  .policy("\"hostSchemes\": [\"\"]", "hostSchemes[0]: \"\" is empty"),
  .policy(
    "\"hostSchemes\": [\"*\"]",
    "hostSchemes[0]: \"*\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
  ),
  .policy(
    "\"hostSchemes\": [7]", "hostSchemes[0]: \"7\" is an integer; a scheme is written as a string"),
  .policy("\"hostSchemes\": \"mraid\"", "hostSchemes: \"mraid\" is a string; an array is expected"),
  .policy(
    "\"hostSchemes\": [\"https\"]",
    "hostSchemes[0]: \"https\" is no scheme of the app's own: it leads to a store, an install or a page"
  ),
  .policy(
    "\"appLinkHosts\": [\"https://shop.example/\"]",
    "appLinkHosts[0]: \"https://shop.example/\" is no domain: no scheme, port, path or regular expression; did you mean \"shop.example\"?"
  ),
  .policy(
    "\"appLinkHosts\": [\"*\"]",
    "appLinkHosts[0]: \"*\" has a wildcard elsewhere than as the whole first label of a domain"),
  .policy(
    "\"appLinkHosts\": [true]",
    "appLinkHosts[0]: \"true\" is a boolean; a domain is written as a string"),
  // Rules
  .policy("\"rules\": {}", "rules: is an object; an array is expected"),
  .policy("\"rules\": [\"a\"]", "rules[0]: \"a\" is a string; a rule as an object is expected"),
  .policy(
    "\"rules\": [{}]", "rules[0]: has no \"id\"", "rules[0]: has no \"to\"",
    "rules[0]: has no \"then\""),
  .policy(
    "\"rules\": [{\"id\": \"a\", \"to\": [\"scheme:tel\"], \"then\": \"open\"}, {\"id\": \"a\", \"to\": [\"scheme:sms\"], \"then\": \"open\"}]",
    "rules[1].id: \"a\" is the id of an earlier rule too"),
  .rule("\"id\": \"b\"", "rules[0].id: \"id\" is given twice"),
  .rule(
    "\"form\": []", "rules[0].form: \"form\" is no key that is known here; did you mean \"from\"?"),
  .policy(
    "\"rules\": [{\"id\": \"\", \"to\": [\"scheme:tel\"], \"then\": \"open\"}]",
    "rules[0].id: \"\" is empty"),
  .policy(
    "\"rules\": [{\"id\": \"preset:x\", \"to\": [\"scheme:tel\"], \"then\": \"open\"}]",
    "rules[0].id: \"preset:x\" is no rule id: no blanks, colons or control characters"),
  .policy(
    "\"rules\": [{\"id\": \"a b\", \"to\": [\"scheme:tel\"], \"then\": \"open\"}]",
    "rules[0].id: \"a b\" is no rule id: no blanks, colons or control characters"),
  .policy(
    "\"rules\": [{\"id\": \"policy\", \"to\": [\"scheme:tel\"], \"then\": \"open\"}]",
    "rules[0].id: \"policy\" is a name that verdicts use otherwise"),
  .policy(
    "\"rules\": [{\"id\": 5, \"to\": [\"scheme:tel\"], \"then\": \"open\"}]",
    "rules[0].id: \"5\" is an integer; a string is expected"),
  // Patterns
  .to("[]", "rules[0].to: is empty; a rule that is about nothing never matches"),
  .to("\"scheme:tel\"", "rules[0].to: \"scheme:tel\" is a string; an array is expected"),
  .to("[\"\"]", "rules[0].to[0]: \"\" is empty"),
  .to("[null]", "rules[0].to[0]: \"null\" is null; a pattern is written as a string"),
  .to(
    "[\"listed-apps\"]",
    "rules[0].to[0]: \"listed-apps\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"listed-app\"?"
  ),
  .to(
    "[\"Listed-App\"]",
    "rules[0].to[0]: \"Listed-App\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"listed-app\"?"
  ),
  .to(
    "[\"scheme:tel\", \"testflight\"]",
    "rules[0].to[1]: \"testflight\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"kind:testflight\"?"
  ),
  .to(
    "[\"1234567890\"]",
    "rules[0].to[0]: \"1234567890\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"app:1234567890\"?"
  ),
  .to(
    "[\"tel:\"]",
    "rules[0].to[0]: \"tel:\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"scheme:tel\"?"
  ),
  .to(
    "[\"shop.example\"]",
    "rules[0].to[0]: \"shop.example\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"host:shop.example\"?"
  ),
  .to(
    "[\"https://shop.example/index.html\"]",
    "rules[0].to[0]: \"https://shop.example/index.html\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"host:shop.example\"?"
  ),
  .to(
    "[\"*\"]",
    "rules[0].to[0]: \"*\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>"
  ),
  .to(
    "[\"http://.*\"]",
    "rules[0].to[0]: \"http://.*\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>"
  ),
  .to(
    "[\"kinds:web\"]",
    "rules[0].to[0]: \"kinds:web\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>; did you mean \"kind:web\"?"
  ),
  .to("[\"kind:app-store\"]", "rules[0].to[0]: \"kind:app-store\" is none of the kinds"),
  .to(
    "[\"kind:deeplink\"]",
    "rules[0].to[0]: \"kind:deeplink\" is none of the kinds; did you mean \"kind:deep-link\"?"),
  .to("[\"kind:\"]", "rules[0].to[0]: \"kind:\" is empty"),
  .to("[\"kind:*\"]", "rules[0].to[0]: \"kind:*\" is none of the kinds"),
  .to("[\"app:\"]", "rules[0].to[0]: \"app:\" is empty"),
  .to(
    "[\"app:id5\"]",
    "rules[0].to[0]: \"app:id5\" has \"id\" in front; an app id is digits only; did you mean \"app:5\"?"
  ),
  .to("[\"app: 5\"]", "rules[0].to[0]: \"app: 5\" has blanks in it; did you mean \"app:5\"?"),
  .to("[\"app:*\"]", "rules[0].to[0]: \"app:*\" is no app id: digits only"),
  .to(
    "[\"app:9223372036854775808\"]",
    "rules[0].to[0]: \"app:9223372036854775808\" is larger than 9223372036854775807"),
  .to("[\"scheme:\"]", "rules[0].to[0]: \"scheme:\" is empty"),
  .to(
    "[\"scheme:*\"]",
    "rules[0].to[0]: \"scheme:*\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
  ),
  .to(
    "[\"scheme:tel:\"]",
    "rules[0].to[0]: \"scheme:tel:\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'; did you mean \"scheme:tel\"?"
  ),
  .to(
    "[\"scheme:my_app\"]",
    "rules[0].to[0]: \"scheme:my_app\" is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
  ),
  .to("[\"host:\"]", "rules[0].to[0]: \"host:\" is empty"),
  .to(
    "[\"host:*\"]",
    "rules[0].to[0]: \"host:*\" has a wildcard elsewhere than as the whole first label of a domain"),
  .to(
    "[\"host:*.\"]",
    "rules[0].to[0]: \"host:*.\" is no domain: no scheme, port, path or regular expression"),
  .to(
    "[\"host:*example.com\"]",
    "rules[0].to[0]: \"host:*example.com\" has a wildcard elsewhere than as the whole first label of a domain; did you mean \"host:*.example.com\"?"
  ),
  .to(
    "[\"host:a.*.com\"]",
    "rules[0].to[0]: \"host:a.*.com\" has a wildcard elsewhere than as the whole first label of a domain"
  ),
  .to(
    "[\"host:*.*.com\"]",
    "rules[0].to[0]: \"host:*.*.com\" has a wildcard elsewhere than as the whole first label of a domain"
  ),
  .to(
    "[\"host:*.127.0.0.1\"]",
    "rules[0].to[0]: \"host:*.127.0.0.1\" has a wildcard elsewhere than as the whole first label of a domain"
  ),
  .to(
    "[\"host:shop.example/path\"]",
    "rules[0].to[0]: \"host:shop.example/path\" is no domain: no scheme, port, path or regular expression; did you mean \"host:shop.example\"?"
  ),
  .to(
    "[\"host:shop.example:443\"]",
    "rules[0].to[0]: \"host:shop.example:443\" is no domain: no scheme, port, path or regular expression; did you mean \"host:shop.example\"?"
  ),
  .to(
    "[\"host:https://shop.example\"]",
    "rules[0].to[0]: \"host:https://shop.example\" is no domain: no scheme, port, path or regular expression; did you mean \"host:shop.example\"?"
  ),
  .to(
    "[\"host:^.*google\\\\.com\"]",
    "rules[0].to[0]: \"host:^.*google\\\\.com\" has a wildcard elsewhere than as the whole first label of a domain"
  ),
  // What can't be
  .to(
    "[\"scheme:tel\"]", then: "allow",
    "rules[0].to[0]: \"scheme:tel\" can't be allowed: it is not always an http(s) page or embedded document"
  ),
  .to(
    "[\"kind:web\", \"listed-app\"]", then: "allow",
    "rules[0].to[1]: \"listed-app\" can't be allowed: it is not always an http(s) page or embedded document"
  ),
  .to(
    "[\"scheme:tel\"]", then: "host",
    "rules[0].to[0]: \"scheme:tel\" can't be given to the host app: not a scheme in hostSchemes"),
  .policy(
    "\"defaults\": {\"deep-link\": \"allow\"}",
    "defaults.deep-link: \"allow\" can't be allowed: it is not always an http(s) page or embedded document"
  ),
  .policy(
    "\"defaults\": {\"web\": \"host\"}",
    "defaults.web: \"host\" can't be given to the host app: not a scheme in hostSchemes"),
  // The rest of a rule
  .rule("\"from\": []", "rules[0].from: is empty; leave it out if anyone is meant"),
  .rule("\"from\": [\"\"]", "rules[0].from[0]: \"\" is empty"),
  .rule(
    "\"from\": \"shop.example\"",
    "rules[0].from: \"shop.example\" is a string; an array is expected"),
  .rule(
    "\"from\": [\"*\"]",
    "rules[0].from[0]: \"*\" has a wildcard elsewhere than as the whole first label of a domain"),
  .rule(
    "\"from\": [\".shop.example\"]",
    "rules[0].from[0]: \".shop.example\" is no domain: no scheme, port, path or regular expression; did you mean \"*.shop.example\"?"
  ),
  .rule(
    "\"from\": [\"https://shop.example\"]",
    "rules[0].from[0]: \"https://shop.example\" is no domain: no scheme, port, path or regular expression; did you mean \"shop.example\"?"
  ),
  .rule(
    "\"from\": [\"host:shop.example\"]",
    "rules[0].from[0]: \"host:shop.example\" is no domain: no scheme, port, path or regular expression; did you mean \"shop.example\"?"
  ),
  .rule("\"from\": [1]", "rules[0].from[0]: \"1\" is an integer; a domain is written as a string"),
  .rule("\"when\": [\"tab\"]", "rules[0].when[0]: \"tab\" is no condition; did you mean \"tap\"?"),
  .rule(
    "\"when\": [\"tap\", \"mainframe\"]",
    "rules[0].when[1]: \"mainframe\" is no condition; did you mean \"main-frame\"?"),
  .rule(
    "\"when\": [\"\"]",
    "rules[0].when[0]: \"\" is no condition: tap, no-tap, main-frame, sub-frame, popup, top-from-frame, redirected, direct, same-host, cross-host, private"
  ),
  .rule("\"when\": \"tap\"", "rules[0].when: \"tap\" is a string; an array is expected"),
  .rule(
    "\"when\": [false]",
    "rules[0].when[0]: \"false\" is a boolean; a condition is written as a string"),
  .rule(
    "\"tap\": \"caried\"",
    "rules[0].tap: \"caried\" is no reach of a tap; did you mean \"carried\"?"),
  .rule("\"tap\": true", "rules[0].tap: \"true\" is a boolean; a string is expected"),
  .rule("\"yes\": \"sheet\"", "rules[0].yes: \"sheet\" counts only with \"then\": \"ask\""),
  .rule("\"yes\": \"allow\"", "rules[0].yes: \"allow\" is no answer's action: open, sheet"),
  .to(
    "[\"scheme:tel\"]", then: "opne", "rules[0].then: \"opne\" is no action; did you mean \"open\"?"
  ),
  .to(
    "[\"scheme:tel\"]", then: "cancel",
    "rules[0].then: \"cancel\" is no action: block, host, ask, allow, sheet, open"),
  // Defaults
  .policy("\"defaults\": []", "defaults: is an array; an object of kinds and actions is expected"),
  .policy(
    "\"defaults\": {\"test-flight\": \"ask\"}",
    "defaults.test-flight: \"test-flight\" is no key that is known here; did you mean \"testflight\"?"
  ),
  .policy(
    "\"defaults\": {\"web\": \"alow\"}",
    "defaults.web: \"alow\" is no action; did you mean \"allow\"?"),
  .policy("\"defaults\": {\"web\": null}", "defaults.web: \"null\" is null; a string is expected"),
  .policy(
    "\"defaults\": {\"web\": \"block\", \"web\": \"allow\"}", "defaults.web: \"web\" is given twice"
  ),
  // Several at once, each in its place
  .policy(
    "\"hostSchemes\": [\"\", \"itms-apps\"], \"rules\": [7, {\"id\": \"a\", \"to\": [\"x\", \"scheme:tel\"], \"then\": \"allow\"}]",
    "hostSchemes[0]: \"\" is empty",
    "rules[0]: \"7\" is an integer; a rule as an object is expected",
    "rules[1].to[0]: \"x\" is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>",
    "hostSchemes[1]: \"itms-apps\" is no scheme of the app's own: it leads to a store, an install or a page",
    "rules[1].to[1]: \"scheme:tel\" can't be allowed: it is not always an http(s) page or embedded document"
  ),
]

private func said(_ error: PolicyFileError) -> [String] {
  error.problems.map { problem in
    var problem = problem
    problem = InputProblem(
      keyPath: problem.keyPath, entry: problem.entry, message: problem.message,
      suggestion: problem.suggestion, line: nil, column: nil)
    return problem.description
  }
}

@Test func everyMistakeIsAnErrorWithItsKeyPathAndWhatWasMeant() {
  #expect(mistakes.count == 182)
  for mistake in mistakes {
    do {
      _ = try PolicyFile(mistake.file.utf8)
      Issue.record("read: \(mistake.file)")
    } catch {
      #expect(said(error) == mistake.said, "\(mistake.file.prefix(200))")
    }
  }
}

@Test func aMistakeInAPropertyListIsTheSameErrorAsInJSON() throws {
  var count = 0
  for mistake in mistakes {
    guard let tree = try? JSONReader.read(Array(mistake.file.utf8)),
      !mistake.file.contains("null"), !mistake.file.contains("u0000")
    else { continue }
    do {
      _ = try PolicyFile(tree.propertyList().utf8)
      Issue.record("read: \(mistake.file)")
    } catch {
      #expect(said(error) == mistake.said, "\(mistake.file.prefix(200))")
      count += 1
    }
  }
  #expect(count == 163)
}

@Test func aMistakeNamesItsLineAndColumn() {
  let file = """
    {
      "version": 1,
      "rules": [
        { "id": "ä", "to": ["scheme:tel"], "then": "opne" }
      ]
    }
    """
  do {
    _ = try PolicyFile(file.utf8)
    Issue.record("read")
  } catch {
    #expect(
      error.description
        == "rules[0].then, line 4, column 48: \"opne\" is no action; did you mean \"open\"?")
  }
}

@Test func noMoreThanAHundredMistakesAreListed() {
  let ids = (0..<250).map { _ in "{\"id\": \"x\"}" }.joined(separator: ",")
  do {
    _ = try PolicyFile("{\"version\": 1, \"apps\": [\(ids)]}".utf8)
    Issue.record("read")
  } catch {
    #expect(error.problems.count == 100)
    #expect(error.unlisted == 150)
    #expect(error.description.hasSuffix("\nand 150 more"))
  }
}

@Test func utf16AndInvalidUTF8AreRefused() {
  let utf16: [UInt8] = [0xFF, 0xFE] + "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  let bigEndian: [UInt8] = [0xFE, 0xFF, 0, 0x7B, 0, 0x7D]
  let files: [([UInt8], String)] = [
    (utf16, "line 1, column 1: is UTF-16 text; only UTF-8 is read"),
    (bigEndian, "line 1, column 1: is UTF-16 text; only UTF-8 is read"),
    (Array(utf16.dropFirst(2)), "line 1, column 2: has no key in double quotes here"),
    (
      Array("{\"version\": 1, \"mode\": \"".utf8) + [0xE9, 0x22, 0x7D],
      "line 1, column 25: is not UTF-8 text"
    ),
  ]
  for (file, message) in files {
    do {
      _ = try PolicyFile(file)
      Issue.record("read: \(message)")
    } catch {
      #expect(error.description == message)
    }
  }
}

/// Names stand in questions and logs.
@Test func aNameHoldsNothingThatIsNotSeenOrTurnsTheText() {
  let names = [
    #" "#, #"\u00a0"#, #"a\u009f"#, #"a\u2028"#, #"a\u2066"#, #"a\u2069"#, #"a\uffff"#,
    #"a\ud83f\udffe"#,
  ]
  for name in names {
    #expect(throws: PolicyFileError.self, "\(name)") {
      try PolicyFile(#"{"version": 1, "apps": [{"id": 1, "name": "\#(name)"}]}"#.utf8)
    }
  }
}
