public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Remembers whose the tokens are that a host was used with, so that what belongs to an account outlives its token.
public struct TokenOwners: Sendable {
    private let client: ResourceClient
    private let token: HostToken?
    private let documents: DocumentCollection<OwnerDocument>
    private let skipped: SkippedDocuments

    /// Makes the memory.
    ///
    /// - Parameters:
    ///   - host: where the tokens are good.
    ///   - exchange: asks the host whose the token is, once.
    ///   - token: the token of whoever is signed in.
    ///   - store: keeps the answers by the fingerprints of the tokens, in the collection `owners-HOST`.
    ///   - skipped: gets the reasons why answers were passed over.
    ///   - clock: tells the date.
    public init(
        host: ArticleHost,
        exchange: any HTTPExchange,
        token: HostToken?,
        store: any DocumentStore,
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        client = ResourceClient(host: host, exchange: exchange, token: token, clock: clock)
        self.token = token?.host == host.name ? token : nil
        documents = DocumentCollection("owners-\(host)", in: store)
        self.skipped = skipped
    }

    /// The fingerprint of the token of whoever is signed in, or nil if nobody is.
    var current: String? { token?.fingerprint }

    /// Whether two tokens are of one account, as far as it is known.
    func isSame(_ one: String, _ other: String) async throws(ApplicationError) -> Bool {
        if one == other { return true }
        guard let user = try await documents.value(for: one, skipping: skipped)?.user else { return false }
        return try await documents.value(for: other, skipping: skipped)?.user == user
    }

    /// Asks the host whose the token is, if that is not known yet; a host that does not say is asked another time.
    func learn() async {
        guard let current else { return }
        do throws(ApplicationError) {
            guard try await documents.value(for: current) == nil else { return }
            let user = try await client.value(of: .authenticatedUser)
            try await documents.put(OwnerDocument(user: user.id), for: current)
        } catch {
            // What is not known now is asked the next time; until then the token stands for its account.
            return
        }
    }
}

/// The form of an owner, version 1.
private struct OwnerDocument: Codable, Sendable {
    let user: String
}
