public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes all entries of the history.
public struct ClearHistory: CommandUseCase {
    private let gateway: any HistoryGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the history.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await gateway.clear()
    }
}
