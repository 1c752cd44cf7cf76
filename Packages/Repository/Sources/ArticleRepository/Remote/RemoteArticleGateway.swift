public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of the articles at Qiita or a team's host, by version 2 of Qiita's API.
public final class RemoteArticleGateway: ArticleGateway {
    /// The last page of any list that the API serves; it refuses later ones, although its links name them.
    static let lastPage = 100

    private let client: ResourceClient
    private let skipped: SkippedDocuments
    private let user = Lock<ArticleAuthor?>(nil)

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - client: sends the requests to the host of the articles.
    ///   - skipped: collects the errors of elements of lists that are not articles.
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
        return try await client.value(of: items(request, of: selection))
    }

    private func items(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Resource<Page<Fetched<Article>>> {
        switch selection {
        case .newest: .items(request, at: ["items"], skipping: skipped)
        case .search(let query): .items(request, at: ["items"], query: query, skipping: skipped)
        case .tag(let tag): .items(request, at: ["tags", tag.name, "items"], skipping: skipped)
        case .author(let author): .items(request, at: ["users", author.id, "items"], skipping: skipped)
        case .stocks(of: let owner?): .items(request, at: ["users", owner.id, "stocks"], skipping: skipped)
        case .stocks(of: nil): .items(request, at: ["users", try await signedIn().id, "stocks"], skipping: skipped)
        case .mine: .items(request, at: ["authenticated_user", "items"], skipping: skipped)
        }
    }

    /// Returns the account that is signed in, which is fetched once.
    private func signedIn() async throws(ApplicationError) -> ArticleAuthor {
        if let known = user.withLock({ $0 }) { return known }
        let author = try await client.value(of: .authenticatedUser)
        user.withLock { $0 = author }
        return author
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await client.value(of: .item(id))
    }
}
