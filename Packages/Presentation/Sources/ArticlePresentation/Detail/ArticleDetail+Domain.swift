import ArticleContract
import ArticleDomain
import DomainKit
import Foundation

extension ArticleDetail {
    /// Shows an article.
    init(_ readable: ReadableArticle, from host: ArticleHost, timeZone: TimeZone) {
        let article = readable.article
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
            url: article.url?.absoluteString,
            source: article.body,
            text: ArticleTextComposer.text(of: readable.markup, from: host)
        )
    }
}
