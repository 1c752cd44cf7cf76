public import RepositoryKit
internal import Testing

/// The contract of `DocumentStore`, for a new store without documents.
public typealias DocumentStoreContract = Contract<any DocumentStore>

extension DocumentStoreContract {
    /// The requirements of a document store.
    public static var all: [Self] { requirements }
}

private let key = DocumentKey(collection: "articles", name: "one")
private let other = DocumentKey(collection: "articles", name: "two")

private func made(_ number: Int, version: Int = 1) -> Document {
    Document(version: version, json: Array(#"{"number":\#(number)}"#.utf8))
}

extension DocumentStore {
    fileprivate func expect(_ document: Document?, at key: DocumentKey) async throws {
        let found = try await self.document(for: key)
        #expect(found == document, "at \(key)", sourceLocation: .contract)
    }

    fileprivate func expectKeys(_ keys: Set<DocumentKey>, in collection: String = "articles") async throws {
        let found = try await self.keys(in: collection)
        #expect(found.count == keys.count, sourceLocation: .contract)
        #expect(Set(found) == keys, sourceLocation: .contract)
    }

    fileprivate func expectRefusal(of expected: Document?, for key: DocumentKey) async {
        await #expect(sourceLocation: .contract) {
            try await commit([.put(made(9), for: other), .expect(expected, for: key)])
        } throws: { error in
            if case .changed? = error as? DocumentError { true } else { false }
        }
    }
}

private let requirements: [DocumentStoreContract] = [
    Contract("A document is read as it was put") { store in
        let document = Document(version: 7, json: Array(" {\"title\" : \"日本語 \\u0000\",\n\"tags\": []}\n".utf8))
        try await store.put(document, for: key)
        try await store.expect(document, at: key)
        try await store.expectKeys([key])
    },
    Contract("A missing document is nil") { store in
        try await store.expect(nil, at: key)
        try await store.expectKeys([])
        try await store.put(made(1), for: other)
        try await store.expect(nil, at: key)
    },
    Contract("A second put replaces the first") { store in
        try await store.put(made(1), for: key)
        try await store.put(made(2, version: 2), for: key)
        try await store.expect(made(2, version: 2), at: key)
        try await store.expectKeys([key])
    },
    Contract("A deleted document is gone") { store in
        try await store.put(made(1), for: key)
        try await store.put(made(2), for: other)
        try await store.commit([.delete(key)])
        try await store.expect(nil, at: key)
        try await store.expect(made(2), at: other)
        try await store.expectKeys([other])
        try await store.put(made(3), for: key)
        try await store.expect(made(3), at: key)
    },
    Contract("Deleting nothing is no error") { store in
        try await store.commit([.delete(key)])
        try await store.expect(nil, at: key)
    },
    Contract("A transaction is committed as a whole") { store in
        let elsewhere = DocumentKey(collection: "drafts", name: "one")
        try await store.put(made(1), for: key)
        try await store.commit([.put(made(2), for: other), .delete(key), .put(made(3), for: elsewhere)])
        try await store.expect(nil, at: key)
        try await store.expect(made(2), at: other)
        try await store.expect(made(3), at: elsewhere)
        try await store.commit((0..<64).map { .put(made($0), for: DocumentKey(collection: "many", name: "\($0)")) })
        try await store.expectKeys(Set((0..<64).map { DocumentKey(collection: "many", name: "\($0)") }), in: "many")
        try await store.expect(made(63), at: DocumentKey(collection: "many", name: "63"))
    },
    Contract("The later change of one key counts") { store in
        try await store.commit([.put(made(1), for: key), .put(made(2), for: other), .put(made(3), for: key)])
        try await store.expect(made(3), at: key)
        try await store.commit([.delete(key), .put(made(4), for: key), .put(made(5), for: other), .delete(other)])
        try await store.expect(made(4), at: key)
        try await store.expect(nil, at: other)
    },
    Contract("A commit of nothing does nothing") { store in
        try await store.put(made(1), for: key)
        try await store.commit([])
        try await store.expect(made(1), at: key)
    },
    Contract("Collections are separate") { store in
        let elsewhere = DocumentKey(collection: "drafts", name: key.name)
        try await store.put(made(1), for: key)
        try await store.put(made(2), for: elsewhere)
        try await store.commit([.delete(key)])
        try await store.expect(made(2), at: elsewhere)
        try await store.expectKeys([elsewhere], in: "drafts")
        try await store.expectKeys([])
    },
    Contract("Any text is a key") { store in
        let texts = [
            "", ".", "..", "../..", "/", "/etc/passwd", "a/b", "a\\b", "a\u{0}b", "\n", " ", "~", "-", "%", "%2e", "=",
            ".json", "a.json", ".work", ".lock", "journal", "日本語の題名", "👩‍👩‍👧‍👦", "\u{202E}abc", "con", "A:B|C?*",
        ]
        for (number, text) in texts.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: text, name: text))
            try await store.put(made(number), for: DocumentKey(collection: "any", name: text))
        }
        for (number, text) in texts.enumerated() {
            try await store.expect(made(number), at: DocumentKey(collection: text, name: text))
            try await store.expect(made(number), at: DocumentKey(collection: "any", name: text))
            try await store.expectKeys([DocumentKey(collection: text, name: text)], in: text)
        }
        try await store.expectKeys(Set(texts.map { DocumentKey(collection: "any", name: $0) }), in: "any")
    },
    Contract("Keys that look alike are distinct") { store in
        let names = [
            "a", "A", "\u{E9}", "e\u{301}", "E\u{301}", "ﬁ", "fi", "a ", "a.", "\u{130}", "i", "I", "K", "\u{212A}",
        ]
        for (number, name) in names.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: name, name: name))
            try await store.put(made(number), for: DocumentKey(collection: "alike", name: name))
        }
        for (number, name) in names.enumerated() {
            try await store.expect(made(number), at: DocumentKey(collection: name, name: name))
            try await store.expect(made(number), at: DocumentKey(collection: "alike", name: name))
        }
        try await store.expectKeys(Set(names.map { DocumentKey(collection: "alike", name: $0) }), in: "alike")
    },
    Contract("A key of the maximum length is accepted") { store in
        let limit = DocumentKey.lengthLimit
        let texts = [
            String(repeating: "a", count: limit), String(repeating: "A", count: limit),
            String(repeating: "日", count: limit / 3), String(repeating: ".", count: limit),
        ]
        for (number, text) in texts.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: text, name: text))
        }
        for (number, text) in texts.enumerated() {
            try await store.expect(made(number), at: DocumentKey(collection: text, name: text))
            try await store.expectKeys([DocumentKey(collection: text, name: text)], in: text)
        }
    },
    Contract("A key beyond the limit is refused") { store in
        let text = String(repeating: "a", count: DocumentKey.lengthLimit + 1)
        let error = DocumentError.keyTooLong(limit: DocumentKey.lengthLimit)
        for key in [DocumentKey(collection: "a", name: text), DocumentKey(collection: text, name: "a")] {
            await #expect(throws: error, sourceLocation: .contract) { try await store.put(made(1), for: key) }
            await #expect(throws: error, sourceLocation: .contract) { try await store.document(for: key) }
        }
        await #expect(throws: error, sourceLocation: .contract) { try await store.keys(in: text) }
    },
    Contract("A refused transaction changes nothing") { store in
        try await store.put(made(1), for: key)
        let long = DocumentKey(collection: "a", name: String(repeating: "a", count: DocumentKey.lengthLimit + 1))
        await #expect(throws: DocumentError.self, sourceLocation: .contract) {
            try await store.commit([.put(made(2), for: key), .put(made(3), for: other), .put(made(4), for: long)])
        }
        try await store.expect(made(1), at: key)
        try await store.expect(nil, at: other)
    },
    Contract("A document beyond the limit is refused") { store in
        let large = Document(version: 1, json: [0x31] + Array(repeating: 0x20, count: Document.sizeLimit))
        try await store.put(made(1), for: key)
        await #expect(sourceLocation: .contract) {
            try await store.commit([.put(made(2), for: other), .put(large, for: key)])
        } throws: { error in
            if case .file(.tooLarge(_, Document.sizeLimit))? = error as? DocumentError { true } else { false }
        }
        try await store.expect(made(1), at: key)
        try await store.expect(nil, at: other)
    },
    Contract("Large documents are stored completely") { store in
        for size in [0, 1, 4_000, 4_096, 16_384, 65_536, 1_000_000] {
            let document = Document(version: 1, json: [0x22] + Array(repeating: 0x61, count: size) + [0x22])
            try await store.put(document, for: key)
            try await store.expect(document, at: key)
        }
    },
    Contract("A cancelled commit changes nothing") { store in
        try await store.put(made(1), for: key)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in gate {}
            try await store.put(Document(version: 1, json: Array("2".utf8)), for: key)
        }
        task.cancel()
        open.finish()
        await #expect(throws: DocumentError.cancelled, sourceLocation: .contract) { try await task.value }
        try await store.expect(made(1), at: key)
    },
    Contract("Concurrent commits are all stored") { store in
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let key = DocumentKey(collection: "articles", name: "\(number)")
                    try await store.put(Document(version: 1, json: Array("\(number)".utf8)), for: key)
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<20 {
            let key = DocumentKey(collection: "articles", name: "\(number)")
            try await store.expect(Document(version: 1, json: Array("\(number)".utf8)), at: key)
        }
    },
    Contract("A transaction that expects something else changes nothing") { store in
        try await store.put(made(1), for: key)
        await store.expectRefusal(of: nil, for: key)
        await store.expectRefusal(of: made(2), for: key)
        await store.expectRefusal(of: made(1, version: 2), for: key)
        await store.expectRefusal(of: made(1), for: other)
        try await store.expect(made(1), at: key)
        try await store.expect(nil, at: other)
        try await store.commit([.expect(nil, for: other), .put(made(2), for: other), .expect(made(1), for: key)])
        try await store.expect(made(2), at: other)
        try await store.commit([.expect(made(2), for: other), .delete(other)])
        try await store.expectKeys([key])
        try await store.commit([.expect(made(1), for: key)])
        try await store.expect(made(1), at: key)
    },
    Contract("A document of a newer version is neither replaced nor removed") { store in
        let newer = made(1, version: 3)
        try await store.put(newer, for: key)
        try await store.put(made(1), for: other)
        let attempts: [[DocumentChange]] = [
            [.put(made(2), for: key)], [.put(made(2, version: 2), for: key)], [.delete(key)],
            [.delete(key, version: 2)],
            [.put(made(2), for: other), .delete(key)], [.delete(other), .put(made(2), for: key)],
            [.expect(newer, for: key), .put(made(2), for: key)],
        ]
        for attempt in attempts {
            await #expect(sourceLocation: .contract) {
                try await store.commit(attempt)
            } throws: { error in
                if case .newerFormat? = error as? DocumentError { true } else { false }
            }
        }
        try await store.expect(newer, at: key)
        try await store.expect(made(1), at: other)
        try await store.put(made(2, version: 3), for: key)
        try await store.expect(made(2, version: 3), at: key)
        try await store.commit([.delete(key, version: 3)])
        try await store.expect(nil, at: key)
    },
    Contract("Concurrent updates all count") { store in
        let counts = DocumentCollection<Int>("counts", in: store)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask { try await counts.update("one") { $0 = ($0 ?? 0) + 1 } }
            }
            try await group.waitForAll()
        }
        #expect(try await counts.value(for: "one") == 20, sourceLocation: .contract)
    },
]
