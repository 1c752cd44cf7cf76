public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes everything from the history.
public struct ClearHistory: CommandUseCase {
    private let gateway: any HistoryGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the history.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await gateway.clear()
    }
}
