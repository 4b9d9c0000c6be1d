@_exported import Foundation
@_exported import UIKit

public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
}
