public import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { noBody() }
}

extension View where Body == Never {
    public var body: Never { noBody() }
}

/// A view of SwiftUI itself.
@MainActor @preconcurrency
public protocol StandInView: View where Body == Never {}

/// Stops the program: SwiftUI makes the body of its own views itself, and the stand-in draws nothing.
private func noBody() -> Never {
    preconditionFailure("A view of SwiftUI itself has no body.")
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

public struct TupleView<T>: StandInView {
    nonisolated init(standIn: Void = ()) {}
}

public struct EmptyView: StandInView {
    public nonisolated init() {}
}

/// The view of one of two branches; its name in SwiftUI is not public.
public struct ConditionalContent<TrueContent: View, FalseContent: View>: StandInView {
    nonisolated init(standIn: Void = ()) {}
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent()
    }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to; its name in SwiftUI is not public.
public struct ModifierContent<Modifier: ViewModifier>: StandInView {}

public struct ModifiedContent<Content, Modifier>: StandInView where Content: View, Modifier: ViewModifier {}

/// What a modifier of SwiftUI returns.
struct Modified<Content: View>: StandInView {}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }

    public func id<ID: Hashable>(_ id: ID) -> some View { Modified<Self>() }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified<Self>() }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified<Self>() }

    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { Modified<Self>() }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified<Self>() }

    public func disabled(_ disabled: Bool) -> some View { Modified<Self>() }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Modified<Self>()
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Modified<Self>()
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified<Self>() }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Modified<Self>()
    }

    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Modified<Self>() }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified<Self>() }
}
