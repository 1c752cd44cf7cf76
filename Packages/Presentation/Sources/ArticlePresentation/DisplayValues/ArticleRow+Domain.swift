import ArticleContract
import ArticleDomain
import DomainKit
import ReportKit

extension ArticleRow {
    /// Creates the display value of an article in a list.
    ///
    /// - Parameters:
    ///   - fetched: the article with its freshness.
    ///   - isRead: a Boolean value that indicates whether it was read before.
    ///   - isKept: a Boolean value that indicates whether it is kept.
    ///   - isStocked: a Boolean value that indicates whether it is known to be stocked.
    init(_ fetched: Fetched<Article>, isRead: Bool, isKept: Bool = false, isStocked: Bool = false) {
        let article = fetched.value
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
            isStocked: isStocked,
            record: Record(listing: fetched)
        )
    }
}
