import ArticleContract
import Testing

struct ArticleListContentTests {
    /// A change of a list of the rows 'a' and 'b', of which the last one is read.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let content: ArticleListContent
        /// The identifiers of the rows that changed, and of those that were appended; nil if the list is replaced.
        let expected: (changed: [String], appended: [String])?

        init(
            _ name: String,
            after preceding: Int = 3,
            search: String? = nil,
            _ rows: [ArticleRow],
            changed: [String] = [],
            appended: [String]? = []
        ) {
            testDescription = name
            content = ArticleListContentTests.content(rows, after: preceding, search: search)
            expected = appended.map { (changed, $0) }
        }

        static let all = [
            Change("nothing", [row("a"), row("b", isRead: true)]),
            Change("a mark", [row("a", isRead: true), row("b", isRead: true)], changed: ["a"]),
            Change("a further page", [row("a"), row("b"), row("c")], changed: ["b"], appended: ["c"]),
            Change("the next page alone", after: 5, [row("c"), row("d")], appended: ["c", "d"]),
            Change("the next page with the last row", after: 4, [row("b"), row("c")], changed: ["b"], appended: ["c"]),
            Change("a page with a gap before it", after: 6, [row("d")], appended: nil),
            Change("an earlier page", after: 0, [row("a"), row("b", isRead: true)], appended: nil),
            Change("another row", [row("a"), row("x")], appended: nil),
            Change("fewer rows", [row("a")], appended: nil),
            Change("another title", [row("a", title: "new"), row("b", isRead: true)], appended: nil),
            Change("the results of a search", search: "a", [row("a"), row("b", isRead: true)], appended: nil),
        ]
    }

    private static func row(_ id: String, title: String = "title", isRead: Bool = false) -> ArticleRow {
        ArticleRow(id: id, title: title, isRead: isRead)
    }

    private static func content(_ rows: [ArticleRow], after preceding: Int, search: String? = nil) -> ArticleListContent
    {
        var content = ArticleListContent(search: search, rows: rows)
        content.precedingRowCount = preceding
        return content
    }

    @Test(arguments: Change.all)
    func `a change of a list is the rows that changed and those to append, or else all rows`(change: Change) {
        let last = Self.content([Self.row("a"), Self.row("b", isRead: true)], after: 3)
        let additions = change.content.additions(to: last)
        #expect(additions?.changed.map(\.id) == change.expected?.changed)
        #expect(additions?.appended.map(\.id) == change.expected?.appended)
    }
}
