import ArticleContract
import ArticleDomain
import DomainKit
import Foundation
import PresentationKit

extension ArticleDetail {
    /// Shows an article.
    ///
    /// - Parameter lastRead: when it was read before, or nil.
    init(_ fetched: Fetched<ReadableArticle>, from host: ArticleHost, lastRead: Date?, timeZone: TimeZone) {
        let article = fetched.value.article
        let calendar = CalendarText(timeZone)
        let created = article.createdAt.map(calendar.day)
        let updated = article.updatedAt.map(calendar.day)
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
            lastRead: lastRead.map(calendar.day),
            url: article.url?.absoluteString,
            text: ArticleTextComposer.text(of: fetched.value.markup, from: host),
            record: Record(reading: fetched.map(\.article))
        )
    }
}
