public import PresentationKit

/// A row of tabs, of which one is selected.
///
/// Keys and clicks report the tab that the user wants; the selection changes when the screen is shown again. Where there is
/// no space for all tabs, those around the selected one are shown, between signs that stand for the others. The bar never
/// has the focus, so that a view controller offers its commands besides its own. On lines there are no tabs.
///
/// ![A row of five tabs above a grid of pictures; the fourth is selected](tab-bar)
///
/// ```swift
/// final class BookcaseView: Component, AppView {
///     let tabs = TabBar<String>()
///     let list = CollectionView<String>()
///
///     func setup() {
///         let new = TabBar<String>.Tab("new", Phrase(en: "New", ja: "新着"))
///         let read = TabBar<String>.Tab("read", Phrase(en: "Read", ja: "既読"))
///         tabs.show([new, read], selected: "new")
///         add(Stack(.vertical, [tabs, list]))
///     }
/// }
/// ```
public final class TabBar<ID: Hashable & Sendable>: Component {
    /// A tab.
    public struct Tab: Identifiable, Hashable, Sendable {
        /// The identity.
        public let id: ID
        /// The title, a word or two.
        public let title: Phrase

        /// Creates a tab.
        public init(_ id: ID, _ title: Phrase) {
            self.id = id
            self.title = title
        }
    }

    /// The event that the user asked for another tab.
    public let selects = ControlEvent<ID>()
    /// The tabs, from left to right.
    public private(set) var tabs: [Tab] = []
    private var selected = 0

    /// Creates a bar without tabs, which is hidden.
    public override init() {
        super.init()
        isHidden = true
        style = .on(.panel)
    }

    /// Shows tabs, in place of the last ones.
    ///
    /// - Parameters:
    ///   - tabs: the tabs, from left to right.
    ///   - id: the identity of the selected tab; the first tab is selected if none has it.
    public func show(_ tabs: [Tab], selected id: ID) {
        self.tabs = tabs
        selected = tabs.firstIndex { $0.id == id } ?? 0
        isHidden = tabs.isEmpty
        setNeedsLayout()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] {
        guard tabs.count > 1 else { return [] }
        return [
            KeyCommand(
                "next-tab",
                Phrase(en: "next tab", ja: "次のタブ"),
                explanation: Phrase(en: "Show the next tab, as it was left.", ja: "次のタブを前回のまま表示します。"),
                keys: ["]"],
                isInStatusLine: true,
                for: self
            ) { $0.move(by: 1) },
            KeyCommand(
                "previous-tab",
                Phrase(en: "previous tab", ja: "前のタブ"),
                explanation: Phrase(en: "Show the previous tab, as it was left.", ja: "前のタブを前回のまま表示します。"),
                keys: ["["],
                isInStatusLine: true,
                for: self
            ) { $0.move(by: -1) },
        ]
    }

    /// Asks for another tab, from the last one to the first.
    private func move(by distance: Int) {
        guard !tabs.isEmpty else { return }
        selects.send(tabs[(selected + distance + tabs.count) % tabs.count].id)
    }

    public override func didTap(at point: Point) {
        switch tabLayout(frame.size.columns).target(atColumn: point.column) {
        case .tab(let index): if index != selected { selects.send(tabs[index].id) }
        case .before: move(by: -1)
        case .behind: move(by: 1)
        case nil: break
        }
    }

    // MARK: - Layout and drawing

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(columns: size.columns, rows: min(1, size.rows))
    }

    public override func draw(on canvas: inout Canvas) {
        guard !tabs.isEmpty else { return }
        let layout = tabLayout(canvas.bounds.columns)
        for part in layout.parts {
            let title = titles[part.tab].truncated(to: part.columns.count, in: canvas.metrics)
            let style = part.tab == selected ? TextStyle.on(.focus) : TextStyle(.secondary)
            canvas.draw(title, at: Point(column: part.columns.lowerBound, row: 0), style: style)
        }
        if layout.hidesTabsBefore { canvas.draw(TabLayout.signBefore, at: .zero) }
        if let column = layout.columnBehind { canvas.draw(TabLayout.signBehind, at: Point(column: column, row: 0)) }
    }

    private var titles: [TerminalText] { tabs.map { TerminalText(" \(traits.wording($0.title)) ") } }

    private func tabLayout(_ columns: Int) -> TabLayout {
        TabLayout(titles.map { $0.width(in: traits.metrics) }, selected: selected, columns: columns)
    }
}
