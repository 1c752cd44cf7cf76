public import DomainKit
public import UseCaseKit

/// Answers a query about the kept articles when all of them are indexed.
public struct QueryIndexedArticles<Input: Sendable, Output: Sendable>: QueryUseCase {
    private let query: any QueryUseCase<Input, Output>
    private let index: any CommandUseCase<Void>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - index: indexes the kept articles.
    public init(_ query: any QueryUseCase<Input, Output>, after index: any CommandUseCase<Void>) {
        self.query = query
        self.index = index
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        try await index(())
        return try await query(input)
    }
}
