import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// An article as the API sends it.
///
/// Only what no screen can do without has to be there: the identifier and the title. Everything else may be missing,
/// null or of another form, and keys that nobody knows are passed over.
struct WireItem: Decodable {
    private enum Key: String, CodingKey {
        case id, title, body, user, tags, url
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case likesCount = "likes_count"
        case stocksCount = "stocks_count"
        case commentsCount = "comments_count"
        case organizationURLName = "organization_url_name"
    }

    /// The article; its text is empty where there was none.
    let article: Article
    /// Whether there was a text.
    let hasBody: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let body = fields.lenient(String.self, forKey: .body)
        hasBody = body != nil
        func count(_ key: Key) -> Int { max(0, fields.lenient(Int.self, forKey: key) ?? 0) }
        let id = try fields.valid(.id) { text throws(ValidationError) in try ArticleID(text) }
        let tags = fields.lenient(LenientList<WireTag>.self, forKey: .tags)?.elements ?? []
        article = try fields.valid(.title) { title throws(ValidationError) in
            try Article(
                id: id,
                title: title,
                body: body ?? "",
                author: fields.lenient(WireUser.self, forKey: .user)?.author,
                tags: tags.map(\.tag),
                url: fields.lenient(String.self, forKey: .url).flatMap(Self.browserURL),
                createdAt: fields.lenient(String.self, forKey: .createdAt).flatMap { Date(iso8601: $0) },
                updatedAt: fields.lenient(String.self, forKey: .updatedAt).flatMap { Date(iso8601: $0) },
                counts: ArticleCounts(
                    likes: count(.likesCount),
                    stocks: count(.stocksCount),
                    comments: count(.commentsCount)
                ),
                organization: Self.organization(in: fields)
            )
        }
    }

    /// Null says that there is none; a key that older answers lack says nothing.
    private static func organization(in fields: KeyedDecodingContainer<Key>) -> ArticleOrganization {
        if let name = fields.lenient(String.self, forKey: .organizationURLName) { return ArticleOrganization(name) }
        return (try? fields.decodeNil(forKey: .organizationURLName)) == true ? .independent : .unknown
    }

    private static func browserURL(_ text: String) -> URL? {
        guard let url = URL(string: text), ["https", "http"].contains(url.scheme?.lowercased()) else { return nil }
        return url
    }
}

/// A user as the API sends one.
struct WireUser: Decodable {
    private enum Key: CodingKey {
        case id, name
    }

    let author: ArticleAuthor

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let name = fields.lenient(String.self, forKey: .name)
        author = try fields.valid(.id) { id throws(ValidationError) in try ArticleAuthor(id: id, name: name) }
    }
}

private struct WireTag: Decodable {
    private enum Key: CodingKey {
        case name, versions
    }

    let tag: ArticleTag

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let versions = fields.lenient(LenientList<String>.self, forKey: .versions)?.elements ?? []
        tag = try fields.valid(.name) { name throws(ValidationError) in try ArticleTag(name, versions: versions) }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text and makes a value of it; a broken rule becomes an error of decoding at the key.
    func valid<Value>(
        _ key: Key,
        _ make: (String) throws(ValidationError) -> Value
    ) throws -> Value {
        let text = try decode(String.self, forKey: key)
        do {
            return try make(text)
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
        }
    }
}
