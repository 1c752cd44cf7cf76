import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// The stored form of an article, version 1.
struct ArticleDocument: Codable, Sendable {
    /// The date on which the article was stored.
    let date: Date
    let title: String
    let body: String
    private let author: String?
    private let authorName: String?
    private let tags: [Tag]
    private let url: String?
    private let createdAt: Date?
    let updatedAt: Date?
    private let likes: Int
    private let stocks: Int
    private let comments: Int
    /// The organisation: empty for none, missing if it is unknown.
    private let organization: String?

    private struct Tag: Codable {
        let name: String
        let versions: [String]?
    }

    init(_ article: Article, date: Date) {
        self.date = date
        title = article.title
        body = article.body
        author = article.author?.id
        authorName = article.author?.name
        tags = article.tags.map { Tag(name: $0.name, versions: $0.versions.isEmpty ? nil : $0.versions) }
        url = article.url?.absoluteString
        createdAt = article.createdAt
        updatedAt = article.updatedAt
        likes = article.counts.likes
        stocks = article.counts.stocks
        comments = article.counts.comments
        organization =
            switch article.organization {
            case .unknown: nil
            case .independent: ""
            case .named(let name): name
            }
    }

    func article(_ id: ArticleID) throws(ValidationError) -> Article {
        try Article(
            id: id,
            title: title,
            body: body,
            author: author.map { id throws(ValidationError) in try ArticleAuthor(id: id, name: authorName) },
            tags: tags.map { tag throws(ValidationError) in
                try ArticleTag(tag.name, versions: tag.versions ?? [])
            },
            url: url.flatMap { URL(string: $0) },
            createdAt: createdAt,
            updatedAt: updatedAt,
            counts: ArticleCounts(likes: likes, stocks: stocks, comments: comments),
            organization: organization.map { ArticleOrganization($0) } ?? .unknown
        )
    }
}

extension DocumentCollection<ArticleDocument> {
    /// Returns the collection of the kept articles of a host.
    static func articles(of host: ArticleHost, in store: any DocumentStore) -> Self {
        DocumentCollection("articles-\(host)", in: store)
    }
}
