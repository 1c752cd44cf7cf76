public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the token that another program stores for the host, so that it can be offered.
public struct FindForeignToken: QueryUseCase {
    private let tokens: any TokenGateway

    /// Creates the use case.
    ///
    /// - Parameter tokens: the tokens of the host.
    public init(tokens: any TokenGateway) {
        self.tokens = tokens
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ForeignToken? {
        try await tokens.foreignToken()
    }
}
