internal import RepositoryKit
internal import Testing

extension TextIndexCheck {
    // MARK: - Order and excerpts

    func heavierFieldsAndMoreHitsComeFirst() async throws {
        let filler = "lorem ipsum dolor sit"
        for (word, other) in [("concurrency", "persistence"), ("東", "西"), ("天気", "気温")] {
            try await index.build([])
            try await put(
                entry("title", order: 1, title: word, body: "\(filler) \(other)"),
                entry("tags", order: 2, title: other, body: "\(filler) \(other)", tags: [word]),
                entry("body", order: 4, title: other, body: "\(filler) \(word)"),
                entry("often", order: 3, title: other, body: "\(word) \(word) \(word)"),
                entry("never", order: 5, title: other, body: "\(filler) \(other)")
            )
            let found = try await found(word)
            #expect(found.first == "title", "\(word)", sourceLocation: location)
            #expect(found.last == "body", "\(word)", sourceLocation: location)
            #expect(Set(found) == ["title", "tags", "often", "body"], sourceLocation: location)
        }
    }

    func equallyRelevantEntriesAreOrdered() async throws {
        try await put(
            entry("b", order: 1, body: "東京 tower"),
            entry("a", order: 1, body: "東京 tower"),
            entry("c", order: 7, body: "東京 tower"),
            entry("d", order: -7, body: "東京 tower")
        )
        for word in ["東京", "tower", "京 tow"] { try await expect(["c", "a", "b", "d"], for: word) }
        try await expect(["c", "a", "b", "d"], for: TextQuery([[term("Kyoto", isExcluded: true)]]))
    }

    func hitsAreGivenInParts() async throws {
        for number in 0..<25 { try await put(entry("\(number + 10)", order: Int64(-number), body: "東京 tower")) }
        for word in ["東京", "tower"] {
            var keys: [String] = []
            for offset in stride(from: 0, through: 30, by: 10) {
                let answer = try await index.search(TextQuery(words: [word]), limit: 10, offset: offset)
                #expect(answer.total == 25, sourceLocation: location)
                keys += answer.hits.map(\.key)
            }
            #expect(keys == (10..<35).map { "\($0)" }, sourceLocation: location)
            let none = try await index.search(TextQuery(words: [word]), limit: 0, offset: 0)
            #expect(none == TextHits(hits: [], total: 25), sourceLocation: location)
        }
    }

    func listsAreOrdered() async throws {
        try await put(
            entry("b", order: 1),
            entry("a", order: 1),
            entry("c", order: .max),
            entry("d", order: .min),
            entry("e", order: 0)
        )
        let list = try await index.list(limit: 100, offset: 0).map(\.key)
        #expect(list == ["c", "a", "b", "e", "d"], sourceLocation: location)
        #expect(try await index.list(limit: 2, offset: 1).map(\.key) == ["a", "b"], sourceLocation: location)
        #expect(try await index.list(limit: 2, offset: 5) == [], sourceLocation: location)
        #expect(try await index.list(limit: 0, offset: 0) == [], sourceLocation: location)
    }

    // MARK: - Keeping up with the documents

