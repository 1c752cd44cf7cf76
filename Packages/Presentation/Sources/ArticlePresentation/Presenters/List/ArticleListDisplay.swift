import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import UseCaseKit

/// The facts from which the content of a list follows.
struct ArticleListDisplay {
    private let listing: ArticleListing
    private let context: ArticleContext
    /// The list as far as it was fetched.
    var list = ArticleList()
    /// The search that the user is typing, or nil.
    var search: ArticleListing?
    /// The reason why the list is empty, in place of its extent.
    var explanation: Phrase?
    /// The articles that were read before.
    var read: Set<ArticleID>
    /// The facts that have changed since the list was fetched.
    var marks: ArticleMarks

    /// Creates the facts of a list that was not fetched yet.
    ///
    /// - Parameters:
    ///   - listing: the articles of the list.
    ///   - context: the origin of the articles, and the facts that texts depend on.
    ///   - read: the articles that were read before.
    ///   - marks: the facts about articles that have changed before.
    init(_ listing: ArticleListing, in context: ArticleContext, read: Set<ArticleID>, marks: ArticleMarks) {
        self.listing = listing
        self.context = context
        self.read = read
        self.marks = marks
    }

    /// The content of the screen.
    ///
    /// - Complexity: O(n) in the number of articles.
    var content: ArticleListContent {
        let isService = context.origin.isService
        return ArticleListContent(
            tab: isService ? ArticleTab(.list(listing)) : nil,
            heading: Phrase(heading: search ?? listing, from: context.origin),
            actions: [.search] + (isService ? ArticleListAction.batches : []),
            search: list.isSearch ? list.query?.searchText : nil,
            rows: list.items.map(row),
            footer: list.isFetched ? Phrase(shown: list.items.count, total: list.total) : explanation,
            hasNextPage: list.isFetched && list.next != nil,
            notice: Phrase(list.items.lazy.map(\.freshness), timeZone: context.timeZone)
        )
    }

    /// Returns the fetched articles of identifiers, in the order of the list.
    func articles(_ ids: [String]) -> [Article] {
        let wanted = Set(ids)
        return list.items.map(\.value).filter { wanted.contains($0.id.rawValue) }
    }

    private func row(of item: Fetched<Article>) -> ArticleRow {
        let id = item.value.id
        return ArticleRow(
            item,
            isRead: read.contains(id),
            isKept: marks.kept[id] ?? wasKept(item),
            // The results of a search are not a list of stocks.
            isStocked: marks.stocked[id] ?? (list.query == .stocks(of: nil))
        )
    }

    /// Returns whether an article was kept when it was fetched; one without a text is not.
    private func wasKept(_ item: Fetched<Article>) -> Bool {
        switch item.freshness {
        case .live: context.origin.isService && !item.value.body.isEmpty
        case .kept: true
        case .notKept: false
        }
    }
}

extension PaginatedList {
    /// A Boolean value that indicates whether the list has its first page, which may be empty.
    var isFetched: Bool { !items.isEmpty || phase == .complete }
}

extension ArticleSelection {
    /// The text of the search, or nil for another list.
    fileprivate var searchText: String? { if case .search(let query) = self { query.text } else { nil } }
}
