import PresentationKit

/// A list in columns, below a header that stays when the rows scroll.
///
/// The rows are those of a ``CollectionView``: they can be selected, opened and numbered. Each is a ``TableRow`` with the
/// columns of the table.
///
/// ![Three rows below the titles of their columns, the second of which is selected](table)
///
/// ```swift
/// final class BooksView: Component, AppView {
///     let table = Table<Int>([
///         TableColumn(Phrase(en: "Title", ja: "書名")),
///         TableColumn(Phrase(en: "Pages", ja: "頁数"), width: 5, alignment: .trailing),
///     ])
///     private lazy var rows = CollectionDataSource<Book>(table.list)
///
///     struct Book: Identifiable, Equatable, Sendable {
///         let id: Int
///         let title: String
///         let pages: Int
///     }
///
///     func setup() {
///         rows.register { [columns = table.columns] in TableRow(columns) } configure: { row, book in
///             row.cells = [TerminalText(book.title), TerminalText("\(book.pages)")]
///         }
///         add(table)
///         rows.apply(Snapshot([Book(id: 1, title: "Typee", pages: 325)]))
///     }
/// }
/// ```
public final class Table<ID: Hashable & Sendable>: Component {
    /// The list of the rows.
    public let list = CollectionView<ID>()
    /// The columns, from left to right.
    public let columns: [TableColumn]
    private let header: TableRow

    /// Creates a table without rows.
    public init(_ columns: [TableColumn]) {
        self.columns = columns
        header = TableRow(columns)
        super.init()
        grows = true
        add(header)
        add(list)
    }

    public override func sizeThatFits(_ size: Size) -> Size { size }

    private func showTitles(in wording: Wording) {
        header.cells = columns.map { TerminalText(wording($0.title), style: TextStyle(.title)) }
    }

    public override func layout() {
        showTitles(in: traits.wording)
        let size = frame.size
        list.frame = Rect(Point(column: 0, row: 1), Size(columns: size.columns, rows: max(0, size.rows - 1)))
        // The numbers of the rows decide how far the header is from the edge.
        list.layoutIfNeeded()
        let origin = Point(column: list.indent.columns, row: 0)
        header.frame = Rect(origin, Size(columns: list.cellWidth, rows: min(1, size.rows)))
    }

    /// Returns the new rows, the first of all and those that are printed again below the header.
    public override func takeLines(for page: LinePage) -> [TerminalText] {
        guard !isHidden else { return [] }
        let printsHeader = list.lineState.printsHeader || list.lineState.printedRows == 0
        let rows = list.takeLines(for: page)
        guard printsHeader, !rows.isEmpty else { return rows }
        showTitles(in: page.wording)
        let label = list.lineIndent
        return page.lines(behind: label) { header.lines(for: $0) } + rows
    }
}