    func aKeyIsDirtyUntilItIsChanged() async throws {
        try await index.markDirty(["a", "b", "b", "c"])
        try await index.markDirty(["a", "\u{E9}", "e\u{301}"])
        #expect(try await index.dirtyKeys().count == 5, sourceLocation: location)
        try await index.change([.put(entry("a")), .remove("b"), .put(entry("d"))])
        #expect(
            try await Set(index.dirtyKeys().map { Array($0.utf8) })
                == Set(["c", "\u{E9}", "e\u{301}"].map { Array($0.utf8) }),
            sourceLocation: location
        )
    }

    func dirtyEntriesAreUpdatedInPieces() async throws {
        let documents = ["a": entry("a", body: "new text"), "c": entry("c", body: "other text")]
        try await put(entry("a", body: "old text"), entry("b", body: "text"), entry("d", body: "text"))
        try await index.markDirty(["a", "b", "c"])
        var dirty = 3
        for left in [2, 1, 0, 0] {
            #expect(try await index.updateDirtyEntries(limit: 1) { documents[$0] } == left, sourceLocation: location)
            dirty = try await index.dirtyKeys().count
            #expect(dirty == left, sourceLocation: location)
        }
        #expect(try await Set(found("text")) == ["a", "c", "d"], sourceLocation: location)
        try await expect(["a"], for: "new")
        await #expect(throws: TextIndexError.cancelled, sourceLocation: location) {
            try await index.markDirty(["a"])
            _ = try await index.updateDirtyEntries(limit: 9) { _ throws(TextIndexError) in throw .cancelled }
        }
        #expect(try await index.dirtyKeys() == ["a"], sourceLocation: location)
        try await expect(["a"], for: "new")
    }

    func anOutdatedEntryIsNotUsed() async throws {
        try await index.markDirty(["changed", "marked"])
        let left = try await index.updateDirtyEntries(limit: 9) { [index] key in
            // Another program stores the documents while this one has still read the old ones.
            if key == "changed" {
                try? await index.change([.put(entry(key, body: "new text"))])
            } else {
                try? await index.markDirty([key])
            }
            return entry(key, body: "old text")
        }
        #expect(left == 1, sourceLocation: location)
        #expect(try await index.dirtyKeys() == ["marked"], sourceLocation: location)
        try await expect(["changed"], for: "text")
        try await expect([], for: "old")
    }

    func aResetLeavesDirtyKeysOnly() async throws {
        try await put(entry("old", body: "some text"), entry("both", body: "old text"))
        // Who marked it may still be at work.
        try await index.markDirty(["marked"])
        try await index.reset { ["new", "both"] }
        #expect(try await index.count() == 0, sourceLocation: location)
        #expect(try await Set(index.dirtyKeys()) == ["new", "both", "marked"], sourceLocation: location)
        try await expect([], for: "text")
        try await put(entry("both", body: "last text"))
        try await expect(["both"], for: "last")
        #expect(try await Set(index.dirtyKeys()) == ["new", "marked"], sourceLocation: location)
    }

    func aFailedResetChangesNothing() async throws {
        try await put(entry("one", body: "some text"))
        await #expect(throws: TextIndexError.cancelled, sourceLocation: location) {
            try await index.reset { () throws(TextIndexError) in throw .cancelled }
        }
        try await expect(["one"], for: "text")
        try await put(entry("two", body: "last text"))
        try await expect(["two"], for: "last")
    }

    func changesWaitForAReset() async throws {
        try await put(entry("one", body: "old text"))
        let change = TextIndexChange.put(entry("two", body: "changed text"))
        let (changing, begun) = AsyncStream.makeStream(of: Task<Void, any Error>.self)
        try await index.reset { [index] in
            let hits = try? await index.search(TextQuery(words: ["text"]), limit: 9, offset: 0)
            #expect(hits?.hits.map(\.key) == ["one"], sourceLocation: location)
            begun.yield(Task { try await index.change([change]) })
            begun.finish()
            return ["one", "two"]
        }
        for await task in changing { try await task.value }
        try await expect(["two"], for: "text")
        #expect(try await index.dirtyKeys() == ["one"], sourceLocation: location)
    }

    func concurrentChangesAllHold() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try await put(entry("\(number)", body: "text \(number) 番"))
                    _ = try await found("番")
                }
            }
            try await group.waitForAll()
        }
        #expect(try await index.count() == 40, sourceLocation: location)
        #expect(try await found("番").count == 40, sourceLocation: location)
    }

    func aCancelledChangeChangesNothing() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [index] in
            for await _ in gate {}
            try await index.change([.put(TextEntry(key: "a", order: 0, texts: [:], summary: []))])
        }
        task.cancel()
        open.finish()
        await #expect(throws: TextIndexError.cancelled, sourceLocation: location) { try await task.value }
        #expect(try await index.count() == 0, sourceLocation: location)
    }
}
