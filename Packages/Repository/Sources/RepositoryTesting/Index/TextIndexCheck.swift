internal import DomainKit
internal import RepositoryKit
internal import Testing

/// The checks behind ``TextIndexContract``, one function for each requirement.
struct TextIndexCheck {
    let index: any TextIndex
    let location: SourceLocation

    // MARK: - Making and asking

    func entry(
        _ key: String,
        order: Int64 = 0,
        title: String = "",
        body: String = "",
        tags: [String] = [],
        summary: String? = nil
    ) -> TextEntry {
        TextEntry(
            key: key,
            order: order,
            texts: ["title": [title], "body": [body], "tags": tags],
            summary: Array((summary ?? "summary of \(key)").utf8)
        )
    }

    func put(_ entries: TextEntry...) async throws {
        try await index.change(entries.map { .put($0) })
    }

    func found(_ query: TextQuery, limit: Int = 100, offset: Int = 0) async throws -> [String] {
        try await index.search(query, limit: limit, offset: offset).hits.map(\.key)
    }

    func found(_ words: String...) async throws -> [String] {
        try await found(TextQuery(words: words))
    }

    func term(_ text: String, in fields: [String]? = nil, isWhole: Bool = false, isExcluded: Bool = false) throws
        -> TextQuery.Term
    {
        try #require(TextQuery.Term(text, in: fields, isWhole: isWhole, isExcluded: isExcluded))
    }

    func expect(
        _ keys: [String],
        for query: TextQuery,
        _ comment: Comment? = nil
    ) async throws {
        let found = try await found(query)
        #expect(found == keys, comment, sourceLocation: location)
    }

    func expect(_ keys: [String], for word: String) async throws {
        try await expect(keys, for: TextQuery(words: [word]), "for \(word.debugDescription)")
    }

    // MARK: - Entries

