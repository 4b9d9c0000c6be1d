extension HeldTap {
  /// Whose a tap is, seen from a frame that asks.
  private enum Ownership { case own, descendant, foreign, unknown }

  /// What the tap is worth for a frame that asks at a time.
  ///
  /// - Parameters:
  ///   - frame: the asking frame.
  ///   - engineGesture: the engine's gesture flag. False takes the tap's liveness away, since the
  ///     engine saw no tap behind the request; true adds nothing; nil: it does not tell.
  func standing(for frame: Frame, engineGesture: Bool?, at time: GateTime) -> TapStanding {
    let age = time.milliseconds - tap.time.milliseconds
    guard age >= -Self.clockTolerance else { return .none }
    if isCarried { return carriedStanding(for: frame, age: age) }
    switch ownership(of: frame) {
    case .foreign: return .none
    case .unknown: return .unknown
    case .own: return ownStanding(.live, age: age, engineGesture: engineGesture)
    case .descendant: return ownStanding(.descendant, age: age, engineGesture: engineGesture)
    }
  }

  /// What an inherited tap is worth for the child's first load, whoever asks for it.
  ///
  /// The engine's flag is not asked: it is false on real taps for the first load of a `noopener`
  /// child (seen on WebKitGTK 2.50.6).
  func inheritedStanding(_ standing: TapStanding, at time: GateTime) -> TapStanding {
    let age = time.milliseconds - tap.time.milliseconds
    guard age >= -Self.clockTolerance else { return .none }
    return ownStanding(standing, age: age, engineGesture: nil)
  }

  private func ownStanding(
    _ standing: TapStanding, age: Int64, engineGesture: Bool?
  ) -> TapStanding {
    if isSpent { return .spent }
    return age <= Self.lifetime && engineGesture != false ? standing : .lapsed
  }

  /// A carried tap belongs to the page, not to the frames inside it; one that came from the opener
  /// belongs to the page that opened this one as well, which has spent it by that.
  private func carriedStanding(for frame: Frame, age: Int64) -> TapStanding {
    guard age <= Self.carriedLifetime else { return .none }
    return switch frame.role {
    case .main where frame.id == nil && !isFromOpener: .unknown
    case .main: isSpent ? .spent : .carried
    case .sub: .none
    case .unknown: .unknown
    }
  }

  private func ownership(of frame: Frame) -> Ownership {
    switch (tap.frame.role, frame.role) {
    case (.main, .main) where frame.id == nil: return .unknown
    case (.main, .main): return sameOrUnknown(frame) == .foreign ? .foreign : .own
    case (.main, .sub): return .foreign
    case (.sub, .main):
      // A frame of another page than this one is none of its own.
      guard let ancestors = tap.frame.ancestors, let id = frame.id else { return .descendant }
      return ancestors.contains(id) ? .descendant : .foreign
    default: break
    }
    let same = sameOrUnknown(frame)
    guard same == .foreign else { return same }
    guard let ancestors = tap.frame.ancestors, let id = frame.id else { return .unknown }
    return ancestors.contains(id) ? .descendant : .foreign
  }

  private func sameOrUnknown(_ frame: Frame) -> Ownership {
    guard let own = tap.frame.id, let other = frame.id else { return .unknown }
    return own == other ? .own : .foreign
  }
}
