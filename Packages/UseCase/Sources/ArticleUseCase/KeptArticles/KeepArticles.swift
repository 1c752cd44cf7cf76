public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches articles one by one and keeps them for reading without a connection.
///
/// An article that cannot be kept does not stop the others. A failure that would meet every other article ends the
/// work; the next call with the same names resumes with the first one that has no outcome.
public struct KeepArticles: CommandUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let marks: State<ArticleMarks>
    private let progress: State<KeepingProgress>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches articles and keeps them.
    ///   - host: the host of the run; an article of another host is refused.
    ///   - marks: the state of what lists show about articles.
    ///   - progress: the state that receives the outcome of each article.
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
