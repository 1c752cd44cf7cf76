public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Gives a reaction to an article or takes it back; the journal tells whether the host has it.
///
/// The change goes behind those that wait, and then all are sent in their order: written down before it is sent, so that
/// it cannot get lost between the two. Where nothing can be written down it is sent all the same. What the host refuses
/// is a failure and forgotten; what it does not answer to waits for the next run.
public struct ChangeReaction: CommandUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let host: ArticleHost
    private let journal: State<ReactionJournal>

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - queue: keeps the changes that wait.
    ///   - gateway: where they are sent.
    ///   - host: the host that is set; an article of another one is refused.
    ///   - journal: gets what became of them.
    public init(
        queue: any ReactionQueueGateway,
        gateway: any ReactionGateway,
        host: ArticleHost,
        journal: State<ReactionJournal>
    ) {
        self.queue = queue
        self.gateway = gateway
        self.host = host
        self.journal = journal
    }

    /// Makes the change, or keeps it until the host answers.
    ///
    /// - Throws: ``ApplicationError``: what the host refused, or `storage` if it neither answers nor can the change be
    ///   kept.
    public func callAsFunction(_ input: ReactionChangeRequest) async throws(ApplicationError) {
        let change = ReactionChange(input.reaction, to: try input.article.id(on: host), isGiven: input.isGiven)
        let entry: QueuedReaction
        do throws(ApplicationError) {
            entry = try await queue.add(change)
        } catch {
            guard case .storage = error.kind else { throw error }
            return try await send(change, without: error)
        }
        var replay = try await ReactionSender(queue: queue, gateway: gateway).run(asking: entry)
        if let refusal = replay.refusal(of: change) {
            try await queue.remove(entry)
            replay.remove(change)
            journal.update { [replay] in $0.add(replay) }
            throw ApplicationError(refusal)
        }
        journal.update { [replay] in $0.add(replay) }
    }

    /// Sends a change that could not be kept.
    private func send(_ change: ReactionChange, without flaw: ApplicationError) async throws(ApplicationError) {
        do throws(ApplicationError) {
            try await gateway.apply(change)
            journal.update { $0.sent.append(change) }
        } catch {
            throw error.kind.meaning == .everythingWaits && error.kind != .unauthorized ? flaw : error
        }
    }
}

/// What the user wants to be changed, with the article named as the user names it.
public struct ReactionChangeRequest: Hashable, Sendable {
    /// Which article.
    public let article: ArticleReference
    /// Which reaction.
    public let reaction: Reaction
    /// Whether the reaction is to be given; else it is taken back.
    public let isGiven: Bool

    /// Makes a input.
    public init(_ reaction: Reaction, to article: ArticleReference, isGiven: Bool) {
        self.article = article
        self.reaction = reaction
        self.isGiven = isGiven
    }
}
