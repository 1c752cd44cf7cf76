public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Performs an action on several articles, one after the other.
///
/// An article for which the action fails does not stop the others. After a failure that every other article would meet,
/// the rest gets it without a further request. Once the host does not answer, further stocks are queued at once. One batch
/// runs at a time, because all have one progress: another one waits until it has ended.
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
    /// - Parameters:
    ///   - gateway: fetches articles and keeps them.
    ///   - host: the host of the run; an article of another host is refused.
    ///   - store: the kept articles, or nil where none are kept.
    ///   - queue: the queue of changes of reactions.
    ///   - reactions: the reactions on the host.
    ///   - opener: opens pages in the browser.
    ///   - journal: the state of the outcomes of all changes of reactions.
    ///   - marks: the state of what lists show about articles.
    ///   - progress: the state that receives the outcome of each article.
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
