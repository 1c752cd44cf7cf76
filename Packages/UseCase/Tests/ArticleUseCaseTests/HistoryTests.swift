import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import Testing
import UseCaseKit

/// Records entries, or fails.
private actor StubHistory: HistoryGateway {
    private(set) var entries: [HistoryEntry] = []
    private(set) var removed: [ArticleReference] = []
    private(set) var clears = 0
    private var failure: ApplicationError?

    func fail(with error: ApplicationError?) { failure = error }

    func add(_ entry: HistoryEntry) async throws(ApplicationError) {
        if let failure { throw failure }
        entries.append(entry)
    }

    func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        if let failure { throw failure }
        return Page(elements: request.number == 1 ? entries : [], next: request.next, total: entries.count)
    }

    func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date] {
        if let failure { throw failure }
        return Dictionary(entries.filter { $0.host == host }.map { ($0.article, $0.date) }, uniquingKeysWith: max)
    }

    func remove(_ article: ArticleReference) async throws(ApplicationError) { removed.append(article) }
    func clear() async throws(ApplicationError) { clears += 1 }
}

struct HistoryTests {
    private let history = StubHistory()
    private let writeFailure = State<ApplicationError?>(nil)
    private let readings = State<[ArticleID: Date]>([:])
    private let positions = State(ReadingPositions())
    private let removed = State<HistoryEntry?>(nil)

    private var remove: RemoveFromHistory {
        RemoveFromHistory(gateway: history, host: .qiita, readings: readings, positions: positions, removed: removed)
    }

    private var clear: ClearHistory {
        ClearHistory(gateway: history, readings: readings, positions: positions)
    }

    private func note(_ article: Article, on host: ArticleHost = .qiita) async throws {
        let note = AddToHistory(
            gateway: history,
            host: host,
            readings: readings,
            writeFailure: writeFailure,
            clock: TestWallClock()
        )
        try await note(article)
    }

    @Test func `an article is noted with its title, its host and the date`() async throws {
        let host = try ArticleHost("team.qiita.com")
        try await note(Article(id: ArticleID("a"), title: "題", body: "b"), on: host)
        let entry = HistoryEntry(try ArticleID("a"), on: host, title: "題", date: TestWallClock().now)
        #expect(await history.entries == [entry])
        #expect(writeFailure.value == nil)
        let page = try await ListHistory(gateway: history)(.first)
        #expect(page == Page(elements: [entry], next: PageRequest.first.next, total: 1))
    }

    @Test func `reading dates of a host are known when loaded, and after each note`() async throws {
        let (first, second) = (try ArticleID("a"), try ArticleID("b"))
        try await note(Article(id: first, title: "t", body: ""))
        #expect(readings.value == [first: TestWallClock().now])
        try await note(Article(id: second, title: "t", body: ""), on: ArticleHost("team.qiita.com"))
        readings.set([:])
        try await LoadReadingDates(gateway: history, host: .qiita, readings: readings)()
        #expect(readings.value == [first: TestWallClock().now])
        await history.fail(with: ApplicationError(.storage(.full)))
        try await note(Article(id: second, title: "t", body: ""))
        #expect(readings.value == [first: TestWallClock().now])
    }

    @Test func `a history that cannot be written fails nothing, and is reported until it works again`() async throws {
        let article = try Article(id: ArticleID("a"), title: "t", body: "")
        await history.fail(with: ApplicationError(.storage(.full)))
        try await note(article)
        #expect(writeFailure.value == ApplicationError(.storage(.full)))
        await #expect(throws: ApplicationError(.storage(.full))) { try await ListHistory(gateway: history)(.first) }
        await history.fail(with: nil)
        try await note(article)
        #expect(writeFailure.value == nil)
    }

    @Test func `an article is removed by what names it, and everything at once`() async throws {
        let reference = try ArticleReference("https://team.qiita.com/ann/items/a")
        try await note(Article(id: ArticleID("a"), title: "題", body: "b"))
        try await remove(reference)
        #expect(await history.removed == [reference])
        #expect(removed.value?.title == "題")
        try await remove(ArticleReference("b"))
        #expect(removed.value == nil)
        #expect(await history.clears == 0)
        try await clear()
        #expect(await history.clears == 1)
    }

