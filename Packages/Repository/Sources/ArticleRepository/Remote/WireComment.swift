import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// A comment in a response of the API; its identifier and its text are required.
struct WireComment: Decodable {
    private enum Key: String, CodingKey {
        case id, body, user
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    let comment: ArticleComment

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        comment = ArticleComment(
            id: try fields.valid(.id) { text throws(ValidationError) in try CommentID(text) },
            body: try fields.decode(String.self, forKey: .body),
            author: fields.lenient(WireUser.self, forKey: .user)?.author,
            createdAt: fields.lenient(String.self, forKey: .createdAt).flatMap { Date(iso8601: $0) },
            updatedAt: fields.lenient(String.self, forKey: .updatedAt).flatMap { Date(iso8601: $0) }
        )
    }
}
