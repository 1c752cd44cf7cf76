public import ArticleDomain
public import DomainKit
public import RepositoryKit
import Synchronization

/// A gateway of the articles at Qiita or a team's host, by version 2 of Qiita's API.
public final class RemoteArticleGateway: ArticleGateway {
    /// The last page of any list that the API serves; it refuses later ones, although its links name them.
    static let lastPage = 100

    private let client: ResourceClient
    private let skipped: SkippedDocuments
    private let user = Mutex<(token: String, author: ArticleAuthor)?>(nil)

    /// Creates a gateway; `skipped` collects the errors of elements of lists that are not articles.
    public init(_ client: ResourceClient, skipped: SkippedDocuments = SkippedDocuments()) {
        self.client = client
        self.skipped = skipped
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        guard request.number <= Self.lastPage else {
            let error = ValidationError(
                field: "page",
                value: String(request.number),
                rule: .within(1...Self.lastPage)
            )
            throw ApplicationError(.invalidInput(error))
        }
        // Another account may sign in meanwhile.
        let client = client.withCurrentToken()
        var query: SearchQuery?
        let path: [String]
        switch selection {
        case .newest: path = ["items"]
        case .search(let words): (path, query) = (["items"], words)
        case .tag(let tag): path = ["tags", tag.name, "items"]
        case .author(let author): path = ["users", author.id, "items"]
        case .stocks(of: let owner?): path = ["users", owner.id, "stocks"]
        case .stocks(of: nil): path = ["users", try await signedIn(client).id, "stocks"]
        case .mine: path = ["authenticated_user", "items"]
        }
        return try await client.value(of: .items(request, at: path, query: query, skipping: skipped))
    }

    /// Returns the account of the client's token, which is fetched once for each token.
    private func signedIn(_ client: ResourceClient) async throws(ApplicationError) -> ArticleAuthor {
        let token = client.tokenFingerprint
        if let known = user.withLock({ $0 }), known.token == token { return known.author }
        let author = try await client.value(of: .authenticatedUser)
        if let token { user.withLock { $0 = (token, author) } }
        return author
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await client.value(of: .item(id))
    }
}
