public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Removes all entries of the history; the dates of reading and the positions of this run go with them.
public struct ClearHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let readings: State<[ArticleID: Date]>
    private let positions: State<ReadingPositions>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the history.
    ///   - readings: the state of the dates on which articles were read last.
    ///   - positions: the state of the positions of this run.
    public init(
        gateway: any HistoryGateway,
        readings: State<[ArticleID: Date]>,
        positions: State<ReadingPositions>
    ) {
        self.gateway = gateway
        self.readings = readings
        self.positions = positions
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await readings.serially { () throws(ApplicationError) in
            try await gateway.clear()
            readings.set([:])
            positions.set(ReadingPositions())
        }
    }
}
