import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

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
