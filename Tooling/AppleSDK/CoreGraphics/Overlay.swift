@_exported import CoreGraphics

extension CGPoint {
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

extension CGRect {
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func contains(_ point: CGPoint) -> Bool { false }
  public var midX: Double { 0 }
  public var midY: Double { 0 }
}
