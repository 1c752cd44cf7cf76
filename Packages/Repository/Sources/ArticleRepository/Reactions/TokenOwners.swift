public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// The accounts of the tokens that a host was used with, so that the data of an account outlives a token.
public struct TokenOwners: Sendable {
    private let client: ResourceClient
    private let token: @Sendable () -> HostToken?
    private let documents: DocumentCollection<OwnerDocument>
    private let skipped: SkippedDocuments

    /// Creates the list of accounts, by the fingerprints of their tokens, in the collection `owners-HOST`.
    ///
    /// The token, that of the account that is signed in, is evaluated for each request. The account of a token is
    /// requested once.
    public init(
        host: ArticleHost,
        exchange: any HTTPExchange,
        token: @autoclosure @escaping @Sendable () -> HostToken?,
        store: any DocumentStore,
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        client = ResourceClient(host: host, exchange: exchange, token: token(), clock: clock)
        self.token = { token().flatMap { $0.host == host.name ? $0 : nil } }
        documents = DocumentCollection("owners-\(host)", in: store)
        self.skipped = skipped
    }

    /// The fingerprint of the current token, or nil if nobody is signed in.
    var current: String? { token()?.fingerprint }

    /// Returns whether two tokens belong to one account, as far as it is known.
    func isSame(_ one: String, _ other: String) async throws(ApplicationError) -> Bool {
        if one == other { return true }
        guard let user = try await documents.value(for: one, skipping: skipped)?.user else { return false }
        return try await documents.value(for: other, skipping: skipped)?.user == user
    }

    /// Fetches and stores the account of the token, if it is not known yet; after a failure it is fetched another time.
    func fetchOwner() async {
        // The account is that of the token which asked for it, also when another one replaces it meanwhile.
        let client = client.withCurrentToken()
        guard client.isAuthorized, let current = client.tokenFingerprint else { return }
        do throws(ApplicationError) {
            guard try await documents.value(for: current) == nil else { return }
            let user = try await client.value(of: .authenticatedUser)
            try await documents.put(OwnerDocument(user: user.id), for: current)
        } catch {
            // It is fetched the next time; until then the token stands for its account.
            return
        }
    }
}

/// The stored form of an account, version 1.
private struct OwnerDocument: Codable, Sendable {
    let user: String
}
