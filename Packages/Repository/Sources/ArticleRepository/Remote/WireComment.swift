import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// A comment in a response of the API; its identifier and its text are required.
///
/// Of a repeated key, the first value counts.
struct WireComment {
    let comment: ArticleComment

    init(_ reader: inout JSONReader) throws(JSONReadError) {
        var (id, body, createdAt, updatedAt): (String??, String??, String??, String??)
        var author: ArticleAuthor??
        let isObject = try reader.members { key, reader throws(JSONReadError) in
            switch key {
            case "id": if id == nil { id = .some(try reader.string()) }
            case "body": if body == nil { body = .some(try reader.string()) }
            case "user": if author == nil { author = .some(try ArticleAuthor(&reader)) }
            case "created_at": if createdAt == nil { createdAt = .some(try reader.string()) }
            case "updated_at": if updatedAt == nil { updatedAt = .some(try reader.string()) }
            default: break
            }
        }
        guard isObject else { throw .unexpected }
        guard let text = id ?? nil, let id = try? CommentID(text) else { throw .unexpected(at: "id") }
        guard let body = body ?? nil else { throw .unexpected(at: "body") }
        comment = ArticleComment(
            id: id,
            body: body,
            author: author ?? nil,
            createdAt: (createdAt ?? nil).flatMap { Date(iso8601: $0) },
            updatedAt: (updatedAt ?? nil).flatMap { Date(iso8601: $0) }
        )
    }
}