    @Test func `a removed entry counts as unread at once, and loses its position`() async throws {
        let (first, second) = (try ArticleID("a"), try ArticleID("b"))
        for id in [first, second] {
            try await note(Article(id: id, title: "t", body: ""))
            let input = UpdateReadingPosition.Input(try ReadingPosition(place: 3, letters: 0), in: id)
            try await UpdateReadingPosition(positions: positions)(input)
        }
        try await remove(ArticleReference("https://team.qiita.com/ann/items/a"))
        #expect(readings.value.count == 2)
        try await remove(ArticleReference("a"))
        #expect(readings.value.keys.map(\.rawValue) == ["b"])
        #expect(positions.value[first] == nil && positions.value[second] != nil)
        #expect(positions.value.unsaved.keys.map(\.rawValue) == ["b"])
        try await clear()
        #expect(readings.value.isEmpty)
        #expect(positions.value == ReadingPositions())
    }

    @Test func `an article that is read is kept, unless it could not be, and gets into the history`() async throws {
        let marks = State(ArticleMarks())
        let add = AddToHistory(gateway: history, host: .qiita, readings: readings, writeFailure: writeFailure)
        let record = RecordReading(marks: marks, history: add)
        let freshness: [String: Freshness] = [
            "a": .live, "b": .kept(at: TestWallClock().now, because: .offline), "c": .notKept(because: .storage(.full)),
        ]
        for (id, freshness) in freshness {
            try await record(Fetched(Article(id: ArticleID(id), title: "t", body: ""), freshness: freshness))
        }
        #expect(marks.value.kept.keys.map(\.rawValue).sorted() == ["a", "b"])
        #expect(readings.value.count == 3)
    }
}

/// Stores positions, or fails.
private actor StubPositions: ReadingPositionGateway {
    private(set) var stored: [ArticleID: ReadingPosition] = [:]
    private(set) var writes = 0
    private var failure: ApplicationError?
    private var hasEntries = true

    func fail(with error: ApplicationError?) { failure = error }
    func setHasEntries(_ hasEntries: Bool) { self.hasEntries = hasEntries }

    func position(in article: ArticleID, on host: ArticleHost) async throws(ApplicationError) -> ReadingPosition {
        if let failure { throw failure }
        return stored[article] ?? .start
    }

    func save(
        _ position: ReadingPosition,
        in article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> Bool {
        if let failure { throw failure }
        guard hasEntries else { return false }
        stored[article] = position
        writes += 1
        return true
    }
}

struct ReadingPositionTests {
    private let gateway = StubPositions()
    private let positions = State(ReadingPositions())
    private let writeFailure = State<ApplicationError?>(nil)

    private func update(_ place: Int, in article: String = "a") async throws {
        let input = UpdateReadingPosition.Input(
            try ReadingPosition(place: place, letters: 0),
            in: try ArticleID(article)
        )
        try await UpdateReadingPosition(positions: positions)(input)
    }

    private func save() async throws {
        let save = SaveReadingPositions(
            gateway: gateway,
            host: .qiita,
            positions: positions,
            writeFailure: writeFailure
        )
        try await save()
    }

    private func find(_ article: String = "a") async throws -> Int {
        let find = FindReadingPosition(gateway: gateway, host: .qiita, positions: positions)
        return try await find(ArticleID(article)).place
    }

    @Test func `a position is found at once, and stored when that is asked for`() async throws {
        try await update(3)
        try await update(5)
        #expect(try await find() == 5)
        #expect(await gateway.writes == 0)
        try await save()
        try await save()
        #expect(await gateway.writes == 1)
        #expect(await gateway.stored.values.map(\.place) == [5])
    }

    @Test func `a stored position is found, and is not stored again where it is`() async throws {
        try await update(4)
        try await save()
        positions.set(ReadingPositions())
        #expect(try await find() == 4)
        try await update(4)
        #expect(positions.value.unsaved.isEmpty)
        try await update(6)
        #expect(try await find() == 6)
        #expect(try await find("b") == 0)
    }

    @Test func `a position in an article that the history does not have yet is stored once it has it`() async throws {
        try await update(3)
        await gateway.setHasEntries(false)
        try await save()
        #expect(positions.value.unsaved.count == 1)
        await gateway.setHasEntries(true)
        try await save()
        #expect(await gateway.stored.values.map(\.place) == [3])
        #expect(positions.value.unsaved.isEmpty)
    }

    @Test func `a position that cannot be stored stays to be stored, and the failure is known`() async throws {
        try await update(3)
        try await update(7, in: "b")
        await gateway.fail(with: ApplicationError(.storage(.full)))
        try await save()
        #expect(writeFailure.value == ApplicationError(.storage(.full)))
        #expect(positions.value.unsaved.count == 2)
        await gateway.fail(with: nil)
        try await save()
        #expect(await gateway.stored.values.map(\.place).sorted() == [3, 7])
        #expect(positions.value.unsaved.isEmpty)
    }
}
