public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// An action on several articles.
public struct ArticleBatch: Hashable, Sendable {
    /// The action on each article.
    public enum Action: Hashable, Sendable {
        /// Fetches an article that is not kept yet, and keeps it.
        case keep
        /// Adds an article to the stocks of the signed-in user.
        case stock
        /// Opens the page of an article in the browser.
        case open
    }

    /// The action.
    public let action: Action
    /// The articles, in order.
    public let articles: [ArticleReference]

    /// Creates a batch.
    public init(_ action: Action, _ articles: [ArticleReference]) {
        self.action = action
        self.articles = articles
    }
}

/// The outcomes of a batch so far.
public struct ArticleBatchProgress: Equatable, Sendable {
    /// The outcome for one article.
    public enum Outcome: Equatable, Sendable {
        /// The action was performed.
        case done
        /// The article was already kept or stocked.
        case unchanged
        /// The change is queued until the host answers.
        case queued
        /// The action failed.
        case failed(ApplicationError)
    }

    /// The batch, or nil before the first one.
    public internal(set) var batch: ArticleBatch?
    /// The outcomes, in the order of the articles.
    public internal(set) var outcomes: [Outcome]
    /// The number of batches so far, by which an observer distinguishes equal outcomes of two batches.
    public internal(set) var number: Int

    /// Creates a progress with the given outcomes.
    public init(_ batch: ArticleBatch? = nil, _ outcomes: [Outcome] = [], number: Int = 0) {
        self.batch = batch
        self.outcomes = outcomes
        self.number = number
    }

    /// A Boolean value that indicates whether every article has its outcome.
    public var isComplete: Bool { outcomes.count == batch?.articles.count }
}

/// Performs an action on several articles, one after the other.
///
/// An article for which the action fails, such as one of another host, does not stop the others. After a failure that
/// every other article would meet, the rest gets it without a further request. Once the host does not answer, further
/// stocks are queued at once. One batch runs at a time, because all have one progress: another one waits until it has
/// ended.
public struct RunArticleBatch: CommandUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let store: (any KeptArticleStore)?
    private let reactions: ReactionSubmitter
    private let opener: any WebPageOpener
    private let marks: State<ArticleMarks>
    private let progress: State<ArticleBatchProgress>

    /// Creates the use case.
    ///
    /// Without a store, no article is known to be kept.
    public init(
        gateway: any ArticleGateway,
        host: ArticleHost,
        store: (any KeptArticleStore)?,
        queue: any ReactionQueueGateway,
        reactions: any ReactionGateway,
        opener: any WebPageOpener,
        journal: State<ReactionJournal>,
        marks: State<ArticleMarks>,
        progress: State<ArticleBatchProgress>
    ) {
        self.gateway = gateway
        self.host = host
        self.store = store
        self.reactions = ReactionSubmitter(queue: queue, gateway: reactions, journal: journal, marks: marks)
        self.opener = opener
        self.marks = marks
        self.progress = progress
    }

    /// Performs the action on every article.
    ///
    /// - Throws: ``ApplicationError`` of kind `cancelled`; the outcomes so far remain.
    public func callAsFunction(_ input: ArticleBatch) async throws(ApplicationError) {
        try await progress.serially { () throws(ApplicationError) in try await run(input) }
    }

    private func run(_ input: ArticleBatch) async throws(ApplicationError) {
        progress.update { $0 = ArticleBatchProgress(input, number: $0.number + 1) }
        var (failure, isHostSilent) = (ApplicationError?.none, false)
        for article in input.articles {
            let outcome: ArticleBatchProgress.Outcome
            do throws(ApplicationError) {
                if let failure { throw failure }
                outcome = try await perform(input.action, on: article, isHostSilent: isHostSilent)
            } catch {
                if error.kind == .cancelled { throw error }
                if error.concernsWholeBatch { failure = error }
                outcome = .failed(error)
            }
            if outcome == .queued { isHostSilent = true }
            progress.update { $0.outcomes.append(outcome) }
        }
    }

    private func perform(
        _ action: ArticleBatch.Action,
        on article: ArticleReference,
        isHostSilent: Bool
    ) async throws(ApplicationError) -> ArticleBatchProgress.Outcome {
        switch action {
        case .keep: try await keep(try article.id(on: host))
        case .stock: try await stock(try article.id(on: host), isHostSilent: isHostSilent)
        case .open: try await open(article)
        }
    }

    private func keep(_ id: ArticleID) async throws(ApplicationError) -> ArticleBatchProgress.Outcome {
        if try await store?.changeDates(of: [id])[id] != nil {
            marks.update { $0.kept[id] = true }
            return .unchanged
        }
        let fetched = try await gateway.article(id)
        if case .notKept(let reason) = fetched.freshness { throw ApplicationError(reason) }
        marks.update { $0.kept[id] = true }
        return .done
    }

    private func stock(
        _ id: ArticleID,
        isHostSilent: Bool
    ) async throws(ApplicationError) -> ArticleBatchProgress.Outcome {
        if marks.value.stocked[id] == true { return .unchanged }
        let change = ReactionChange(.stock, to: id, isGiven: true)
        let status = isHostSilent ? try await reactions.queueOnly(change) : try await reactions.submit(change)
        return status.isQueued ? .queued : .done
    }

    private func open(_ article: ArticleReference) async throws(ApplicationError) -> ArticleBatchProgress.Outcome {
        let opened = State<OpenedWebPage?>(nil)
        try await OpenWebPage(gateway: gateway, opener: opener, opened: opened)(.article(article))
        if opened.value?.isOpen == false { throw ApplicationError(.notFound) }
        return .done
    }
}
