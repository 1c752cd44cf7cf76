import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredHistoryGatewayTests {
    private let store = InMemoryDocumentStore()

    private func entry(_ id: String, _ second: Double, on host: String = "qiita.com") throws -> HistoryEntry {
        let date = Date(timeIntervalSince1970: 1_795_224_600 + second)
        return try HistoryEntry(ArticleID(id), on: ArticleHost(host), title: "題 \(id)", date: date)
    }

    private func ids(_ gateway: StoredHistoryGateway) async throws -> [String] {
        try await gateway.page(PageRequest(number: 1, size: 100)).elements.map(\.article.rawValue)
    }

    @Test func `the history is complete, the last read first`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        #expect(try await gateway.page(.first) == Page(elements: [], next: nil, total: 0))
        let entries = [
            try entry("a", 0), try entry("b", 0.001), try entry("A-b_c.d", 60, on: "my-team.qiita.com"),
            try entry("a", 3600, on: "127.0.0.1:8080"),
        ]
        for entry in entries { try await gateway.add(entry) }
        #expect(try await gateway.page(.first) == Page(elements: entries.reversed(), next: nil, total: 4))
    }

    @Test func `when each article of a host was read last is known without opening a document`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        let last = try entry("a", 2)
        for entry in [try entry("a", 0), try entry("b", 1, on: "127.0.0.1:8080"), last] {
            try await gateway.add(entry)
        }
        let opened = store.readCount
        #expect(try await gateway.dates(on: .qiita) == [last.article: last.date])
        #expect(store.readCount == opened)
    }

    @Test func `an article that is read again stands first, once, with its new title`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        for (id, second) in [("a", 0.0), ("b", 1), ("a", 2)] { try await gateway.add(entry(id, second)) }
        #expect(try await ids(gateway) == ["a", "b"])
        let renamed = HistoryEntry(
            try ArticleID("b"),
            on: .qiita,
            title: "new",
            date: Date(timeIntervalSince1970: 1_795_224_700)
        )
        try await gateway.add(renamed)
        #expect(try await gateway.page(.first).elements.first == renamed)
        #expect(try await store.keys(in: "history").count == 2)
    }

    @Test func `a clock that was set back loses nothing`() async throws {
        let gateway = StoredHistoryGateway(store: store, limit: 2)
        for (id, second) in [("a", 100.0), ("b", 101), ("b", 0), ("c", 1)] { try await gateway.add(entry(id, second)) }
        #expect(try await ids(gateway) == ["a", "c"])
        let early = HistoryEntry(try ArticleID("d"), on: .qiita, title: "t", date: Date(timeIntervalSince1970: -5))
        try await gateway.add(early)
        #expect(try await ids(gateway) == ["a", "d"])
    }

    @Test func `the oldest entries are dropped`() async throws {
        let gateway = StoredHistoryGateway(store: store, limit: 3)
        for number in 0..<10 { try await gateway.add(entry("a\(number)", Double(number))) }
        #expect(try await ids(gateway) == ["a9", "a8", "a7"])
        #expect(try await store.keys(in: "history").count == 3)
        #expect(HistoryEntry.limit == 1000)
    }

    @Test func `a page opens the documents that are on it`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        for number in 0..<50 { try await gateway.add(entry("a\(number)", Double(number))) }
        #expect(store.readCount == 0)
        let page = try await gateway.page(PageRequest(number: 3, size: 10))
        #expect(page.elements.map(\.article.rawValue) == (20..<30).map { "a\(49 - $0)" })
        #expect(page.next == (try PageRequest(number: 4, size: 10)))
        #expect(page.total == 50)
        #expect(store.readCount == 10)
        #expect(try await gateway.page(PageRequest(number: 5, size: 10)).next == nil)
        #expect(try await gateway.page(PageRequest(number: .max, size: 100)).elements.isEmpty)
    }

    @Test func `concurrent readers lose no entry of each other's`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        let entries = try (0..<40).map { try entry("a\($0 % 20)", 7) }
        await withTaskGroup { group in
            for entry in entries {
                group.addTask { try? await gateway.add(entry) }
            }
        }
        #expect(Set(try await ids(gateway)) == Set((0..<20).map { "a\($0)" }))
        #expect(try await ids(gateway).count == 20)
    }

    @Test func `two entries of one article that came in at once are shown as one`() async throws {
        for second in [1, 2] {
            let json = Array(#"{"title":"\#(second)"}"#.utf8)
            let key = DocumentKey(collection: "history", name: "00179522460000\(second)/a/qiita.com")
            try await store.put(Document(version: 1, json: json), for: key)
        }
        let page = try await StoredHistoryGateway(store: store).page(.first)
        #expect(page.elements.map(\.title) == ["2"])
        #expect(page.total == 1)
    }

    @Test(arguments: [
        ("a", ["b"]), ("https://qiita.com/ann/items/a", ["b", "a"]), ("https://team.qiita.com/x/items/a", ["b", "a"]),
        ("https://other.example/x/items/a", ["b", "a", "a"]), ("c", ["b", "a", "a"]),
    ])
    func `removes an article by what names it`(name: String, left: [String]) async throws {
        let gateway = StoredHistoryGateway(store: store)
        try await gateway.add(entry("a", 0))
        try await gateway.add(entry("a", 1, on: "team.qiita.com"))
        try await gateway.add(entry("b", 2))
        try await gateway.remove(ArticleReference(name))
        #expect(try await ids(gateway) == left)
    }

    @Test func `an unknown key is skipped and kept, until everything is removed`() async throws {
        let gateway = StoredHistoryGateway(store: store)
        for name in [
            "x", "1/a/qiita.com", "001795224600000/a/b c", "-01795224600000/a/qiita.com", "001795224600000/a/b/c",
        ] {
            try await store.put(
                Document(version: 1, json: Array("{}".utf8)),
                for: DocumentKey(collection: "history", name: name)
            )
        }
        try await gateway.add(entry("a", 0))
        #expect(try await ids(gateway) == ["a"])
        #expect(try await store.keys(in: "history").count == 6)
        try await gateway.clear()
        #expect(try await store.keys(in: "history").isEmpty)
        try await gateway.clear()
    }

    @Test func `an entry of a newer version stops no other, and stays whatever is done`() async throws {
        let skipped = SkippedDocuments()
        let gateway = StoredHistoryGateway(store: store, limit: 2, skipped: skipped)
        let key = DocumentKey(collection: "history", name: "001795224600000/a/qiita.com")
        let newer = Document(version: 2, json: Array("{}".utf8))
        let reason = ApplicationError(.storage(.newerFormat(path: "history/\(key.name)")))
        try await store.put(newer, for: key)
        for (number, id) in ["b", "c", "d", "e"].enumerated() { try await gateway.add(entry(id, Double(number))) }
        #expect(skipped.reasons == [])
        #expect(try await ids(gateway) == ["e", "d"])
        #expect(skipped.reasons == [reason])
        try await gateway.add(entry("a", -1000))
        await #expect(throws: reason) { try await gateway.remove(ArticleReference("a")) }
        await #expect(throws: reason) { try await gateway.clear() }
        #expect(try await store.keys(in: "history") == [key])
        #expect(try await store.document(for: key) == newer)
    }

    @Test func `an entry that cannot be written is a storage error`() async throws {
        let gateway = StoredHistoryGateway(store: FailingDocumentStore(.file(.full(path: "/x"))))
        let entry = try entry("a", 0)
        let error = await #expect(throws: ApplicationError.self) { try await gateway.add(entry) }
        #expect(error?.kind == .storage(.full))
    }
}

