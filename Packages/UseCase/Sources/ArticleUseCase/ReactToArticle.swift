public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Changes a reaction to an article, or checks it; the state receives the outcome.
///
/// A change is queued behind those that wait, and then all are sent in order: it is stored before it is sent, so that a
/// crash between the two does not lose it. A change that cannot be stored is sent nevertheless. A change that the host
/// refuses is a failure and leaves the queue; one that the host does not answer waits for the next run.
///
/// A check sends the queued changes first, so that its answer is that of the host. An article of another host is refused.
public struct ReactToArticle: CommandUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let host: ArticleHost
    private let titles: any CompletionSource
    private let journal: State<ReactionJournal>
    private let marks: State<ArticleMarks>
    private let result: State<ReactionResult?>

    /// Creates the use case.
    public init(
        queue: any ReactionQueueGateway,
        gateway: any ReactionGateway,
        host: ArticleHost,
        titles: any CompletionSource,
        journal: State<ReactionJournal>,
        marks: State<ArticleMarks>,
        result: State<ReactionResult?>
    ) {
        self.queue = queue
        self.gateway = gateway
        self.host = host
        self.titles = titles
        self.journal = journal
        self.marks = marks
        self.result = result
    }

    private var submitter: ReactionSubmitter {
        ReactionSubmitter(queue: queue, gateway: gateway, journal: journal, marks: marks)
    }

    /// Changes or checks a reaction.
    ///
    /// - Throws: ``ApplicationError``: the refusal of the host, or `storage` if the host does not answer and the change
    ///   cannot be queued.
    public func callAsFunction(_ input: ReactionRequest) async throws(ApplicationError) {
        let article = try input.article.id(on: host)
        let status: ReactionStatus
        if let isGiven = input.isGiven {
            status = try await submitter.submit(ReactionChange(input.reaction, to: article, isGiven: isGiven))
        } else {
            try await SendQueuedReactions(queue: queue, gateway: gateway, journal: journal)()
            let known = marks.value.stocked[article]
            let check = CheckReaction(queue: queue, gateway: gateway, host: host)
            status = try await check(ReactionQuery(input.reaction, to: input.article))
            if input.reaction == .stock {
                // A change that was made meanwhile is newer than the answer.
                marks.update { if $0.stocked[article] == known { $0.stocked[article] = status.change.isGiven } }
            }
        }
        // It only names the article in a confirmation, so it is not worth a failure.
        let title = try? await titles.title(of: article)?.title
        result.set(ReactionResult(status, title: title, journal: journal.value))
    }
}

/// A change of a reaction, or a check of it, with the article named as the user named it.
public struct ReactionRequest: Hashable, Sendable {
    /// The article.
    public let article: ArticleReference
    /// The reaction.
    public let reaction: Reaction
    /// A Boolean value that indicates whether the reaction is to be given or removed, or nil for a check.
    public let isGiven: Bool?

    /// Creates a request.
    public init(_ reaction: Reaction, to article: ArticleReference, isGiven: Bool?) {
        self.article = article
        self.reaction = reaction
        self.isGiven = isGiven
    }
}

/// The outcome of changing or checking a reaction.
public struct ReactionResult: Hashable, Sendable {
    /// The reaction as it is now.
    public let status: ReactionStatus
    /// The title of the article, or nil if the article is not kept.
    public let title: String?
    /// The outcomes of all changes of the run.
    public let journal: ReactionJournal

    /// Creates an outcome.
    public init(_ status: ReactionStatus, title: String?, journal: ReactionJournal) {
        self.status = status
        self.title = title
        self.journal = journal
    }
}

/// Checks whether the reader has reacted to an article, without sending anything; a queued change counts as made.
///
/// An article of another host is refused.
public struct CheckReaction: QueryUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let host: ArticleHost

    /// Creates the use case.
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
