import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

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
