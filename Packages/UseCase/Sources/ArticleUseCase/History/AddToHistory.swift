public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Adds an article to the history.
///
/// A history that cannot be written never stops a reader: the command succeeds, and a state receives the failure.
public struct AddToHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>
    private let writeFailure: State<ApplicationError?>
    private let clock: any WallClock

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the history.
    ///   - host: the host of the article.
    ///   - readings: the state of the dates on which articles were read last.
    ///   - writeFailure: the state of the last failure to write the history, nil after a success.
    ///   - clock: the clock of the entry.
    public init(
        gateway: any HistoryGateway,
        host: ArticleHost,
        readings: State<[ArticleID: Date]>,
        writeFailure: State<ApplicationError?>,
        clock: any WallClock = SystemWallClock()
    ) {
        self.gateway = gateway
        self.host = host
        self.readings = readings
        self.writeFailure = writeFailure
        self.clock = clock
    }

    public func callAsFunction(_ input: Article) async throws(ApplicationError) {
        do throws(ApplicationError) {
            try await readings.serially { () throws(ApplicationError) in
                let date = clock.now
                try await gateway.add(HistoryEntry(input.id, on: host, title: input.title, date: date))
                readings.update { $0[input.id] = date }
            }
            writeFailure.set(nil)
        } catch {
            writeFailure.set(error)
        }
    }
}