    func aNewIndexNeedsToBeRebuilt() async throws {
        let error = TextIndexError.needsRebuild(.missing)
        await #expect(throws: error, sourceLocation: location) { _ = try await found("a") }
        await #expect(throws: error, sourceLocation: location) { _ = try await index.list(limit: 1, offset: 0) }
        await #expect(throws: error, sourceLocation: location) { _ = try await index.count() }
        await #expect(throws: error, sourceLocation: location) { try await put(entry("a")) }
        await #expect(throws: error, sourceLocation: location) { try await index.markDirty(["a"]) }
        await #expect(throws: error, sourceLocation: location) { _ = try await index.dirtyKeys() }
        await #expect(throws: error, sourceLocation: location) {
            _ = try await index.updateDirtyEntries(limit: 1) { _ in nil }
        }
        try await index.build([entry("a", body: "first"), entry("b"), entry("c", body: "second")], size: 2)
        #expect(try await index.count() == 3, sourceLocation: location)
        try await expect(["c"], for: "second")
    }

    func anEntryIsFoundAsItWasPut() async throws {
        let summary: [UInt8] = [0, 1, 0xFF, 0x27, 0x22, 0]
        let made = TextEntry(key: "one", order: 1, texts: ["body": ["東京タワー"], "nothing": ["見えない"]], summary: summary)
        try await index.change([.put(made), .put(entry("two"))])
        let hits = try await index.search(TextQuery(words: ["東京タワー"]), limit: 10, offset: 0)
        #expect(hits.total == 1, sourceLocation: location)
        #expect(hits.hits == [TextSummary(key: "one", summary: summary[...])], sourceLocation: location)
        #expect(
            try await index.list(limit: 1, offset: 0) == [TextSummary(key: "one", summary: summary[...])],
            sourceLocation: location
        )
        #expect(try await index.count() == 2, sourceLocation: location)
        try await expect([], for: "見えない")
    }

    func aSecondPutReplacesTheFirst() async throws {
        try await put(entry("one", body: "first text"), entry("two", body: "other text"))
        try await put(entry("one", order: 3, body: "second text", summary: "new"))
        try await expect([], for: "first")
        try await expect(["one"], for: "second")
        #expect(try await Set(found("text")) == ["one", "two"], sourceLocation: location)
        try await put(entry("one", order: -3, body: "second text", summary: "newer"))
        let list = try await index.list(limit: 9, offset: 0)
        #expect(list.map(\.key) == ["two", "one"], sourceLocation: location)
        #expect(list.last?.summary == Array("newer".utf8)[...], sourceLocation: location)
    }

    func aRemovedEntryIsGone() async throws {
        try await put(entry("one", body: "some text"), entry("two", body: "other text"))
        try await index.change([.remove("one"), .remove("three")])
        try await expect([], for: "some")
        try await expect(["two"], for: "text")
        try await expect(["two"], for: "t")
        #expect(try await index.count() == 1, sourceLocation: location)
        try await put(entry("one", body: "some text"))
        try await expect(["one"], for: "some")
    }

    func theLaterChangeOfOneKeyCounts() async throws {
        try await index.change([
            .put(entry("one", body: "first")), .put(entry("one", body: "second")), .put(entry("two", body: "first")),
            .remove("two"), .remove("three"), .put(entry("three", body: "first")),
        ])
        try await expect(["three"], for: "first")
        try await expect(["one"], for: "second")
        try await index.change([])
        #expect(try await index.count() == 2, sourceLocation: location)
    }

    func anyTextIsAKey() async throws {
        let keys = [
            "", "a", "A", "\u{E9}", "e\u{301}", "a\u{0}", "a\u{0}b", "'", "\"", "%", "日本語", "👩‍👩‍👧‍👦", "\u{212A}", "K", "\n",
        ]
        for key in keys { try await put(entry(key, body: "text")) }
        try await put(entry("A", body: "other"))
        #expect(try await index.count() == keys.count, sourceLocation: location)
        let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { Array($0.utf8) }
        let listed = try await index.list(limit: 100, offset: 0).map { Array($0.key.utf8) }
        #expect(listed == sorted, sourceLocation: location)
        try await expect(["A"], for: "other")
        for key in keys {
            try await index.change([.remove(key)])
        }
        #expect(try await index.count() == 0, sourceLocation: location)
    }

    // MARK: - Searching

    func wordsOfAnyLengthAreFound() async throws {
        let text = "東京の天気は晴れ, and Swift 6 is 速い👩‍👧。"
        try await put(entry("one", body: text), entry("two", body: "何もない nothing"))
        let scalars = Array(text.unicodeScalars)
        for length in 1...6 {
            for start in 0...scalars.count - length {
                var word = String.UnicodeScalarView()
                word.append(contentsOf: scalars[start..<start + length])
                let found = try await found(String(word))
                #expect(found.contains("one"), "\(String(word))", sourceLocation: location)
            }
        }
        for word in ["京東", "雨", "swifts", "6  is", "z", "天気が", "👩👧"] { try await expect([], for: word) }
    }

    func caseAndWidthMakeNoDifference() async throws {
        try await put(entry("one", title: "Ｓｗｉｆｔ の ガイド", body: "ÉCLAIR ①"), entry("two", body: "が\u{3099}"))
        for word in ["swift", "SWIFT", "ｓＷ", "ｶﾞｲﾄﾞ", "がいど", "éclair", "e\u{301}C", "1"] {
            try await expect(word == "がいど" ? [] : ["one"], for: word)
        }
        try await expect(["two"], for: "か\u{3099}")
        try await expect([], for: "か")
    }

    func signsAreLetters() async throws {
        let texts = [
            "100% sure", "snake_case_name", "it's", "say \"hello\" twice", "a*b*c", "-flag --long",
            "(a OR b) AND NOT c",
            "a:b^2 + {c}", "C:\\path\\file", "nul \u{0} here", "e\u{301}\u{323}q\u{302}", "NEAR(a b)", "tab\tline\nend",
        ]
        for (number, text) in texts.enumerated() { try await put(entry("\(number)", body: text)) }
        for (number, text) in texts.enumerated() {
            try await expect(["\(number)"], for: text)
            let scalars = Array(text.unicodeScalars)
            for length in 1...4 {
                for start in 0...scalars.count - length {
                    var word = String.UnicodeScalarView()
                    word.append(contentsOf: scalars[start..<start + length])
                    // A mark without the letter before it is composed otherwise than in the text.
                    guard FoldedText(text).contains(FoldedText(String(word))) else { continue }
                    let found = try await found(String(word))
                    #expect(found.contains("\(number)"), "\(String(word))", sourceLocation: location)
                }
            }
        }
        for word in ["%%", "s%e", "s_re", "it''s", "\"\"", "a*c", "---", "b) OR (a"] { try await expect([], for: word) }
    }

    func allConditionsHaveToHold() async throws {
        try await put(
            entry("one", order: 3, title: "Swift", body: "actors and 並行"),
            entry("two", order: 2, body: "actors in Erlang"),
            entry("three", order: 1, body: "並行 処理")
        )
        #expect(try await found("actors", "swift") == ["one"], sourceLocation: location)
        #expect(try await found("並行", "actors") == ["one"], sourceLocation: location)
        #expect(try await found("並", "行").count == 2, sourceLocation: location)
        #expect(try await found("actors and", "erlang") == [], sourceLocation: location)
        for words in [["erlang", "処理"], ["erlang", "処"], ["er", "処理"]] {
            let alternatives = try words.map { try term($0) }
            #expect(try await Set(found(TextQuery([alternatives]))) == ["two", "three"], sourceLocation: location)
            #expect(
                try await found(TextQuery([alternatives, [term("actors")]])) == ["two"],
                sourceLocation: location
            )
        }
        try await expect(["one", "two", "three"], for: TextQuery([]))
    }

    func anExcludedTermDoesNotMatch() async throws {
        try await put(entry("one", order: 2, body: "red green"), entry("two", order: 1, body: "red blue 青"))
        for word in ["green", "gr", "g"] {
            try await expect(["two"], for: TextQuery([[term("red")], [term(word, isExcluded: true)]]))
            try await expect(["two"], for: TextQuery([[term(word, isExcluded: true)]]))
            let either = try [term("青"), term(word, isExcluded: true)]
            try await expect(["two"], for: TextQuery([either]))
            try await expect(["one", "two"], for: TextQuery([either + [term("green")]]))
        }
    }

    func termsKeepToTheirFields() async throws {
        try await put(
            entry("one", title: "Swift 入門", body: "一般"),
            entry("two", title: "一般", body: "Swift 入門", tags: ["ios", "Swift"])
        )
        for word in ["swift", "入門", "門"] {
            try await expect(["one"], for: TextQuery([[term(word, in: ["title"])]]), "\(word)")
            try await expect(["two"], for: TextQuery([[term(word, in: ["body"])]]), "\(word)")
            try await expect(["two"], for: TextQuery([[term(word, in: ["tags", "body"])]]), "\(word)")
            try await expect([], for: TextQuery([[term(word, in: [])]]), "\(word)")
            try await expect(["one"], for: TextQuery([[term(word, in: ["body"], isExcluded: true)]]), "\(word)")
        }
    }

    func theTextsOfAFieldAreApart() async throws {
        try await put(
            entry("one", order: 3, tags: ["swift", "ui"]),
            entry("two", order: 2, tags: ["swiftui"]),
            entry("three", order: 1, tags: ["i", "s"])
        )
        #expect(try await Set(found("swift")) == ["one", "two"], sourceLocation: location)
        for word in ["swiftui", "iftu", "tu"] { try await expect(["two"], for: word) }
        for separator in ["\n", " ", "\u{0}", "\u{1E}", "\u{FFFD}", ","] {
            try await expect([], for: "t\(separator)u")
            try await expect([], for: "swift\(separator)")
            try await expect([], for: separator)
        }
        try await expect(["one"], for: TextQuery([[term("Swift", in: ["tags"], isWhole: true)]]))
        try await expect(["two"], for: TextQuery([[term("SWIFTUI", in: ["tags"], isWhole: true)]]))
        try await expect(["one"], for: TextQuery([[term("ui", isWhole: true)]]))
        try await expect(["three"], for: TextQuery([[term("i", isWhole: true)]]))
        try await expect([], for: TextQuery([[term("swi", isWhole: true)]]))
        try await expect(["two", "three"], for: TextQuery([[term("ui", isWhole: true, isExcluded: true)]]))
    }
}
