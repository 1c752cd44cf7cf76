import FileStorage
import RepositoryKit
import Testing

extension StoreFixture {
    /// Checks that the store has every document that a writer has acknowledged, complete and not older.
    func expectAcknowledged(_ last: Int, of name: String) async throws {
        let store = self.store
        let own = try #require(try await store.document(for: DocumentKey(collection: "own", name: name)))
        #expect(try #require(number(own)) >= last)
        for slot in 0..<50 {
            // The newest number of this slot that was acknowledged.
            let newest = last - ((last - slot) % 50 + 50) % 50
            guard newest >= 1 else { continue }
            let key = DocumentKey(collection: "log", name: "\(name)-\(slot)")
            let document = try #require(try await store.document(for: key), "\(key.name) of \(newest) is missing")
            #expect(try #require(number(document)) >= newest)
            #expect(!document.isEdited)
        }
    }

    /// Checks that documents which writers change together agree.
    func expectWholeTransactions() async throws {
        let store = self.store
        let one = try await store.document(for: DocumentKey(collection: "pair", name: "a"))
        for name in ["b", "c"] {
            let other = try await store.document(for: DocumentKey(collection: "pair", name: name))
            #expect(one == other, "a transaction was torn")
        }
    }

    private func number(_ document: Document) -> Int? {
        String(decoding: document.json, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
}
