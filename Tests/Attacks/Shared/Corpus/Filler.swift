import Foundation

/// Fills in a page's placeholders.
///
/// `$TO` the address for an attribute, `$JS` as a script's string, `$ENC` percent-encoded, `$RAW` as
/// it is, `$HREF` as the engine serialises it; `$VARIANT` the variant's text; `$BEGIN` and `$END`
/// the trigger's halves; `$STYLE` the common style sheet, which fixes where `#go`, `#second` and
/// `#frame` are.
struct Filler {
  private var pairs: [(String, String)] = []

  init(_ combination: PageFile.Combination) {
    if let variant = combination.variant { pairs.append(("$VARIANT", variant.text)) }
    if let trigger = combination.trigger {
      pairs += [("$BEGIN", trigger.begin), ("$END", trigger.end), ("$TAP", trigger.tap)]
    }
    pairs.append(("$STYLE", Self.style))
    if let target = combination.target {
      pairs += [
        ("$TO", target.address.escapedForAttribute), ("$JS", target.address.asScriptString),
        ("$ENC", target.address.percentEncoded), ("$RAW", target.address),
        ("$HREF", target.href), ("$KIND", target.kind), ("$ID", target.appID),
        ("$OPENS", target.opens),
      ]
    }
  }

  /// Fills in text that is neither a page nor a header.
  func plain(_ text: String) -> String {
    pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// Fills in a section, and gives a page without a doctype the usual head.
  func fill(_ section: Section) -> Section {
    var filled = section
    filled.address = plain(section.address)
    filled.status = plain(section.status)
    filled.headers = section.headers.map { Header(name: $0.name, value: plain($0.value)) }
    filled.body = plain(section.body)
    let isTyped = section.headers.contains { $0.name == "Content-Type" }
    let isPage = filled.contentType.hasPrefix("text/html")
    if isPage, !isTyped, !filled.body.hasPrefix("<!"), !filled.body.isEmpty {
      filled.body = "<!doctype html><meta charset=utf-8>\(Self.style)\n" + filled.body
    }
    return filled
  }

  private static let style = """
    <style>body{margin:0}#go,#second,#frame{position:fixed;left:0;margin:0;border:0;padding:0;\
    box-sizing:border-box;display:block;width:200px;height:100px;background:#cde}\
    #go{top:0}#second{top:100px}#frame{top:200px;width:390px;height:400px}</style>
    """
}

extension Section {
  /// The type of the body: as its headers say, or by the ending of the path.
  var contentType: String {
    if let told = headers.first(where: { $0.name == "Content-Type" }) { return told.value }
    let path = address.prefix { $0 != "?" }
    let ending = path.split(separator: "/").last.flatMap { last in
      last.contains(".") ? last.split(separator: ".").last : nil
    }
    return ending.flatMap { Self.types[String($0)] } ?? "text/html; charset=utf-8"
  }

  private static let types = [
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "xml": "text/xml",
    "xsl": "text/xml", "xhtml": "application/xhtml+xml", "pdf": "application/pdf",
    "txt": "text/plain", "json": "application/json", "zip": "application/zip",
    "mobileconfig": "application/x-apple-aspen-config", "png": "image/png",
    "css": "text/css",
  ]
}

extension String {
  fileprivate var escapedForAttribute: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&#39;").replacingOccurrences(of: "<", with: "&lt;")
  }

  fileprivate var asScriptString: String {
    let escaped = replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "'", with: "\\'")
    return "'\(escaped.replacingOccurrences(of: "<", with: "\\x3c"))'"
  }

  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      text +=
        isPlain
        ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}
