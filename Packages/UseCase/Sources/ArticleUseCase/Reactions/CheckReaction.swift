public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Says whether the reader has reacted to an article; a change that waits for its host counts as made.
public struct CheckReaction: QueryUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let host: ArticleHost

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - queue: keeps the changes that wait.
    ///   - gateway: where reactions are.
    ///   - host: the host that is set; an article of another one is refused.
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

/// What the user wants to know, with the article named as the user names it.
public struct ReactionQuery: Hashable, Sendable {
    /// Which article.
    public let article: ArticleReference
    /// Which reaction.
    public let reaction: Reaction

    /// Makes a question.
    public init(_ reaction: Reaction, to article: ArticleReference) {
        self.article = article
        self.reaction = reaction
    }
}
