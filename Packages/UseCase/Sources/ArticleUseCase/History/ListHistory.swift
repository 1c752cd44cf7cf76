public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the articles that were read, the last read first.
public struct ListHistory: QueryUseCase {
    private let gateway: any HistoryGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the history.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        try await gateway.page(input)
    }
}
