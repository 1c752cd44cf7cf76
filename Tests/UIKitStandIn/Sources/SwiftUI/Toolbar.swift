@MainActor @preconcurrency
public protocol ToolbarContent {}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent { ToolbarItems() }
}

/// The content of a toolbar; its name in SwiftUI is not public.
struct ToolbarItems: ToolbarContent {
    nonisolated init(standIn: Void = ()) {}
}

public struct ToolbarItemPlacement: Sendable {
    private let name: String

    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified<Self>() }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        Modified<Self>()
    }

    public func searchable(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil) -> some View {
        Modified<Self>()
    }

    public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
        Modified<Self>()
    }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        Modified<Self>()
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Modified<Self>() }
}