struct ReadingPositionGatewayTests {
    private let store = InMemoryDocumentStore()

    private var gateway: StoredHistoryGateway { StoredHistoryGateway(store: store) }

    private func read(_ id: String, _ second: Double = 0, on host: ArticleHost = .qiita) async throws {
        let date = Date(timeIntervalSince1970: 1_795_224_600 + second)
        try await gateway.add(HistoryEntry(ArticleID(id), on: host, title: "題 \(id)", date: date))
    }

    private func documents() async throws -> [String] {
        var documents: [String] = []
        for key in try await store.keys(in: "history") {
            let document = try #require(try await store.document(for: key))
            documents.append(String(decoding: document.json, as: UTF8.self))
        }
        return documents
    }

    @Test func `a position is stored with the entry, and stays when the article is read again`() async throws {
        let position = try ReadingPosition(place: 3, letters: 120)
        try await read("a")
        try await read("b")
        #expect(try await gateway.save(position, in: ArticleID("a"), on: .qiita))
        try await read("a", 60)
        #expect(try await gateway.position(in: ArticleID("a"), on: .qiita) == position)
        #expect(try await gateway.position(in: ArticleID("b"), on: .qiita) == .start)
        #expect(try await store.keys(in: "history").count == 2)
    }

    @Test func `hosts have positions of their own`() async throws {
        let team = try ArticleHost("team.qiita.com")
        try await read("a")
        try await read("a", on: team)
        #expect(try await gateway.save(ReadingPosition(place: 1, letters: 0), in: ArticleID("a"), on: team))
        #expect(try await gateway.position(in: ArticleID("a"), on: .qiita) == .start)
    }

    @Test func `an article that is not in the history gets no entry`() async throws {
        let position = try ReadingPosition(place: 1, letters: 0)
        #expect(try await !gateway.save(position, in: ArticleID("a"), on: .qiita))
        #expect(try await store.keys(in: "history").isEmpty)
        #expect(try await gateway.position(in: ArticleID("a"), on: .qiita) == .start)
    }

    @Test func `an entry at its start has the form that programs without positions write`() async throws {
        let id = try ArticleID("a")
        try await read("a")
        let before = try await documents()
        #expect(before == [#"{"title":"題 a"}"#])
        #expect(try await gateway.save(ReadingPosition(place: 3, letters: 120), in: id, on: .qiita))
        #expect(try await documents() == [#"{"position":{"letters":120,"place":3},"title":"題 a"}"#])
        #expect(try await gateway.save(.start, in: id, on: .qiita))
        #expect(try await documents() == before)
    }

    @Test func `a position that no text has counts as the start`() async throws {
        try await read("a")
        let key = try #require(try await store.keys(in: "history").first)
        let json = Array(#"{"position":{"letters":-1,"place":3},"title":"t"}"#.utf8)
        try await store.commit([.put(Document(version: 1, json: json), for: key)])
        #expect(try await gateway.position(in: ArticleID("a"), on: .qiita) == .start)
    }
}
