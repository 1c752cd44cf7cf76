public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the position up to which an article was read.
public struct FindReadingPosition: QueryUseCase {
    private let gateway: any ReadingPositionGateway
    private let host: ArticleHost
    private let positions: State<ReadingPositions>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the stored positions.
    ///   - host: the host of the articles.
    ///   - positions: the state of the positions of this run.
    public init(gateway: any ReadingPositionGateway, host: ArticleHost, positions: State<ReadingPositions>) {
        self.gateway = gateway
        self.host = host
        self.positions = positions
    }

    public func callAsFunction(_ input: ArticleID) async throws(ApplicationError) -> ReadingPosition {
        if let position = positions.value[input] { return position }
        let stored = try await gateway.position(in: input, on: host)
        positions.update { $0.add(stored: stored, in: input) }
        return positions.value[input] ?? stored
    }
}
