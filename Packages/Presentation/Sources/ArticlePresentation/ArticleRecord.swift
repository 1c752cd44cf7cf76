import ArticleDomain
import DomainKit
import Foundation

/// An article for machines: what `--json` prints, as `docs/json.md` describes it.
///
/// Every key is always there, null where there is nothing to say; new keys may come, none changes or goes.
struct ArticleRecord: Encodable {
    private enum Key: String, CodingKey {
        case id, title, url, author, tags, likes, stocks, comments, body
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case keptAt = "kept_at"
    }

    private let article: Article
    private let keptAt: Date?
    private let hasBody: Bool

    /// Makes a record.
    ///
    /// - Parameter hasBody: whether the text is part of it; in lists it is not.
    init(_ fetched: Fetched<Article>, hasBody: Bool) {
        article = fetched.value
        keptAt = if case .kept(let date, _) = fetched.freshness { date } else { nil }
        self.hasBody = hasBody
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(article.id.rawValue, forKey: .id)
        try container.encode(article.title, forKey: .title)
        try container.encode(article.url?.absoluteString, forKey: .url)
        try container.encode(article.author?.id, forKey: .author)
        try container.encode(article.tags.map(\.name), forKey: .tags)
        try container.encode(article.createdAt, forKey: .createdAt)
        try container.encode(article.updatedAt, forKey: .updatedAt)
        try container.encode(article.counts.likes, forKey: .likes)
        try container.encode(article.counts.stocks, forKey: .stocks)
        try container.encode(article.counts.comments, forKey: .comments)
        try container.encode(keptAt, forKey: .keptAt)
        if hasBody { try container.encode(article.body, forKey: .body) }
    }
}
