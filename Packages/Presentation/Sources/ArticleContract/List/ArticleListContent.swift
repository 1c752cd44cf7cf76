public import PresentationKit

/// The content of a list of articles, or of a list of the library.
public struct ArticleListContent: Equatable, Sendable {
    /// The selected tab of the reader, or nil on a screen that is none of them.
    public var tab: ArticleTab?
    /// The heading above the rows.
    public var heading: Phrase
    /// The actions on the list and on its rows.
    public var actions: [ArticleListAction]
    /// The query whose results have taken the place of the list, or nil without a search.
    public var search: String?
    /// The number of rows above ``rows`` that earlier content showed; a traversal sends each page once, so that its cost
    /// stays linear.
    public var precedingRowCount = 0
    /// The rows, each identifier once.
    public var rows: [ArticleRow]
    /// The extent of the list, or the reason why it is empty; nil before its first page.
    public var footer: Phrase?
    /// A Boolean value that indicates whether ``ArticleListEvent/didAskForMore`` would fetch more rows.
    public var hasNextPage: Bool
    /// The notice about the rows, for example that they are kept copies.
    public var notice: Phrase?

    /// Creates the content of a list.
    public init(
        tab: ArticleTab? = nil,
        heading: Phrase = Phrase(verbatim: ""),
        actions: [ArticleListAction] = [],
        search: String? = nil,
        rows: [ArticleRow] = [],
        footer: Phrase? = nil,
        hasNextPage: Bool = false,
        notice: Phrase? = nil
    ) {
        self.tab = tab
        self.heading = heading
        self.actions = actions
        self.search = search
        self.rows = rows
        self.footer = footer
        self.hasNextPage = hasNextPage
        self.notice = notice
    }

    /// The actions on one row.
    public var rowActions: [ArticleListAction] {
        actions.filter { ArticleListAction.batches.contains($0) || $0 == .remove }
    }

    /// Returns the rows with changed marks and the rows to append, or nil if the list has to be replaced.
    ///
    /// - Parameter last: the content that is shown.
    /// - Complexity: O(n) in the number of rows.
    public func additions(to last: ArticleListContent) -> (changed: [ArticleRow], appended: [ArticleRow])? {
        let omitted = precedingRowCount - last.precedingRowCount
        guard search == last.search, 0...last.rows.count ~= omitted else { return nil }
        let shown = last.rows.dropFirst(omitted)
        guard rows.count >= shown.count, zip(rows, shown).allSatisfy({ $0.equals($1) }) else { return nil }
        let changed = zip(rows, shown).lazy.filter { $0 != $1 }.map(\.0)
        return (Array(changed), Array(rows.dropFirst(shown.count)))
    }
}

extension ArticleRow {
    /// Returns a Boolean value that indicates whether two rows differ only in their marks.
    fileprivate func equals(_ other: ArticleRow) -> Bool {
        var other = other
        (other.isRead, other.isKept, other.isStocked) = (isRead, isKept, isStocked)
        return self == other
    }
}
