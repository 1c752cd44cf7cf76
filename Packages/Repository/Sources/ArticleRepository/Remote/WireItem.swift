import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// An article in a response of the API.
///
/// Only the identifier and the title are required. Everything else may be missing, null or of another type, and unknown
/// keys are skipped. Of a repeated key, the first value counts. It is read by a pull parser, because an article
/// contains its text twice, and the second one is not needed.
struct WireItem {
    /// The article; its text is empty if there was none.
    let article: Article
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

/// The members of an article that were read: nil for a missing key, and nil within for a value of another type.
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
        case "user": if author == nil { author = .some(try ArticleAuthor(&reader)) }
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

    /// Reads the organisation: null means none; a missing key, as in older responses, means unknown.
    private static func organization(_ reader: inout JSONReader) throws(JSONReadError) -> ArticleOrganization {
        if let name = try reader.string() { return ArticleOrganization(name) }
        return try reader.null() ? .independent : .unknown
    }
}

extension ArticleAuthor {
    /// Reads a user in a response of the API; nil if the value is not a user.
    init?(_ reader: inout JSONReader) throws(JSONReadError) {
        var (id, name): (String??, String??)
        try reader.members { key, reader throws(JSONReadError) in
            switch key {
            case "id": if id == nil { id = .some(try reader.string()) }
            case "name": if name == nil { name = .some(try reader.string()) }
            default: break
            }
        }
        guard let id = id ?? nil, let author = try? ArticleAuthor(id: id, name: name ?? nil) else { return nil }
        self = author
    }
}
