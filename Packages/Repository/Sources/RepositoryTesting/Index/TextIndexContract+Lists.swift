internal import RepositoryKit
internal import Testing

let requirementsOfLists: [TextIndexContract] = [
    Contract("Heavier fields and more hits come first") { index in
        let filler = "lorem ipsum dolor sit"
        for (word, other) in [("concurrency", "persistence"), ("東", "西"), ("天気", "気温")] {
            try await index.build([])
            try await index.put(
                entry("title", order: 1, title: word, body: "\(filler) \(other)"),
                entry("tags", order: 2, title: other, body: "\(filler) \(other)", tags: [word]),
                entry("body", order: 4, title: other, body: "\(filler) \(word)"),
                entry("often", order: 3, title: other, body: "\(word) \(word) \(word)"),
                entry("never", order: 5, title: other, body: "\(filler) \(other)")
            )
            let found = try await index.found(word)
            #expect(found.first == "title", "\(word)", sourceLocation: .contract)
            #expect(found.last == "body", "\(word)", sourceLocation: .contract)
            #expect(Set(found) == ["title", "tags", "often", "body"], sourceLocation: .contract)
        }
    },
    Contract("Equally relevant entries are ordered") { index in
        try await index.put(
            entry("b", order: 1, body: "東京 tower"),
            entry("a", order: 1, body: "東京 tower"),
            entry("c", order: 7, body: "東京 tower"),
            entry("d", order: -7, body: "東京 tower")
        )
        for word in ["東京", "tower", "京 tow"] { try await index.expect(["c", "a", "b", "d"], for: word) }
        try await index.expect(["c", "a", "b", "d"], for: TextQuery([[term("Kyoto", isExcluded: true)]]))
    },
    Contract("Hits are returned page by page") { index in
        for number in 0..<25 { try await index.put(entry("\(number + 10)", order: Int64(-number), body: "東京 tower")) }
        for word in ["東京", "tower"] {
            var keys: [String] = []
            for offset in stride(from: 0, through: 30, by: 10) {
                let answer = try await index.search(TextQuery(words: [word]), limit: 10, offset: offset)
                #expect(answer.total == 25, sourceLocation: .contract)
                keys += answer.hits.map(\.key)
            }
            #expect(keys == (10..<35).map { "\($0)" }, sourceLocation: .contract)
            let none = try await index.search(TextQuery(words: [word]), limit: 0, offset: 0)
            #expect(none == TextHits(hits: [], total: 25), sourceLocation: .contract)
        }
    },
    Contract("Lists are ordered and returned page by page") { index in
        try await index.put(
            entry("b", order: 1),
            entry("a", order: 1),
            entry("c", order: .max),
            entry("d", order: .min),
            entry("e", order: 0)
        )
        let list = try await index.list(limit: 100, offset: 0).map(\.key)
        #expect(list == ["c", "a", "b", "e", "d"], sourceLocation: .contract)
        #expect(try await index.list(limit: 2, offset: 1).map(\.key) == ["a", "b"], sourceLocation: .contract)
        #expect(try await index.list(limit: 2, offset: 5) == [], sourceLocation: .contract)
        #expect(try await index.list(limit: 0, offset: 0) == [], sourceLocation: .contract)
    },
    Contract("A key is dirty until it is changed") { index in
        try await index.markDirty(["a", "b", "c"])
        try await index.markDirty(["\u{E9}", "e\u{301}"])
        #expect(try await index.dirtyKeys().count == 5, sourceLocation: .contract)
        try await index.change([.put(entry("a")), .remove("b"), .put(entry("d"))])
        #expect(
            try await Set(index.dirtyKeys().map { Array($0.utf8) })
                == Set(["c", "\u{E9}", "e\u{301}"].map { Array($0.utf8) }),
            sourceLocation: .contract
        )
    },
    Contract("An entry that two change at once is dirty until its document is read") { index in
        try await index.put(entry("a", body: "old text"))
        // One stores the document and another one removes it, which is the later change of the document here, and the earlier
        // one of the index.
        for _ in 1...2 { try await index.markDirty(["a"]) }
        try await index.change([.remove("a")])
        let left = try await index.updateDirtyEntries(limit: 9) { key in
            try? await index.change([.put(entry(key, body: "new text"))])
            return nil
        }
        #expect(left == 1, sourceLocation: .contract)
        try await index.expect(["a"], for: "new")
        #expect(try await index.updateDirtyEntries(limit: 9) { _ in nil } == 0, sourceLocation: .contract)
        #expect(try await index.count() == 0, sourceLocation: .contract)
        try await index.markDirty(["a"])
        try await index.change([.put(entry("a"))])
        #expect(try await index.dirtyKeys() == [], sourceLocation: .contract)
    },
    Contract("Dirty entries are updated in pieces") { index in
        let documents = ["a": entry("a", body: "new text"), "c": entry("c", body: "other text")]
        try await index.put(entry("a", body: "old text"), entry("b", body: "text"), entry("d", body: "text"))
        try await index.markDirty(["a", "b", "c"])
        var dirty = 3
        for left in [2, 1, 0, 0] {
            #expect(try await index.updateDirtyEntries(limit: 1) { documents[$0] } == left, sourceLocation: .contract)
            dirty = try await index.dirtyKeys().count
            #expect(dirty == left, sourceLocation: .contract)
        }
        #expect(try await Set(index.found("text")) == ["a", "c", "d"], sourceLocation: .contract)
        try await index.expect(["a"], for: "new")
        await #expect(throws: TextIndexError.cancelled, sourceLocation: .contract) {
            try await index.markDirty(["a"])
            _ = try await index.updateDirtyEntries(limit: 9) { _ throws(TextIndexError) in throw .cancelled }
        }
        #expect(try await index.dirtyKeys() == ["a"], sourceLocation: .contract)
        try await index.expect(["a"], for: "new")
    },
    Contract("An entry that is outdated before it is written is not used") { index in
        try await index.markDirty(["changed", "marked"])
        let left = try await index.updateDirtyEntries(limit: 9) { key in
            // Another program stores the documents while this one has still read the old ones.
            if key == "changed" {
                try? await index.change([.put(entry(key, body: "new text"))])
            } else {
                try? await index.markDirty([key])
            }
            return entry(key, body: "old text")
        }
        #expect(left == 1, sourceLocation: .contract)
        #expect(try await index.dirtyKeys() == ["marked"], sourceLocation: .contract)
        try await index.expect(["changed"], for: "text")
        try await index.expect([], for: "old")
    },
    Contract("A reset leaves dirty keys only") { index in
        try await index.put(entry("old", body: "some text"), entry("both", body: "old text"))
        // Who marked it may still be at work.
        try await index.markDirty(["marked"])
        try await index.reset { ["new", "both"] }
        #expect(try await index.count() == 0, sourceLocation: .contract)
        #expect(try await Set(index.dirtyKeys()) == ["new", "both", "marked"], sourceLocation: .contract)
        try await index.expect([], for: "text")
        try await index.put(entry("both", body: "last text"))
        try await index.expect(["both"], for: "last")
        #expect(try await Set(index.dirtyKeys()) == ["new", "marked"], sourceLocation: .contract)
    },
    Contract("A reset that fails changes nothing") { index in
        try await index.put(entry("one", body: "some text"))
        await #expect(throws: TextIndexError.cancelled, sourceLocation: .contract) {
            try await index.reset { () throws(TextIndexError) in throw .cancelled }
        }
        try await index.expect(["one"], for: "text")
        try await index.put(entry("two", body: "last text"))
        try await index.expect(["two"], for: "last")
    },
    Contract("Searches see the old entries during a reset, and changes wait for its end") { index in
        try await index.put(entry("one", body: "old text"))
        let change = TextIndexChange.put(entry("two", body: "changed text"))
        let (changing, begun) = AsyncStream.makeStream(of: Task<Void, any Error>.self)
        try await index.reset {
            let hits = try? await index.search(TextQuery(words: ["text"]), limit: 9, offset: 0)
            #expect(hits?.hits.map(\.key) == ["one"], sourceLocation: .contract)
            begun.yield(Task { try await index.change([change]) })
            begun.finish()
            return ["one", "two"]
        }
        for await task in changing { try await task.value }
        try await index.expect(["two"], for: "text")
        #expect(try await index.dirtyKeys() == ["one"], sourceLocation: .contract)
    },
    Contract("Concurrent changes are all stored") { index in
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try await index.put(entry("\(number)", body: "text \(number) 番"))
                    _ = try await index.found("番")
                }
            }
            try await group.waitForAll()
        }
        #expect(try await index.count() == 40, sourceLocation: .contract)
        #expect(try await index.found("番").count == 40, sourceLocation: .contract)
    },
    Contract("A cancelled change changes nothing") { index async throws in
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in gate {}
            try await index.change([.put(TextEntry(key: "a", order: 0, texts: [:], summary: []))])
        }
        task.cancel()
        open.finish()
        await #expect(throws: TextIndexError.cancelled, sourceLocation: .contract) { try await task.value }
        #expect(try await index.count() == 0, sourceLocation: .contract)
    },
]
