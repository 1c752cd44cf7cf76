public import ArticleDomain
public import DomainKit

/// The outcomes of keeping articles so far.
public struct KeepingProgress: Equatable, Sendable {
    /// The outcome for one article.
    public struct Outcome: Equatable, Sendable {
        /// The name of the article, as the user wrote it.
        public let name: String
        /// The article, or the reason why it is not kept.
        public let result: Result<Kept, ApplicationError>

        /// Creates an outcome.
        public init(_ name: String, _ result: Result<Kept, ApplicationError>) {
            self.name = name
            self.result = result
        }
    }

    /// A kept article.
    public struct Kept: Hashable, Sendable {
        /// The identifier.
        public let id: ArticleID
        /// The title.
        public let title: String

        /// Creates the description of an article.
        public init(_ article: Article) {
            id = article.id
            title = article.title
        }
    }

    /// The outcomes, in the order of the names.
    public internal(set) var outcomes: [Outcome]

    /// Creates a progress with the given outcomes.
    public init(_ outcomes: [Outcome] = []) {
        self.outcomes = outcomes
    }
}
