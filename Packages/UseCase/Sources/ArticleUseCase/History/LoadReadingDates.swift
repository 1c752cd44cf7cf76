public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Loads the dates on which articles of a host were read last into their state.
public struct LoadReadingDates: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the history.
    ///   - host: the host of the articles.
    ///   - readings: the state that receives the dates.
    public init(gateway: any HistoryGateway, host: ArticleHost, readings: State<[ArticleID: Date]>) {
        self.gateway = gateway
        self.host = host
        self.readings = readings
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await readings.serially { () throws(ApplicationError) in
            readings.set(try await gateway.dates(on: host))
        }
    }
}
