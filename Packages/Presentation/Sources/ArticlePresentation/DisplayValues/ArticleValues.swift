import ArticleContract
import ArticleDomain
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit

extension ArticleRow {
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

extension Record {
    init(listing fetched: Fetched<Article>) {
        let columns: [ArticleField] = [.id, .title, .author, .createdAt, .likes, .tags]
        self.init(of: ArticleField.listed, columns: columns) { fetched.value(of: $0) }
    }

    /// Creates the record of an article with its text; a pipe receives its Markdown, or another document.
    init(reading fetched: Fetched<Article>, as document: String? = nil) {
        self.init(document: document ?? fetched.value.body) { (field: ArticleField) in fetched.value(of: field) }
    }
}

extension Fetched<Article> {
    fileprivate func value(of field: ArticleField) -> RecordValue {
        switch field {
        case .id: .text(value.id.rawValue)
        case .title: .text(value.title)
        case .author: .text(value.author?.id)
        case .createdAt: .date(value.createdAt)
        case .updatedAt: .date(value.updatedAt)
        case .likes: .integer(value.counts.likes)
        case .stocks: .integer(value.counts.stocks)
        case .comments: .integer(value.counts.comments)
        case .tags: .list(value.tags.map(\.name))
        case .url: .text(value.url?.absoluteString)
        case .keptAt: .date(freshness.keptAt)
        case .body: .text(value.body)
        }
    }
}
