public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the history, the latest entry first.
public struct ListHistory: QueryUseCase {
    private let gateway: any HistoryGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the history.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        try await gateway.page(input)
    }
}
