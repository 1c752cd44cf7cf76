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

/// Records that an article was fetched and read: lists show that it is kept, and the history has it.
public struct RecordReading: CommandUseCase {
    private let marks: State<ArticleMarks>
    private let history: (any CommandUseCase<Article>)?

    /// Creates the use case.
    ///
    /// Without a history, nothing is added to it.
    public init(marks: State<ArticleMarks>, history: (any CommandUseCase<Article>)?) {
        self.marks = marks
        self.history = history
    }

    public func callAsFunction(_ input: Fetched<Article>) async throws(ApplicationError) {
        switch input.freshness {
        case .live, .kept: marks.update { $0.kept[input.id] = true }
        case .notKept: break
        }
        try await history?(input.value)
    }
}

/// Loads the dates on which articles of a host were read last into their state.
public struct LoadReadingDates: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>

    /// Creates the use case.
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

/// Lists the history, the latest entry first.
public struct ListHistory: QueryUseCase {
    private let gateway: any HistoryGateway

    /// Creates the use case.
    public init(gateway: any HistoryGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        try await gateway.page(input)
    }
}

/// Removes an article from the history, with its date of reading and its position of this run; an article that is not in it
/// is not a failure.
public struct RemoveFromHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let host: ArticleHost
    private let readings: State<[ArticleID: Date]>
    private let positions: State<ReadingPositions>
    private let removed: State<HistoryEntry?>

    /// Creates the use case.
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

/// Removes all entries of the history; the dates of reading and the positions of this run go with them.
public struct ClearHistory: CommandUseCase {
    private let gateway: any HistoryGateway
    private let readings: State<[ArticleID: Date]>
    private let positions: State<ReadingPositions>

    /// Creates the use case.
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
