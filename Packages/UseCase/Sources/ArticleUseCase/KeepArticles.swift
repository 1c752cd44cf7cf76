public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches articles one by one and keeps them for reading without a connection.
///
/// An article that cannot be kept, such as one of another host, does not stop the others. A failure that would meet
/// every other article ends the work; the next call with the same names resumes with the first one that has no outcome.
public struct KeepArticles: CommandUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let marks: State<ArticleMarks>
    private let progress: State<KeepingProgress>

    /// Creates the use case.
    public init(
        gateway: any ArticleGateway,
        host: ArticleHost,
        marks: State<ArticleMarks>,
        progress: State<KeepingProgress>
    ) {
        self.gateway = gateway
        self.host = host
        self.marks = marks
        self.progress = progress
    }

    /// Fetches and keeps the articles; an article that is already kept stays where its host does not answer.
    ///
    /// - Parameter input: identifiers and URLs, as the user wrote them.
    /// - Throws: ``ApplicationError``: the failure that ended the work.
    public func callAsFunction(_ input: [String]) async throws(ApplicationError) {
        try await progress.serially { () throws(ApplicationError) in
            for name in input.dropFirst(progress.value.outcomes.count) {
                let result = await keep(name)
                if case .failure(let error) = result, error.concernsWholeBatch { throw error }
                progress.update { $0.outcomes.append(KeepingProgress.Outcome(name, result)) }
            }
        }
    }

    private func keep(_ name: String) async -> Result<KeepingProgress.Kept, ApplicationError> {
        do throws(ApplicationError) {
            let reference = try ApplicationError.validating(try ArticleReference(name))
            let fetched = try await gateway.article(try reference.id(on: host))
            if case .notKept(let reason) = fetched.freshness { throw ApplicationError(reason) }
            marks.update { $0.kept[fetched.id] = true }
            return .success(KeepingProgress.Kept(fetched.value))
        } catch {
            return .failure(error)
        }
    }
}

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

/// Replaces `-` in a list of names by the names from the input of the program.
public struct ExpandArticleNames: QueryUseCase {
    private let gateway: any ArticleNameGateway

    /// Creates the use case.
    public init(gateway: any ArticleNameGateway) {
        self.gateway = gateway
    }

    /// Expands the names.
    ///
    /// - Returns: All names in order, each once.
    /// - Throws: `ApplicationError` if the input is requested and cannot be read.
    public func callAsFunction(_ input: [String]) async throws(ApplicationError) -> [String] {
        var names: [String] = []
        var isRead = false
        for name in input {
            if name != "-" {
                names.append(name)
            } else if !isRead {
                isRead = true
                names += try await gateway.names()
            }
        }
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }
    }
}
