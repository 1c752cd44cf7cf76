public import Foundation

public struct Group<Content> {}

extension Group: View where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: StandInView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct VStack<Content: View>: StandInView {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

public struct List<SelectionValue: Hashable, Content: View>: StandInView {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
}

public struct ScrollViewReader<Content: View>: StandInView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

public struct Text: StandInView {
    public init(verbatim content: String) {}

    public func font(_ font: Font?) -> Text { self }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: StandInView {
    public init<S: StringProtocol>(_ title: S) where CurrentValueLabel == EmptyView, Label == Text {}
}

public struct Button<Label: View>: StandInView {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct TextField<Label: View>: StandInView {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}

public struct SecureField<Label: View>: StandInView {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}

public struct Menu<Label: View, Content: View>: StandInView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {}
}

public struct Toggle<Label: View>: StandInView {
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {}
}
