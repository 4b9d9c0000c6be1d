/// What the program says about itself.
enum Help {
  static let overview = """
    Decides whether web content may jump out: into the App Store, another store, another app.

    Usage: jumpgate SUBCOMMAND …

      check    one verdict for each address
      explain  every step of one verdict, in words
      policy   lint, test or convert a policy file
      rules    content rules for WebKit from a policy
      audit    load pages in a real WebKit and report every jump they try

    'jumpgate SUBCOMMAND --help' says more. Results go to stdout, diagnostics to stderr.
    Exit status: 0 done; 1 something was refused and --fail-on asked to fail for it; 2 bad usage,
    an unreadable file, an invalid policy or a page that can't be judged.
    """

  static func text(for subcommand: Subcommand) -> String {
    switch subcommand {
    case .check: check
    case .explain: explain
    case .policy: policy
    case .rules: rules
    case .audit: audit
    }
  }

  private static let check = """
    Usage: jumpgate check [OPTION …] [URL …]

    Prints one verdict for each address; without addresses, or with '-', reads them from stdin, one
    a line.

      --policy FILE    a policy (JSON or property list), or the article's list of appName and appId;
                       without it the preset 'standard' with no app listed
      --base URL       the page's address, to resolve relative addresses against
      --from URL       the asking frame's address; unknown without it
      --tap            the user tapped in the asking frame just now
      --frame FRAME    main (default), sub or popup
      --redirected     a server redirect led here
      --input FORMAT   how stdin is read: text (default), or jsonl: an object a line with 'url' and
                       optionally base, from, tap, frame, redirected
      --format FORMAT  text (default) or jsonl
      --fail-on WHAT   exit with 1 if anything is refused: never (default), block, or ask (block
                       and ask)

    Exit status 2, whatever else was seen: a line of stdin could not be read.
    """

  private static let explain = """
    Usage: jumpgate explain [OPTION …] [URL …]

    Says how an address is read, what it leads to and by which fact, for whom it is decided, and
    each rule tried. Without addresses, or with '-', reads them from stdin, one a line.

      --policy, --base, --from, --tap, --frame, --redirected   as for 'check'
    """

  private static let policy = """
    Usage: jumpgate policy lint [FILE …]
           jumpgate policy test FILE [CASES]
           jumpgate policy convert [--to json|plist] [FILE]

    lint     checks files: mistakes (exit 2) and warnings, each with its key path
             --fail-on warning makes warnings exit with 1 (default: never)
    test     runs a table of addresses and expected verdicts; exits with 1 if one differs.
             CASES holds an object a line: url, optionally base, from, tap, frame, redirected and
             note, and what is expected: action, rule, destination, detail, app_id
    convert  writes a policy to stdout in the other format: JSON as a property list (XML), and a
             property list as JSON; --to names the format

    A file that is not named, or '-', is read from stdin.
    """

  private static let rules = """
    Usage: jumpgate rules [--policy FILE]

    Writes a content rule list for WebKit (JSON) that hardens what the policy blocks: pop-ups to
    store schemes, and store pages in frames. It is a second net; the gate decides.
    """

  private static let audit = """
    Usage: jumpgate audit [OPTION …] [PAGE …]

    Loads each page (an address, or a file served over loopback) in a real WebKit as a phone would,
    presses what can be pressed, each on the fresh page, and reports every jump. Nothing is opened.
    A file's page can read, and send to anyone, all that its folder holds and is not hidden.
    Without pages, or with '-', reads them from stdin, one a line.

      --policy FILE    as for 'check'
      --format FORMAT  text (default) or jsonl
      --proxy URL      an http proxy for everything the page loads
      --timeout SECONDS  the longest time for one load: 1 to 3600 (default: 20)
      --jobs N         pages at the same time: 1 to 64 (default: 1)
      --presses N      how many elements of a page are pressed at most: 0 to 100000 (default: 100)
      --display NAME   a display that is there already, whose pointer and focus will be moved;
                       without it the audit starts one of its own
      --fail-on WHAT   exit with 1 if anything is refused: never (default), block, or ask (block
                       and ask); but for never, also if a page could not be judged whole

    Exit status 2, whatever else was seen: a page could not be judged at all, or a row not be read.
    """
}
