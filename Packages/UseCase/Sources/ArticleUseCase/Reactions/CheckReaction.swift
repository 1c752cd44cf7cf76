public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Checks whether the reader has reacted to an article, without sending anything; a queued change counts as made.
public struct CheckReaction: QueryUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let host: ArticleHost

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - queue: the queue of changes.
    ///   - gateway: the reactions on the host.
    ///   - host: the host of the run; an article of another host is refused.
    public init(queue: any ReactionQueueGateway, gateway: any ReactionGateway, host: ArticleHost) {
        self.queue = queue
        self.gateway = gateway
        self.host = host
    }

    public func callAsFunction(_ input: ReactionQuery) async throws(ApplicationError) -> ReactionStatus {
        let article = try input.article.id(on: host)
        let waiting = try await queue.changes().last {
            $0.change.article == article && $0.change.reaction == input.reaction
        }
        if let waiting { return ReactionStatus(waiting.change, isQueued: true) }
        let isGiven = try await gateway.isGiven(input.reaction, to: article)
        return ReactionStatus(ReactionChange(input.reaction, to: article, isGiven: isGiven), isQueued: false)
    }
}

/// A query for a reaction, with the article named as the user named it.
public struct ReactionQuery: Hashable, Sendable {
    /// The article.
    public let article: ArticleReference
    /// The reaction.
    public let reaction: Reaction

    /// Creates a query.
    public init(_ reaction: Reaction, to article: ArticleReference) {
        self.article = article
        self.reaction = reaction
    }
}
