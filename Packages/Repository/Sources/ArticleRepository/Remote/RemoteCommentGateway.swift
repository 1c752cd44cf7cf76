public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of the comments at Qiita or a team's host, by version 2 of Qiita's API.
public struct RemoteCommentGateway: CommentGateway {
    private let client: ResourceClient

    /// Creates a gateway.
    ///
    /// - Parameter client: sends the requests to the host of the comments.
    public init(_ client: ResourceClient) {
        self.client = client
    }

    /// Fetches all pages, as long as the host links to another one.
    ///
    /// A comment that is written meanwhile moves others to the next page; one that arrives twice counts once.
    @concurrent
    public func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        var comments: [ArticleComment] = []
        var known: Set<CommentID> = []
        var request: Int? = 1
        while let number = request {
            let page = try await client.value(of: .comments(on: article, page: number))
            for comment in page.comments where known.insert(comment.id).inserted { comments.append(comment) }
            request = page.hasNext && number < RemoteArticleGateway.lastPage ? number + 1 : nil
        }
        return Fetched(comments, freshness: .live)
    }
}

private struct CommentPage {
    let comments: [ArticleComment]
    let hasNext: Bool
}

extension Resource<CommentPage> {
    fileprivate static func comments(on article: ArticleID, page: Int) -> Resource {
        Resource(
            ["items", article.rawValue, "comments"],
            query: [("page", String(page)), ("per_page", "100")]
        ) { response throws(ApplicationError) in
            let comments: [WireComment] = try response.decoded()
            return CommentPage(
                comments: comments.map(\.comment),
                hasNext: !comments.isEmpty && response.nextPage() != nil
            )
        }
    }
}
