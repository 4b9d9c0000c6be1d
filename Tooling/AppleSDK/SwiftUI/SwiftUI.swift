// The part of SwiftUI that the adapter and the example meet. Declarations only.
@_exported import Foundation
@_exported import Observation
#if canImport(UIKit)
  public import UIKit
#else
  public import AppKit
#endif

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct TupleView<each Content: View>: View {
  init(_ content: repeat each Content) {}
  public var body: Never { fatalError() }
}

public struct EitherView<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { EitherView() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { EitherView() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public init(verbatim content: String) {}
  public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

public struct Divider: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct List<Content: View>: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
  public var body: Never { fatalError() }
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let caption = Font()
}

public struct Link: View {
  public init(_ title: some StringProtocol, destination: URL) {}
  public var body: Never { fatalError() }
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func frame(
    maxWidth: Double? = nil, maxHeight: Double? = nil
  ) -> some View { self }
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  public func background<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}


public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct StateObject<ObjectType: AnyObject> {
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {}
  @MainActor public var wrappedValue: ObjectType { fatalError() }
}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } set {} }
}

// MARK: Environment

public struct EnvironmentValues {
  public var openURL: OpenURLAction { get { fatalError() } set {} }
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
}

// MARK: The app

@MainActor @preconcurrency public protocol Scene {}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
  @MainActor init()
}

extension App {
  @MainActor public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Views of the other kit

#if canImport(UIKit)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
  }

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewRepresentableContext<Self>
  }

  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public var body: Never { fatalError() }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
#else
  @MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
  }

  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = NSViewRepresentableContext<Self>
  }

  extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public var body: Never { fatalError() }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
#endif
