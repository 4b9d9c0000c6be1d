/// Domains under which strangers get sub-domains, so that `*.` in front covers anyone.
///
/// A selection for warnings, not a boundary. Source: <https://publicsuffix.org/list/>, private
/// section and the most used registry suffixes, 2023-02-09.
enum SharedParents {
  static let hosts: Set<String> = [
    "appspot.com", "azurestaticapps.net", "azurewebsites.net", "blogspot.com", "carrd.co",
    "cloudfront.net", "cloudfunctions.net", "deno.dev", "firebaseapp.com", "fly.dev", "framer.app",
    "github.io", "githubusercontent.com", "gitlab.io", "glitch.me", "herokuapp.com",
    "myshopify.com", "netlify.app", "ngrok.io", "now.sh", "onrender.com", "pages.dev", "r2.dev",
    "readthedocs.io", "repl.co", "run.app", "s3.amazonaws.com", "translate.goog",
    "trycloudflare.com", "typedream.app", "vercel.app", "web.app", "wixsite.com", "workers.dev",
  ]

  static let registries: Set<String> = [
    "ac.uk", "co.id", "co.il", "co.in", "co.jp", "co.kr", "co.nz", "co.th", "co.uk", "co.za",
    "com.ar", "com.au", "com.br", "com.cn", "com.co", "com.hk", "com.mx", "com.my", "com.ph",
    "com.pl", "com.sa", "com.sg", "com.tr", "com.tw", "com.ua", "com.vn", "gov.uk", "ne.jp",
    "net.au", "net.br", "net.cn", "or.jp", "org.au", "org.cn", "org.uk",
  ]

  /// Top-level domains that are nobody's to register in.
  ///
  /// Source: RFC 2606, RFC 6761.
  static let reserved: Set<String> = ["example", "invalid", "localhost", "test"]

  /// Whether anyone can get a sub-domain of a domain.
  static func contains(_ domain: String) -> Bool {
    hosts.contains(domain) || registries.contains(domain)
  }

  /// Whether it is a whole top-level domain.
  static func isTopLevel(_ domain: String) -> Bool {
    !domain.utf8.contains(0x2E) && !reserved.contains(domain)
  }
}
