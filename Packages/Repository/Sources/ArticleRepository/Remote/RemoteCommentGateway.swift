public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of the comments at Qiita or a team's host, by version 2 of Qiita's API.
public struct RemoteCommentGateway: CommentGateway {
    private let client: ResourceClient
    private let skipped: SkippedDocuments

    /// Creates a gateway; `skipped` collects the errors of elements of lists that are not comments.
    public init(_ client: ResourceClient, skipped: SkippedDocuments = SkippedDocuments()) {
        self.client = client
        self.skipped = skipped
    }

    /// Fetches all pages, as long as the host links to another one and each has a new comment.
    ///
    /// A comment that is written meanwhile moves others to the next page; one that arrives twice counts once.
    @concurrent
    public func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        var comments: [ArticleComment] = []
        var known: Set<CommentID> = []
        var request: Int? = 1
        while let number = request {
            let page = try await client.value(of: .comments(on: article, page: number, skipping: skipped))
            let new = page.comments.filter { known.insert($0.id).inserted }
            comments += new
            request = page.hasNext && !new.isEmpty && number < RemoteArticleGateway.lastPage ? number + 1 : nil
        }
        return Fetched(comments, freshness: .live)
    }
}

private struct CommentPage {
    let comments: [ArticleComment]
    let hasNext: Bool
}

extension Resource<CommentPage> {
    fileprivate static func comments(
        on article: ArticleID,
        page: Int,
        skipping skipped: SkippedDocuments
    ) -> Resource {
        let path = ["items", article.rawValue, "comments"]
        return Resource(path, query: [("page", String(page)), ("per_page", "100")]) {
            response throws(ApplicationError) in
            let (comments, _) = try response.elements(of: path, skipping: skipped) { reader throws(JSONReadError) in
                try WireComment(&reader)
            }
            return CommentPage(
                comments: comments.map(\.comment),
                hasNext: !comments.isEmpty && response.nextPage() != nil
            )
        }
    }
}

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
