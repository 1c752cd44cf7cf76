import ArticleContract
import ArticleDomain
import DomainKit
import Foundation
import ReportKit

extension Record {
    /// Creates the record of an article in a list.
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
