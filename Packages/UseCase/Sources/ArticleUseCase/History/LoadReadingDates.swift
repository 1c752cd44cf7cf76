public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Finds out which articles of a host were read, and when; that comes out of the state of readings.
public struct LoadReadingDates: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: keeps the history.
    ///   - host: where the articles are.
    ///   - readings: when each article was read last.
    public init(gateway: any HistoryGateway, host: ArticleHost, readings: State<[ArticleID: Date]>) {
        self.gateway = gateway
        self.host = host
        self.readings = readings
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        readings.set(try await gateway.dates(on: host))
    }
}
