public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes an article from the history; one that is not there is no failure.
public struct RemoveFromHistory: CommandUseCase {
    private let gateway: any HistoryGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the history.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        try await gateway.remove(input)
    }
}
