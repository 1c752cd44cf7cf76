public import ArticleDomain
public import DomainKit
public import Foundation
public import UseCaseKit

/// Notes in the history that an article was read.
///
/// Nobody who reads is kept from it by a history that cannot be written: that is no failure of the command, and comes out
/// of the state of what is wrong with the history.
public struct AddToHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>
    private let writeFailure: State<ApplicationError?>
    private let clock: any WallClock

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: keeps the history.
    ///   - host: where the article is.
    ///   - readings: when each article was read last.
    ///   - writeFailure: why the history could not be written the last time, or nil if it could.
    ///   - clock: tells the date.
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
            let date = clock.now
            try await gateway.add(HistoryEntry(input.id, on: host, title: input.title, date: date))
            readings.update { $0[input.id] = date }
            writeFailure.set(nil)
        } catch {
            writeFailure.set(error)
        }
    }
}
