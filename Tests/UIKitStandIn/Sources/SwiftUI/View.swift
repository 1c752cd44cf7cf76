public import Foundation

// https://developer.apple.com/documentation/swiftui/view
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

/// Stops the program: SwiftUI makes the body of its own views itself, and the stand-in draws nothing.
private func noBody() -> Never {
    preconditionFailure("A view of SwiftUI itself has no body.")
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
    public typealias Body = Never
    nonisolated init(standIn: Void = ()) {}
}

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
    public typealias Body = Never
    public nonisolated init() {}
}

/// The view of one of two branches; its name in SwiftUI is not public.
public struct ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never
    nonisolated init(standIn: Void = ()) {}
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
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

// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to; its name in SwiftUI is not public.
public struct ModifierContent<Modifier: ViewModifier>: View {
    public typealias Body = Never
}

// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier>: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

/// What a modifier of SwiftUI returns.
struct Modified<Content: View>: View {
    typealias Body = Never
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }

    // https://developer.apple.com/documentation/swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified<Self>() }
}
