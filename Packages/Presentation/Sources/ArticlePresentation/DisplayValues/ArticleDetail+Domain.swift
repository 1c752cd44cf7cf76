import ArticleContract
import ArticleDomain
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit

extension ArticleDetail {
    /// Creates the display value of an article.
    ///
    /// - Parameter lastRead: the date on which it was read before, or nil.
    init(_ fetched: Fetched<ParsedArticle>, from origin: ArticleOrigin, lastRead: Date?, timeZone: DisplayTimeZone) {
        let article = fetched.value.source
        let created = article.createdAt.map { Day($0).description }
        let updated = article.updatedAt.map { Day($0).description }
        self.init(
            id: article.id.rawValue,
            title: article.title,
            author: article.author?.id,
            created: created,
            updated: updated == created ? nil : updated,
            tags: article.tags.map(\.name),
            likes: article.counts.likes,
            stocks: article.counts.stocks,
            comments: article.counts.comments,
            lastRead: lastRead.map(CalendarText(timeZone).day),
            url: article.url?.absoluteString,
            notice: Phrase(CollectionOfOne(fetched.freshness), timeZone: timeZone),
            text: ArticleTextComposer.text(
                of: fetched.value.markup,
                from: origin.host,
                linksFiles: origin == .guide
            ),
            record: Record(reading: fetched.map(\.source))
        )
    }
}
