public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches articles one after the other and keeps them, so that they can be read without a connection.
///
/// An article that cannot be kept stands in nobody's way. What would keep every other one from being kept too ends the
/// work; the next call with the same names goes on with the first that has no outcome.
public struct KeepArticles: CommandUseCase {
    private let gateway: any ArticleGateway
    private let host: ArticleHost
    private let progress: State<KeepingProgress>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: fetches articles and keeps what it fetches.
    ///   - host: the host that is set; an article of another one is refused.
    ///   - progress: gets the outcome of each article.
    public init(gateway: any ArticleGateway, host: ArticleHost, progress: State<KeepingProgress>) {
        self.gateway = gateway
        self.host = host
        self.progress = progress
    }

    /// Fetches and keeps the articles; one that is kept already stays where its host does not answer.
    ///
    /// - Parameter input: identifiers and URLs, as the user wrote them.
    /// - Throws: ``ApplicationError``: what stopped the work.
    public func callAsFunction(_ input: [String]) async throws(ApplicationError) {
        for name in input.dropFirst(progress.value.outcomes.count) {
            let result = await keep(name)
            if case .failure(let error) = result, error.stopsKeeping { throw error }
            progress.update { $0.outcomes.append(KeepingProgress.Outcome(name, result)) }
        }
    }

    private func keep(_ name: String) async -> Result<KeepingProgress.Kept, ApplicationError> {
        do throws(ValidationError) {
            return await keep(try ArticleReference(name))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }

    private func keep(_ reference: ArticleReference) async -> Result<KeepingProgress.Kept, ApplicationError> {
        do throws(ApplicationError) {
            let fetched = try await gateway.article(try reference.id(on: host))
            if case .notKept(let reason) = fetched.freshness { throw ApplicationError(reason) }
            return .success(KeepingProgress.Kept(fetched.value))
        } catch {
            return .failure(error)
        }
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether the failure has nothing to do with the article that met it.
    fileprivate var stopsKeeping: Bool {
        switch kind {
        case .offline, .timedOut, .unauthorized, .rateLimited, .cancelled: true
        case .unavailable(.tooLarge): false
        case .unavailable: true
        case .storage(.full), .storage(.notWritable), .storage(.notLockable), .storage(.busy): true
        case .storage, .forbidden, .notFound, .invalidInput, .invalidData: false
        }
    }
}
