public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes an article from the history; an article that is not in it is no failure.
public struct RemoveFromHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let removed: State<HistoryEntry?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the history.
    ///   - removed: the state that receives the removed entry, or nil if the article was not in the history.
    public init(gateway: any HistoryGateway, removed: State<HistoryEntry?>) {
        self.gateway = gateway
        self.removed = removed
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        let entry = try await entry(of: input.id)
        try await gateway.remove(input)
        removed.set(entry)
    }

    private func entry(of article: ArticleID) async throws(ApplicationError) -> HistoryEntry? {
        var request = try? PageRequest(number: 1, size: 100)
        while let next = request {
            let page = try await gateway.page(next)
            if let entry = page.elements.first(where: { $0.article == article }) { return entry }
            request = page.elements.isEmpty ? nil : page.next
        }
        return nil
    }
}
