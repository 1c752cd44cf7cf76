import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// An article as the API sends it.
///
/// Only what no screen can do without has to be there: the identifier and the title. Everything else may be missing,
/// null or of another form, and keys that nobody knows are passed over. Where a key stands twice, the first one counts.
/// It is read value by value, because an article has its text twice, and nobody looks at the second.
struct WireItem {
    /// The article; its text is empty where there was none.
    let article: Article
    /// Whether there was a text.
    let hasBody: Bool

    init(_ reader: inout JSONReader) throws(JSONReadError) {
        var fields = WireItemFields()
        let isObject = try reader.members { key, reader throws(JSONReadError) in try fields.take(key, &reader) }
        guard isObject else { throw .unexpected }
        guard let text = fields.id ?? nil, let id = try? ArticleID(text) else { throw .unexpected(at: "id") }
        guard let title = fields.title ?? nil else { throw .unexpected(at: "title") }
        let body = fields.body ?? nil
        hasBody = body != nil
        func date(_ text: String??) -> Date? { (text ?? nil).flatMap { Date(iso8601: $0) } }
        func count(_ number: Int??) -> Int { max(0, (number ?? nil) ?? 0) }
        do throws(ValidationError) {
            article = try Article(
                id: id,
                title: title,
                body: body ?? "",
                author: fields.author ?? nil,
                tags: fields.tags ?? [],
                url: (fields.url ?? nil).flatMap(Self.browserURL),
                createdAt: date(fields.createdAt),
                updatedAt: date(fields.updatedAt),
                counts: ArticleCounts(
                    likes: count(fields.likes),
                    stocks: count(fields.stocks),
                    comments: count(fields.comments)
                ),
                organization: fields.organization ?? .unknown
            )
        } catch {
            throw .unexpected(at: "title")
        }
    }

    private static func browserURL(_ text: String) -> URL? {
        guard let url = URL(string: text), ["https", "http"].contains(url.scheme?.lowercased()) else { return nil }
        return url
    }
}

/// What was read of an article; nil where the key was not there, and nil in it where its value is of another form.
private struct WireItemFields {
    var id: String??
    var title: String??
    var body: String??
    var author: ArticleAuthor??
    var tags: [ArticleTag]?
    var url: String??
    var createdAt: String??
    var updatedAt: String??
    var likes: Int??
    var stocks: Int??
    var comments: Int??
    var organization: ArticleOrganization?

    mutating func take(_ key: JSONKey, _ reader: inout JSONReader) throws(JSONReadError) {
        switch key {
        case "id": if id == nil { id = .some(try reader.string()) }
        case "title": if title == nil { title = .some(try reader.string()) }
        case "body": if body == nil { body = .some(try reader.string()) }
        case "user": if author == nil { author = .some(try Self.author(&reader)) }
        case "tags": if tags == nil { tags = try Self.tags(&reader) }
        case "url": if url == nil { url = .some(try reader.string()) }
        case "created_at": if createdAt == nil { createdAt = .some(try reader.string()) }
        case "updated_at": if updatedAt == nil { updatedAt = .some(try reader.string()) }
        case "likes_count": if likes == nil { likes = .some(try reader.integer()) }
        case "stocks_count": if stocks == nil { stocks = .some(try reader.integer()) }
        case "comments_count": if comments == nil { comments = .some(try reader.integer()) }
        case "organization_url_name": if organization == nil { organization = try Self.organization(&reader) }
        default: break
        }
    }

    private static func author(_ reader: inout JSONReader) throws(JSONReadError) -> ArticleAuthor? {
        var (id, name): (String??, String??)
        try reader.members { key, reader throws(JSONReadError) in
            switch key {
            case "id": if id == nil { id = .some(try reader.string()) }
            case "name": if name == nil { name = .some(try reader.string()) }
            default: break
            }
        }
        return (id ?? nil).flatMap { try? ArticleAuthor(id: $0, name: name ?? nil) }
    }

    private static func tags(_ reader: inout JSONReader) throws(JSONReadError) -> [ArticleTag] {
        var tags: [ArticleTag] = []
        try reader.elements { reader throws(JSONReadError) in
            var name: String??
            var versions: [String]?
            try reader.members { key, reader throws(JSONReadError) in
                switch key {
                case "name": if name == nil { name = .some(try reader.string()) }
                case "versions":
                    guard versions == nil else { break }
                    var found: [String] = []
                    try reader.elements { reader throws(JSONReadError) in
                        if let version = try reader.string() { found.append(version) }
                    }
                    versions = found
                default: break
                }
            }
            guard let name = name ?? nil, let tag = try? ArticleTag(name, versions: versions ?? []) else { return }
            tags.append(tag)
        }
        return tags
    }

    /// Null says that there is none; a key that older answers lack says nothing.
    private static func organization(_ reader: inout JSONReader) throws(JSONReadError) -> ArticleOrganization {
        if let name = try reader.string() { return ArticleOrganization(name) }
        return try reader.null() ? .independent : .unknown
    }
}
