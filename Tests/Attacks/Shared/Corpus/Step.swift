/// Something that the user or the host app does.
package enum Step: Hashable, Sendable {
  /// Press and release the first button at a place.
  case tap(Spot)
  /// Press and release the third button at a place.
  case tapThird(Spot)
  /// Press without release.
  case press(Spot)
  /// Release what is pressed, at a place.
  case release(Spot)
  /// Move the pointer.
  case move(Spot)
  /// Press, move by so many pixels, release.
  case drag(Spot, x: Int, y: Int)
  /// Press and release a key.
  case key(String)
  /// Let time pass.
  case wait(Int)
  /// Wait until the network is asked for an address.
  case awaitRequest(String)
  /// Wait until the main view shows an address and is done with it.
  case awaitView(String)
  /// Wait until there are so many child views, and they are done loading.
  case awaitChildren(Int)
  /// Wait until a question is put to the user.
  case awaitPrompt
  /// The host app goes back, goes forward, reloads.
  case back, forward, reload
  /// The host app loads an address.
  case load(String)
  /// The host app evaluates a script in the page.
  case evaluate(String)
  /// The host app hides or shows the view.
  case hide, show
  /// The user answers the question: `once`, `always`, `no`, `never`.
  case answer(String)
  /// The host app passes on an address that a script message asked for.
  case bridge(String)
}

/// A place to press: pixels of the view, or the name of a place that the common style sheet fixes.
package struct Spot: Hashable, Sendable {
  package var x: Int
  package var y: Int
  /// Which view: 0 is the page's own, 1 the first new window's and so on.
  package var view = 0

  /// Reads `go`, `frame`, `120,40`, or one of them after `1:` for a new window's view.
  package init?(_ text: Substring) {
    var rest = text
    if let colon = text.firstIndex(of: ":"), let number = Int(text[..<colon]) {
      view = number
      rest = text[text.index(after: colon)...]
    }
    let numbers = rest.split(separator: ",").compactMap { Int($0) }
    if let named = Self.named[String(rest)] {
      (x, y) = named
    } else if numbers.count == 2 {
      (x, y) = (numbers[0], numbers[1])
    } else {
      return nil
    }
  }

  private static let named = [
    "go": (100, 50), "second": (100, 150), "frame": (100, 250), "frame-second": (100, 350),
    "inner": (100, 450), "nothing": (300, 50),
  ]
}

extension Step {
  /// Reads one step; nil if it is none.
  package init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let word = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : ""
    if let plain = Self.plain[String(word)], rest.isEmpty {
      self = plain
    } else if let pointed = Spot(rest).flatMap({ Self.pointed(word, $0) }) {
      self = pointed
    } else if let told = Self.told(word, rest) {
      self = told
    } else {
      return nil
    }
  }

  private static let plain: [String: Step] = [
    "back": .back, "forward": .forward, "reload": .reload, "hide": .hide, "show": .show,
    "await-prompt": .awaitPrompt,
  ]

  private static func pointed(_ word: Substring, _ spot: Spot) -> Step? {
    switch word {
    case "tap": .tap(spot)
    case "tap-3": .tapThird(spot)
    case "press": .press(spot)
    case "release": .release(spot)
    case "move": .move(spot)
    default: nil
    }
  }

  private static func told(_ word: Substring, _ rest: Substring) -> Step? {
    guard !rest.isEmpty else { return nil }
    switch word {
    case "drag": return drag(rest)
    case "key": return .key(String(rest))
    case "wait": return Int(rest).map { .wait($0) }
    case "await-request": return .awaitRequest(String(rest))
    case "await-view": return .awaitView(String(rest))
    case "await-children": return Int(rest).map { .awaitChildren($0) }
    case "load": return .load(String(rest))
    case "evaluate": return .evaluate(String(rest))
    case "answer": return .answer(String(rest))
    case "bridge": return .bridge(String(rest))
    default: return nil
    }
  }

  private static func drag(_ text: Substring) -> Step? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let spot = Spot(parts[0]) else { return nil }
    let by = parts[1].split(separator: ",").compactMap { Int($0) }
    return by.count == 2 ? .drag(spot, x: by[0], y: by[1]) : nil
  }
}
