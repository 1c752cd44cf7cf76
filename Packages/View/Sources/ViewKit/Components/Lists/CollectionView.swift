/// A list of rows, of which one is selected.
///
/// A ``CollectionDataSource`` fills it. Only the rows on the screen have cells, and only these are laid out and drawn, so a
/// list of any length takes the same time. Keys, the wheel and clicks move the selection; the list scrolls with it.
///
/// On lines, a list prints the rows that are new, each item behind its number if ``numberItems(for:_:explanation:)`` was
/// called.
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

    /// A Boolean value that indicates whether the user can mark items.
    public var allowsMarking = false {
        didSet {
            if !allowsMarking { marked = [] }
            setNeedsLayout()
        }
    }

    /// The identities of the marked items.
    public internal(set) var marked: Set<ID> = []

    /// The identity of the selected item; nil in a list without items.
    public var selection: ID? { selectedRow.flatMap { content?.id(atRow: $0) } }

    weak var content: (any CollectionContent<ID>)?
    var numbering: ItemNumbering?
    var selectedRow: Int?
    var viewport = Viewport(row: headerRow)
    /// The rows on the screen, from top to bottom.
    private(set) var placements: [Viewport.Placement] = []
    /// The cells by row.
    private var cells: [Int: MeasuredCell] = [:]
    /// The columns of marks and numbers before the cells.
    private var indent = Indent()
    var isNearEnd = false
    var lineState = LineState()
    private let headerLabel = Label()
    private let footerLabel = Label()

    private struct MeasuredCell {
        let cell: CollectionCell
        /// The height in the present width, or nil if it has to be measured.
        var height: Int?
    }

    /// The columns before the cells.
    private struct Indent: Equatable {
        var marks = 0
        var numbers = 0
        var columns: Int { marks + numbers }
    }

    /// Creates a list without rows.
    public override init() {
        super.init()
        grows = true
        add(headerLabel)
        add(footerLabel)
    }

    public override var canBecomeFocused: Bool { true }

    /// The number of the selected item and that of the last one, for the status line.
    public override var status: TerminalText {
        guard let selectedRow, let content, let numbers = content.numbers else { return TerminalText() }
        return TerminalText("\(content.number(ofRow: selectedRow))/\(numbers.upperBound)")
    }

    /// Selects an item and scrolls to it; does nothing if the list does not have it.
    ///
    /// - Complexity: O(n) in the number of rows.
    public func select(_ id: ID) {
        guard let row = content?.row(of: id) else { return }
        selectedRow = row
        setNeedsLayout()
    }

    // MARK: - Rows

    /// The row of the header, before that of the first item.
    static var headerRow: Int { -1 }

    var rowCount: Int { content?.rowCount ?? 0 }

    /// The rows with header and footer, and their heights.
    var rows: Viewport.Rows {
        Viewport.Rows(range: Self.headerRow..<rowCount + 1, length: max(1, frame.size.rows)) { [self] in height(of: $0)
        }
    }

    private func height(of row: Int) -> Int {
        switch row {
        case Self.headerRow: header.isEmpty ? 0 : height(of: headerLabel, frame.size.columns) + 1
        case rowCount: footer.isEmpty ? 0 : height(of: footerLabel, frame.size.columns) + 1
        default: height(ofCellAt: row)
        }
    }

    private func height(ofCellAt row: Int) -> Int {
        if let height = cells[row]?.height { return height }
        let cell = cells[row]?.cell ?? makeCell(forRow: row)
        let height = height(of: cell.component, frame.size.columns - indent.columns)
        cells[row] = MeasuredCell(cell: cell, height: height)
        return height
    }

    private func height(of component: Component, _ columns: Int) -> Int {
        component.sizeThatFits(Size(columns: columns, rows: Int(UInt16.max))).rows
    }

    private func makeCell(forRow row: Int) -> CollectionCell {
        guard let content else { return .empty }
        var cell = CollectionCell.empty
        performLayout {
            cell = content.makeCell(forRow: row)
            add(cell.component)
        }
        return cell
    }

    private func end(_ cell: CollectionCell) {
        performLayout {
            cell.component.removeFromParent()
            cell.end()
        }
    }

    /// Ends the cells of the rows that are not in a set.
    private func endCells(except kept: Set<Int>) {
        for (row, cell) in cells where !kept.contains(row) {
            cells[row] = nil
            end(cell.cell)
        }
    }

    /// Moves the cells of the rows that remain to their new rows, and ends the others.
    func moveCells(_ map: RowMap) {
        var moved: [Int: MeasuredCell] = [:]
        for (row, cell) in cells {
            if let row = map[row] { moved[row] = cell } else { end(cell.cell) }
        }
        cells = moved
    }

    /// Shows the present content in the cells of rows.
    func updateCells(_ rows: [Int]) {
        for row in rows {
            guard let cell = cells[row]?.cell else { continue }
            if cell.update(row) {
                cells[row]?.height = nil
            } else {
                cells[row] = nil
                end(cell)
            }
        }
    }

    func endCells() {
        endCells(except: [])
        placements = []
    }

    /// Calls a closure with the cell of a row for a moment, to take its lines.
    func withCell<Result>(forRow row: Int, _ body: (Component) -> Result) -> Result {
        if let cell = cells[row]?.cell { return body(cell.component) }
        let cell = makeCell(forRow: row)
        defer { end(cell) }
        return body(cell.component)
    }

    // MARK: - Layout and drawing

    public override func sizeThatFits(_ size: Size) -> Size { size }

    public override func layout() {
        guard content != nil, !frame.size.isEmpty else { return endCells() }
        measureIndent()
        for (row, cell) in cells
        where cell.cell.component.needsLayout || cell.cell.component.frame.size.columns != cellWidth {
            cells[row]?.height = nil
        }
        let rows = rows
        viewport.fit(rows)
        if let selectedRow { viewport.reveal(selectedRow, in: rows) }
        place(viewport.placements(in: rows))
    }

    private var cellWidth: Int { frame.size.columns - indent.columns }

    private func measureIndent() {
        indent = Indent()
        if allowsMarking { indent.marks = 2 }
        if numbering != nil, let numbers = content?.numbers {
            indent.numbers = String(numbers.upperBound).utf8.count + 2
        }
        // As on lines, narrow rows have no numbers.
        if cellWidth < 8 { indent = Indent() }
    }

    private func place(_ placements: [Viewport.Placement]) {
        self.placements = placements
        endCells(except: Set(placements.map(\.row)))
        headerLabel.isHidden = placements.first?.row != Self.headerRow
        footerLabel.isHidden = placements.last?.row != rowCount
        for placement in placements {
            let place = Point(column: indent.columns, row: placement.line)
            switch placement.row {
            case Self.headerRow:
                headerLabel.frame = lineFrame(at: placement.line, placement.height - 1)
            case rowCount:
                footerLabel.frame = lineFrame(at: placement.line + 1, placement.height - 1)
            default:
                cells[placement.row]?.cell.component.frame = Rect(
                    place,
                    Size(columns: cellWidth, rows: placement.height)
                )
            }
        }
    }

    private func lineFrame(at line: Int, _ rows: Int) -> Rect {
        Rect(Point(column: 0, row: line), Size(columns: frame.size.columns, rows: rows))
    }

    public override func draw(on canvas: inout Canvas) {
        guard let content, indent.columns > 0 else { return }
        let style = traits.theme.accent
        for placement in placements where 0..<rowCount ~= placement.row {
            guard let id = content.id(atRow: placement.row) else { continue }
            if marked.contains(id) { canvas.draw("*", at: Point(column: 0, row: placement.line), style: style) }
            guard indent.numbers > 0 else { continue }
            let number = String(content.number(ofRow: placement.row))
            let column = indent.columns - 2 - number.utf8.count
            canvas.draw(TerminalText(number, style: style), at: Point(column: column, row: placement.line))
        }
    }

    public override func display(on canvas: inout Canvas) {
        super.display(on: &canvas)
        guard !isHidden, let placement = placements.first(where: { $0.row == selectedRow }) else { return }
        canvas.inside(frame) { canvas in
            canvas.add(
                isFocused ? traits.theme.selection : TextStyle(.bold),
                to: lineFrame(at: placement.line, placement.height)
            )
            // Input methods draw at the cursor, and screen readers follow it.
            if isFocused { canvas.showCursor(at: Point(column: 0, row: max(0, placement.line))) }
        }
    }

    // MARK: - Lines

    public override func takeLines(for page: LinePage) -> [TerminalText] {
        isHidden ? [] : takeNewLines(for: page)
    }

    public override func skipLines() {
        lineState.skip(rowCount)
    }

    public override func setNeedsPrinting() {
        setLastPageNeedsPrinting()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] { listCommands }

    public override func didTap(at point: Point) {
        guard let placement = placements.first(where: { $0.line..<$0.end ~= point.row }), canSelect(placement.row)
        else {
            return
        }
        if placement.row == selectedRow { openSelection() } else { select(row: placement.row) }
    }

    public override func didScroll(by rows: Int) {
        scroll(by: rows)
    }
}
