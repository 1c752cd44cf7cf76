public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway of reactions at Qiita or a team's host, by version 2 of Qiita's API.
///
/// The API refuses a change that was made already: 403 to give a reaction again, 404 to withdraw a missing one. The
/// same statuses mean that a scope or the article is missing; the error type in the body is not documented. So after
/// such a response the gateway requests the state of the reaction or the article, which decides it.
public struct RemoteReactionGateway: ReactionGateway {
    private let client: ResourceClient

    /// Creates a gateway; if the client has no token for its host, nothing is sent at all.
    public init(_ client: ResourceClient) {
        self.client = client
    }

    @concurrent
    public func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        let client = try signedInClient()
        if try await client.isGivenOrUnknown(reaction, to: article) { return true }
        try await client.checkExistence(of: article)
        return false
    }

    @concurrent
    public func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
        let client = try signedInClient()
        if let token, client.tokenFingerprint != token { throw ApplicationError(.unauthorized) }
        let method: HTTPRequest.Method = change.isGiven ? .put : .delete
        do throws(ApplicationError) {
            try await client.value(of: .reaction(method, change.reaction, change.article))
        } catch {
            switch (error.kind, change.isGiven) {
            case (.forbidden, true):
                guard try await client.isGivenOrUnknown(change.reaction, to: change.article) else { throw error }
            case (.notFound, false): try await client.checkExistence(of: change.article)
            default: throw error
            }
        }
    }

    /// Returns a client for several requests, which all carry the token of now.
    private func signedInClient() throws(ApplicationError) -> ResourceClient {
        let client = client.withCurrentToken()
        guard client.isAuthorized else { throw ApplicationError(.unauthorized) }
        return client
    }
}

extension ResourceClient {
    /// Returns whether a reaction is given; false also if there is no such article.
    fileprivate func isGivenOrUnknown(
        _ reaction: Reaction,
        to article: ArticleID
    ) async throws(ApplicationError) -> Bool {
        do throws(ApplicationError) {
            try await value(of: .reaction(.get, reaction, article))
            return true
        } catch {
            guard error.kind == .notFound else { throw error }
            return false
        }
    }

    fileprivate func checkExistence(of article: ArticleID) async throws(ApplicationError) {
        _ = try await value(of: .item(article))
    }
}

extension Resource<Void> {
    fileprivate static func reaction(
        _ method: HTTPRequest.Method,
        _ reaction: Reaction,
        _ article: ArticleID
    ) -> Resource {
        let name =
            switch reaction {
            case .stock: "stock"
            case .like: "like"
            }
        return Resource(["items", article.rawValue, name], method: method)
    }
}
