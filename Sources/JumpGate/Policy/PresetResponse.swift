/// What a preset does for one row of its table, by the tap.
public struct PresetResponse: Sendable, Hashable {
  /// With a live tap, for an asker in the main frame.
  public let tap: Action
  /// With a live tap, for an asker in a frame inside the page.
  public let tapInFrame: Action
  /// With a tap that is spent, lapsed or carried.
  public let lateTap: Action
  /// Without a tap.
  public let noTap: Action

  /// The same whatever the tap.
  static func always(_ action: Action) -> PresetResponse {
    PresetResponse(tap: action, tapInFrame: action, lateTap: action, noTap: action)
  }

  /// With a live tap, of any frame; else block.
  static func tap(_ action: Action) -> PresetResponse {
    PresetResponse(tap: action, tapInFrame: action, lateTap: .block, noTap: .block)
  }

  /// Whether the tap makes a difference.
  var dependsOnTap: Bool { tap != noTap || tap != tapInFrame || tap != lateTap }

  /// The action for a tap and a frame; a tap of a descendant gets `ask` at most.
  func action(for tap: TapStanding, inMainFrame: Bool) -> Action {
    switch tap {
    case .live: inMainFrame ? self.tap : tapInFrame
    case .descendant: descendantAction(inMainFrame: inMainFrame)
    case .spent, .lapsed, .carried: lateTap
    case .none, .unknown: noTap
    }
  }

  private func descendantAction(inMainFrame: Bool) -> Action {
    let action = inMainFrame ? tap : tapInFrame
    return dependsOnTap && action.isExit ? .ask : action
  }
}
