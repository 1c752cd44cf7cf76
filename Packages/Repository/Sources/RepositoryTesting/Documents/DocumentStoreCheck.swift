internal import RepositoryKit
internal import Testing

/// The checks behind ``DocumentStoreContract``, one function for each requirement.
struct DocumentStoreCheck {
    let store: any DocumentStore
    let location: SourceLocation

    private var key: DocumentKey { DocumentKey(collection: "articles", name: "one") }
    private var other: DocumentKey { DocumentKey(collection: "articles", name: "two") }

    private func made(_ number: Int, version: Int = 1) -> Document {
        Document(version: version, json: Array(#"{"number":\#(number)}"#.utf8))
    }

    private func expect(_ document: Document?, at key: DocumentKey) async throws {
        let found = try await store.document(for: key)
        #expect(found == document, "at \(key)", sourceLocation: location)
    }

    private func expectKeys(_ keys: Set<DocumentKey>, in collection: String = "articles") async throws {
        let found = try await store.keys(in: collection)
        #expect(found.count == keys.count, sourceLocation: location)
        #expect(Set(found) == keys, sourceLocation: location)
    }

    func aDocumentIsReadAsItWasPut() async throws {
        let document = Document(version: 7, json: Array(" {\"title\" : \"日本語 \\u0000\",\n\"tags\": []}\n".utf8))
        try await store.put(document, for: key)
        try await expect(document, at: key)
        try await expectKeys([key])
    }

    func aMissingDocumentIsNil() async throws {
        try await expect(nil, at: key)
        try await expectKeys([])
        try await store.put(made(1), for: other)
        try await expect(nil, at: key)
    }

    func aSecondPutReplacesTheFirst() async throws {
        try await store.put(made(1), for: key)
        try await store.put(made(2, version: 2), for: key)
        try await expect(made(2, version: 2), at: key)
        try await expectKeys([key])
    }

    func aDeletedDocumentIsGone() async throws {
        try await store.put(made(1), for: key)
        try await store.put(made(2), for: other)
        try await store.commit([.delete(key)])
        try await expect(nil, at: key)
        try await expect(made(2), at: other)
        try await expectKeys([other])
        try await store.put(made(3), for: key)
        try await expect(made(3), at: key)
    }

    func deletingNothingIsNoError() async throws {
        try await store.commit([.delete(key)])
        try await expect(nil, at: key)
    }

    func aTransactionHoldsAsAWhole() async throws {
        let elsewhere = DocumentKey(collection: "drafts", name: "one")
        try await store.put(made(1), for: key)
        try await store.commit([.put(made(2), for: other), .delete(key), .put(made(3), for: elsewhere)])
        try await expect(nil, at: key)
        try await expect(made(2), at: other)
        try await expect(made(3), at: elsewhere)
        try await store.commit((0..<64).map { .put(made($0), for: DocumentKey(collection: "many", name: "\($0)")) })
        try await expectKeys(Set((0..<64).map { DocumentKey(collection: "many", name: "\($0)") }), in: "many")
        try await expect(made(63), at: DocumentKey(collection: "many", name: "63"))
    }

    func theLaterChangeOfOneKeyCounts() async throws {
        try await store.commit([.put(made(1), for: key), .put(made(2), for: other), .put(made(3), for: key)])
        try await expect(made(3), at: key)
        try await store.commit([.delete(key), .put(made(4), for: key), .put(made(5), for: other), .delete(other)])
        try await expect(made(4), at: key)
        try await expect(nil, at: other)
    }

    func aCommitOfNothingDoesNothing() async throws {
        try await store.put(made(1), for: key)
        try await store.commit([])
        try await expect(made(1), at: key)
    }

    func collectionsAreApart() async throws {
        let elsewhere = DocumentKey(collection: "drafts", name: key.name)
        try await store.put(made(1), for: key)
        try await store.put(made(2), for: elsewhere)
        try await store.commit([.delete(key)])
        try await expect(made(2), at: elsewhere)
        try await expectKeys([elsewhere], in: "drafts")
        try await expectKeys([])
    }

    func anyTextIsAKey() async throws {
        let texts = [
            "", ".", "..", "../..", "/", "/etc/passwd", "a/b", "a\\b", "a\u{0}b", "\n", " ", "~", "-", "%", "%2e", "=",
            ".json", "a.json", ".work", ".lock", "journal", "日本語の題名", "👩‍👩‍👧‍👦", "\u{202E}abc", "con", "A:B|C?*",
        ]
        for (number, text) in texts.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: text, name: text))
            try await store.put(made(number), for: DocumentKey(collection: "any", name: text))
        }
        for (number, text) in texts.enumerated() {
            try await expect(made(number), at: DocumentKey(collection: text, name: text))
            try await expect(made(number), at: DocumentKey(collection: "any", name: text))
            try await expectKeys([DocumentKey(collection: text, name: text)], in: text)
        }
        try await expectKeys(Set(texts.map { DocumentKey(collection: "any", name: $0) }), in: "any")
    }

    func keysThatLookAlikeAreApart() async throws {
        let names = [
            "a", "A", "\u{E9}", "e\u{301}", "E\u{301}", "ﬁ", "fi", "a ", "a.", "\u{130}", "i", "I", "K", "\u{212A}",
        ]
        for (number, name) in names.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: name, name: name))
            try await store.put(made(number), for: DocumentKey(collection: "alike", name: name))
        }
        for (number, name) in names.enumerated() {
            try await expect(made(number), at: DocumentKey(collection: name, name: name))
            try await expect(made(number), at: DocumentKey(collection: "alike", name: name))
        }
        try await expectKeys(Set(names.map { DocumentKey(collection: "alike", name: $0) }), in: "alike")
    }

    func aKeyOfTheLimitIsTaken() async throws {
        let limit = DocumentKey.lengthLimit
        let texts = [
            String(repeating: "a", count: limit), String(repeating: "A", count: limit),
            String(repeating: "日", count: limit / 3), String(repeating: ".", count: limit),
        ]
        for (number, text) in texts.enumerated() {
            try await store.put(made(number), for: DocumentKey(collection: text, name: text))
        }
        for (number, text) in texts.enumerated() {
            try await expect(made(number), at: DocumentKey(collection: text, name: text))
            try await expectKeys([DocumentKey(collection: text, name: text)], in: text)
        }
    }

    func aKeyBeyondTheLimitIsRefused() async throws {
        let text = String(repeating: "a", count: DocumentKey.lengthLimit + 1)
        let error = DocumentError.keyTooLong(limit: DocumentKey.lengthLimit)
        for key in [DocumentKey(collection: "a", name: text), DocumentKey(collection: text, name: "a")] {
            await #expect(throws: error, sourceLocation: location) { try await store.put(made(1), for: key) }
            await #expect(throws: error, sourceLocation: location) { try await store.document(for: key) }
        }
        await #expect(throws: error, sourceLocation: location) { try await store.keys(in: text) }
    }

    func aRefusedTransactionChangesNothing() async throws {
        try await store.put(made(1), for: key)
        let long = DocumentKey(collection: "a", name: String(repeating: "a", count: DocumentKey.lengthLimit + 1))
        await #expect(throws: DocumentError.self, sourceLocation: location) {
            try await store.commit([.put(made(2), for: key), .put(made(3), for: other), .put(made(4), for: long)])
        }
        try await expect(made(1), at: key)
        try await expect(nil, at: other)
    }

    func aDocumentBeyondTheLimitIsRefused() async throws {
        let large = Document(version: 1, json: [0x31] + Array(repeating: 0x20, count: Document.sizeLimit))
        try await store.put(made(1), for: key)
        await #expect(sourceLocation: location) {
            try await store.commit([.put(made(2), for: other), .put(large, for: key)])
        } throws: { error in
            if case .file(.tooLarge(_, Document.sizeLimit))? = error as? DocumentError { true } else { false }
        }
        try await expect(made(1), at: key)
        try await expect(nil, at: other)
    }

    func largeDocumentsAreWhole() async throws {
        for size in [0, 1, 4_000, 4_096, 16_384, 65_536, 1_000_000] {
            let document = Document(version: 1, json: [0x22] + Array(repeating: 0x61, count: size) + [0x22])
            try await store.put(document, for: key)
            try await expect(document, at: key)
        }
    }

    func aCancelledCommitChangesNothing() async throws {
        try await store.put(made(1), for: key)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [store, key] in
            for await _ in gate {}
            try await store.put(Document(version: 1, json: Array("2".utf8)), for: key)
        }
        task.cancel()
        open.finish()
        await #expect(throws: DocumentError.cancelled, sourceLocation: location) { try await task.value }
        try await expect(made(1), at: key)
    }

    func concurrentCommitsAllHold() async throws {
        try await withThrowingTaskGroup(of: Void.self) { [store] group in
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
            try await expect(Document(version: 1, json: Array("\(number)".utf8)), at: key)
        }
    }

    func aTransactionThatExpectsSomethingElseChangesNothing() async throws {
        func refuses(_ expected: Document?, for key: DocumentKey) async {
            await #expect(sourceLocation: location) {
                try await store.commit([.put(made(9), for: other), .expect(expected, for: key)])
            } throws: { error in
                if case .changed? = error as? DocumentError { true } else { false }
            }
        }
        try await store.put(made(1), for: key)
        await refuses(nil, for: key)
        await refuses(made(2), for: key)
        await refuses(made(1, version: 2), for: key)
        await refuses(made(1), for: other)
        try await expect(made(1), at: key)
        try await expect(nil, at: other)
        try await store.commit([.expect(nil, for: other), .put(made(2), for: other), .expect(made(1), for: key)])
        try await expect(made(2), at: other)
        try await store.commit([.expect(made(2), for: other), .delete(other)])
        try await expectKeys([key])
        try await store.commit([.expect(made(1), for: key)])
        try await expect(made(1), at: key)
    }

    func aDocumentOfANewerVersionIsNeitherReplacedNorRemoved() async throws {
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
            await #expect(sourceLocation: location) {
                try await store.commit(attempt)
            } throws: { error in
                if case .newerFormat? = error as? DocumentError { true } else { false }
            }
        }
        try await expect(newer, at: key)
        try await expect(made(1), at: other)
        try await store.put(made(2, version: 3), for: key)
        try await expect(made(2, version: 3), at: key)
        try await store.commit([.delete(key, version: 3)])
        try await expect(nil, at: key)
    }

    func concurrentUpdatesAllCount() async throws {
        let counts = DocumentCollection<Int>("counts", in: store)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask { try await counts.update("one") { $0 = ($0 ?? 0) + 1 } }
            }
            try await group.waitForAll()
        }
        #expect(try await counts.value(for: "one") == 20, sourceLocation: location)
    }
}
