import ArticleContract
import ArticleDomain
import DomainKit
import PresentationKit
import ReportKit

extension ArticleRow {
    /// Creates the display value of an article in a list.
    ///
    /// - Parameter isRead: a Boolean value that indicates whether it was read before.
    init(_ fetched: Fetched<Article>, isRead: Bool) {
        let article = fetched.value
        let isKept = if case .kept = fetched.freshness { true } else { false }
        self.init(
            id: article.id.rawValue,
            title: article.title,
            author: article.author?.id,
            date: article.createdAt.map { Day($0).description },
            tags: article.tags.map(\.name),
            likes: article.counts.likes,
            stocks: article.counts.stocks,
            comments: article.counts.comments,
            isRead: isRead,
            isKept: isKept,
            record: Record(listing: fetched)
        )
    }
}
