public import ArticleDomain
public import DomainKit

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
