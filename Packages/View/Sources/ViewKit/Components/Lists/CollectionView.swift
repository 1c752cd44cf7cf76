import PresentationKit

/// A list of rows, of which one is selected.
///
/// A ``CollectionDataSource`` fills it. Only the rows on the screen have cells, and only these are laid out and drawn, so a
/// list of any length takes the same time. Keys, the wheel and clicks move the selection; the list scrolls with it.
///
/// With a width of items it is a grid: as many items as fit stand side by side, and the selection moves in four directions.
///
/// On lines, a list prints the rows that are new, each item behind its number if ``numberItems(for:_:explanation:)`` was
/// called; a grid prints its items side by side where there is a terminal.
///
/// ![Four items of a list, the second of which is selected](collection-view)
///
/// ![The days of a month as a grid, a week in each row](grid)
///
/// ```swift
/// final class BookListView: Component, AppView {
///     let list = CollectionView<String>()
///
///     func setup() {
///         list.footer = "The end"
///         list.numberItems(for: "read", Phrase(en: "Read", ja: "読む"))
///         add(list)
///     }
/// }
/// ```
public final class CollectionView<ID: Hashable & Sendable>: Component {
    /// The event that the user selected another item.
    public let selects = ControlEvent<ID>()
    /// The event that the user opened an item by Enter, a click, or its number.
    public let opens = ControlEvent<ID>()
    /// The event that the user marked an item or removed a mark, with the identities of all marked items.
    public let marks = ControlEvent<Set<ID>>()
    /// The event that the user came within a screen of the last row; sent again after the list has grown, or after the user
    /// went away and came back.
    public let reachesEnd = ControlEvent<Void>()

    /// The text above the rows; on lines it is printed when it is set, before the next rows.
    public var header = TerminalText() {
        didSet {
            headerLabel.text = [header]
            lineState.printsHeader = !header.isEmpty
            setNeedsLayout()
        }
    }

    /// The text below the rows; on lines it is printed when it is set, below the next rows.
    public var footer = TerminalText() {
        didSet {
            footerLabel.text = [footer]
            lineState.printsFooter = !footer.isEmpty
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the user can mark items, to do something with several at once.
    public var allowsMarking = false {
        didSet {
            if !allowsMarking { marked = [] }
            setNeedsLayout()
        }
    }

    /// The identities of the marked items.
    public internal(set) var marked: Set<ID> = []
    /// The identity of the item that was marked last, at which a range begins.
    var lastMarked: ID?

    /// The identity of the selected item; nil in a list without items.
    public var selection: ID? { selectedRow.flatMap { content?.id(atRow: $0) } }

    weak var content: (any CollectionContent<ID>)? {
        didSet { countRows() }
    }
    /// The number of rows after the last change of the content.
    private(set) var rowCount = 0
    var numbering: ItemNumbering?
    var selectedRow: Int?
    var viewport = Viewport(row: headerRow)
    /// The rows on the screen, from top to bottom.
    var placements: [Viewport.Placement] = []
    var cells: [Int: CollectionCell] = [:]
    /// The columns of marks and numbers before the cells.
    var indent = CellIndent()
    /// A Boolean value that indicates whether the last row is within a screen.
    var isNearEnd = false
    var lineState = LineState()
    /// The least width of an item in a grid, or nil for a list.
    let itemWidth: Int?
    /// The number of items side by side in the width that the viewport was adapted to.
    var itemsPerBand = 1
    var changes = CollectionChanges()

    private(set) lazy var movements = makeMovements()

    /// Asks the content for the number of its rows, which takes longer than to remember it.
    func countRows() {
        rowCount = content?.rowCount ?? 0
    }
    let headerLabel = Label()
    let footerLabel = Label()

    /// Creates a list or a grid without rows.
    ///
    /// - Parameter itemWidth: the least width of an item in a grid, in columns; nil for a list.
    public init(itemWidth: Int? = nil) {
        self.itemWidth = itemWidth.map { max(1, $0) }
        super.init()
        grows = true
        add(headerLabel)
        add(footerLabel)
    }

    public override var canBecomeFocused: Bool { true }

    /// The number of marked items, and the numbers of the selected item and of the last one, for the status line.
    public override var status: TerminalText {
        guard let selectedRow, let content, let numbers = content.numbers else { return TerminalText() }
        let position = TerminalText("\(content.number(ofRow: selectedRow))/\(numbers.upperBound)")
        guard !marked.isEmpty else { return position }
        let count = Phrase(en: "\(marked.count) marked", ja: "\(marked.count) 件をマーク中")
        return TerminalText(traits.wording(count)) + " · " + position
    }

    /// Selects an item and scrolls to it; does nothing if the list does not have it.
    ///
    /// - Complexity: O(n) in the number of rows.
    public func select(_ id: ID) {
        guard let row = content?.row(of: id) else { return }
        selectedRow = row
        setNeedsLayout()
    }

    // MARK: - Layout and drawing

    public override func sizeThatFits(_ size: Size) -> Size { size }

    public override func layout() {
        holdingChanges {
            guard let content, !frame.size.isEmpty else {
                content?.showDetail(ofRow: nil)
                return endCells()
            }
            measureIndent()
            forgetChangedHeights()
            let rows = rows
            viewport.fit(rows)
            if let selectedBand { viewport.reveal(selectedBand, in: rows) }
            place(viewport.placements(in: rows))
            content.showDetail(ofRow: selectedRow)
        }
    }

    /// Lays out the list, and again with the changes that its cells have made meanwhile.
    public override func layoutIfNeeded() {
        super.layoutIfNeeded()
        for _ in 0..<CollectionChanges.mostLayouts where performHeldChanges() { super.layoutIfNeeded() }
    }

    public override func draw(on canvas: inout Canvas) {
        drawLabels(on: &canvas)
        drawScrollBar(on: &canvas)
    }

    public override func display(on canvas: inout Canvas) {
        super.display(on: &canvas)
        if !isHidden { canvas.inside(frame, drawSelection) }
    }

    // MARK: - Lines

    public override func takeLines(for page: LinePage) -> [TerminalText] {
        guard !isHidden else { return [] }
        defer { performHeldChanges() }
        return holdingChanges { takeNewLines(for: page) }
    }

    public override func skipLines() {
        lineState.skip(rowCount)
    }

    /// Marks the rows that were appended last, whose numbers the user can type, with header and footer.
    public override func prepareToReappear() {
        setLastPageNeedsPrinting()
    }

    public override func setNeedsPrinting() {
        setRowsNeedPrinting()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] { listCommands }

    public override func didTap(at point: Point) {
        guard let row = row(at: point) else { return }
        if row == selectedRow { openSelection() } else { select(row: row) }
    }

    public override func didScroll(by rows: Int) {
        scroll(by: rows)
    }
}
