internal import RepositoryKit
internal import Testing

extension TextIndexCheck {
    // MARK: - Order and excerpts

    func heavierFieldsAndMoreHitsComeFirst() async throws {
        let filler = "lorem ipsum dolor sit"
        for (word, other) in [("concurrency", "persistence"), ("東", "西"), ("天気", "気温")] {
            try await build([])
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
                keys += answer.hits.map(\.entry.key)
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

    func aHitShowsItsPlace() async throws {
        try await put(entry("one", title: "Tower", body: "# First line\n\n  The Ｔｏｗｅｒ of 東京.  \nmore"))
        let answer = try await index.search(TextQuery(words: ["tower", "京"]), limit: 1, offset: 0)
        let excerpt = TextExcerpt(parts: [
            .init("The ", isHit: false), .init("Ｔｏｗｅｒ", isHit: true), .init(" of 東", isHit: false),
            .init("京", isHit: true),
            .init(".", isHit: false),
        ])
        #expect(answer.hits.map(\.excerpt) == [excerpt], sourceLocation: location)
        try await put(entry("one", title: "Tower", body: "\n# First line"))
        let other = try await index.search(TextQuery(words: ["tower"]), limit: 1, offset: 0)
        let first = TextExcerpt(parts: [.init("# First line", isHit: false)])
        #expect(other.hits.map(\.excerpt) == [first], sourceLocation: location)
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
        // Who announced may still be at work.
        try await build([[entry("c")]])
        #expect(try await index.dirtyKeys().contains("c"), sourceLocation: location)
    }

    func aRebuildReplacesAll() async throws {
        try await put(entry("old", body: "some text"), entry("both", body: "old text"))
        try await build([
            [entry("new", body: "some text")], [entry("both", body: "new text"), entry("both", body: "last text")],
        ])
        try await expect(["new"], for: "some")
        try await expect(["both"], for: "last")
        try await expect([], for: "old")
        #expect(try await index.count() == 2, sourceLocation: location)
    }

    func aFailedRebuildChangesNothing() async throws {
        try await put(entry("one", body: "some text"))
        let rest = Batches([[entry("two", body: "other text")]])
        await #expect(throws: TextIndexError.cancelled, sourceLocation: location) {
            try await index.rebuild { () throws(TextIndexError) in
                let batch = await rest.next()
                if batch.isEmpty { throw .cancelled }
                return batch
            }
        }
        try await expect(["one"], for: "text")
        try await put(entry("two", body: "last text"))
        try await expect(["two"], for: "last")
    }

    func changesWaitForARebuild() async throws {
        try await put(entry("one", body: "old text"))
        let rest = Batches([[entry("one", body: "rebuilt text"), entry("two", body: "rebuilt text")]])
        let change = TextIndexChange.put(entry("two", body: "changed text"))
        let (changing, begun) = AsyncStream.makeStream(of: Task<Void, any Error>.self)
        try await index.rebuild { [index] in
            let batch = await rest.next()
            if batch.isEmpty {
                // All entries were handed over, and nobody sees them.
                let hits = try? await index.search(TextQuery(words: ["text"]), limit: 9, offset: 0)
                #expect(hits?.hits.map(\.entry.key) == ["one"], sourceLocation: location)
                begun.yield(Task { try await index.change([change]) })
                begun.finish()
            }
            return batch
        }
        for await task in changing { try await task.value }
        try await expect(["one"], for: "rebuilt")
        try await expect(["two"], for: "changed")
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
