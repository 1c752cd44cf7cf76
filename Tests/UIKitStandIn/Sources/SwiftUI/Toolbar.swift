// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency
public protocol ToolbarContent {}

// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
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

// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    private let name: String

    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
}

// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified<Self>() }

    // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)
    public func searchable(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        Modified<Self>()
    }

    // https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Modified<Self>() }
}
