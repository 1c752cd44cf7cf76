public import DomainKit

/// A query that invalidates a cache before it calls another query.
public struct RevalidatingQuery<Input: Sendable, Output: Sendable>: QueryUseCase {
    private let question: any QueryUseCase<Input, Output>
    private let cache: (any InvalidatableCache)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - question: the query.
    ///   - cache: the cache to invalidate, or nil if there is none.
    public init(_ question: any QueryUseCase<Input, Output>, invalidating cache: (any InvalidatableCache)?) {
        self.question = question
        self.cache = cache
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        cache?.invalidate()
        return try await question(input)
    }
}
