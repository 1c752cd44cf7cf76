import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import Testing
import UseCaseKit

private actor InMemorySearches: SavedSearchGateway {
    private(set) var kept: [SavedSearchName: SavedSearch] = [:]
    private let unreadable: [SavedSearchName: ApplicationError]

    init(unreadable: [SavedSearchName: ApplicationError] = [:]) { self.unreadable = unreadable }

    func names() async throws(ApplicationError) -> [SavedSearchName] { (Array(kept.keys) + unreadable.keys).sorted() }

    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? {
        if let error = unreadable[name] { throw error }
        return kept[name]
    }

    func save(_ search: SavedSearch) async throws(ApplicationError) { kept[search.name] = search }
    func remove(_ name: SavedSearchName) async throws(ApplicationError) { kept[name] = nil }
}

struct SavedSearchTests {
    private let gateway = InMemorySearches()
    private var save: SaveSearch { SaveSearch(gateway: gateway, clock: TestWallClock()) }

    private func input(_ name: String, _ words: String = "swift") throws -> SaveSearch.Input {
        SaveSearch.Input(try SavedSearchName(name), words: words, filters: [.title("並行")])
    }

    @Test func `a saved search is found again, with its date`() async throws {
        try await save(input("朝"))
        let found = try await FindSavedSearch(gateway: gateway)(SavedSearchName("朝"))
        #expect(found.query.text == "swift title:並行")
        #expect(found.savedAt == TestWallClock().now)
    }

    @Test func `a search takes the place of the one of its name`() async throws {
        try await save(input("a", "first"))
        try await save(input("a", "second"))
        let list = try await ListSavedSearches(gateway: gateway)(())
        #expect(list.searches.map(\.words) == ["second"])
        #expect(list.unreadable.isEmpty)
    }

    @Test func `an invalid search is not saved`() async throws {
        let input = SaveSearch.Input(try SavedSearchName("a"), words: "", filters: [.title(" ")])
        let error = await #expect(throws: ApplicationError.self) { try await save(input) }
        #expect(error?.kind == .invalidInput(ValidationError(field: "title", value: " ", rule: .notEmpty)))
        #expect(await gateway.kept.isEmpty)
    }

    @Test func `a name that nobody used is neither found nor removed`() async throws {
        let name = try SavedSearchName("a")
        try await save(input("b"))
        let unknown = UnknownSavedSearch(name, known: [try SavedSearchName("b")])
        await #expect(throws: unknown.error) { try await FindSavedSearch(gateway: gateway)(name) }
        await #expect(throws: unknown.error) { try await RemoveSavedSearch(gateway: gateway)(name) }
        #expect(UnknownSavedSearch(unknown.error) == unknown)
        #expect(UnknownSavedSearch(ApplicationError(.notFound)) == nil)
    }

    @Test func `one is removed, the others stay`() async throws {
        try await save(input("a"))
        try await save(input("b"))
        try await RemoveSavedSearch(gateway: gateway)(SavedSearchName("a"))
        #expect(await gateway.kept.keys.map(\.text) == ["b"])
    }

    @Test func `one that cannot be read hides no other`() async throws {
        let reason = ApplicationError(.storage(.newerFormat(path: "searches/b")))
        let gateway = InMemorySearches(unreadable: [try SavedSearchName("b"): reason])
        let save = SaveSearch(gateway: gateway, clock: TestWallClock())
        try await save(input("a"))
        try await save(input("c"))
        let list = try await ListSavedSearches(gateway: gateway)(())
        #expect(list.searches.map(\.name.text) == ["a", "c"])
        #expect(list.unreadable.map(\.name.text) == ["b"])
        #expect(list.unreadable.map(\.error) == [reason])
    }
}
