public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Removes an article from the history, with its date of reading and its position of this run; an article that is not in it
/// is not a failure.
public struct RemoveFromHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>
    private let positions: State<ReadingPositions>
    private let removed: State<HistoryEntry?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the history.
    ///   - host: the host of the run, of which the dates and positions are.
    ///   - readings: the state of the dates on which articles were read last.
    ///   - positions: the state of the positions of this run.
    ///   - removed: the state that receives the removed entry, or nil if the article was not in the history.
    public init(
        gateway: any HistoryGateway,
        host: ArticleHost,
        readings: State<[ArticleID: Date]>,
        positions: State<ReadingPositions>,
        removed: State<HistoryEntry?>
    ) {
        self.gateway = gateway
        self.host = host
        self.readings = readings
        self.positions = positions
        self.removed = removed
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        try await readings.serially { () throws(ApplicationError) in
            let entry = try await entry(of: input.id)
            try await gateway.remove(input)
            if input.host == nil || input.host == host {
                readings.update { $0[input.id] = nil }
                positions.update { $0.remove(input.id) }
            }
            removed.set(entry)
        }
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
