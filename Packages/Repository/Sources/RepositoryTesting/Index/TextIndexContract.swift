internal import DomainKit
public import RepositoryKit
internal import Testing

/// The contract of `TextIndex`, for an index of `form` that was never built.
public typealias TextIndexContract = Contract<any TextIndex>

extension TextIndexContract {
    /// The requirements of an index.
    public static var all: [Self] {
        [firstRequirement]
            + (requirementsOfSearches + requirementsOfLists).map { requirement in
                Self(requirement.testDescription) { index in
                    try await index.build([])
                    try await requirement.check(index, sourceLocation: .contract)
                }
            }
    }

    /// The schema of the checked indexes.
    public static var form: TextIndexSchema {
        TextIndexSchema(
            version: 1,
            fields: [.init("title", weight: 8), .init("body"), .init("tags", weight: 4)],
            numbers: ["size", "age"]
        )
    }
}

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

func term(
    _ text: String,
    in fields: [String]? = nil,
    isWhole: Bool = false,
    isExcluded: Bool = false
) throws -> TextQuery.Term {
    try #require(TextQuery.Term(text, in: fields, isWhole: isWhole, isExcluded: isExcluded))
}

extension TextIndex {
    func put(_ entries: TextEntry...) async throws {
        try await change(entries.map { .put($0) })
    }

    func found(_ query: TextQuery) async throws -> [String] {
        try await search(query, limit: 100, offset: 0).hits.map(\.key)
    }

    func found(_ words: String...) async throws -> [String] {
        try await found(TextQuery(words: words))
    }

    func expect(_ keys: [String], for query: TextQuery, _ comment: Comment? = nil) async throws {
        let found = try await found(query)
        #expect(found == keys, comment, sourceLocation: .contract)
    }

    func expect(_ keys: [String], for word: String) async throws {
        try await expect(keys, for: TextQuery(words: [word]), "for \(word.debugDescription)")
    }
}

private let firstRequirement = TextIndexContract("A new index needs to be rebuilt") { index in
    let error = TextIndexError.needsRebuild(.missing)
    await #expect(throws: error, sourceLocation: .contract) { _ = try await index.found("a") }
    await #expect(throws: error, sourceLocation: .contract) { _ = try await index.list(limit: 1, offset: 0) }
    await #expect(throws: error, sourceLocation: .contract) { _ = try await index.count() }
    await #expect(throws: error, sourceLocation: .contract) { try await index.put(entry("a")) }
    await #expect(throws: error, sourceLocation: .contract) { try await index.markDirty(["a"]) }
    await #expect(throws: error, sourceLocation: .contract) { _ = try await index.dirtyKeys() }
    await #expect(throws: error, sourceLocation: .contract) {
        _ = try await index.updateDirtyEntries(limit: 1) { _ in nil }
    }
    try await index.build([entry("a", body: "first"), entry("b"), entry("c", body: "second")], size: 2)
    #expect(try await index.count() == 3, sourceLocation: .contract)
    try await index.expect(["c"], for: "second")
}

private let requirementsOfSearches: [TextIndexContract] = [
    Contract("An entry is found as it was put") { index in
        let summary: [UInt8] = [0, 1, 0xFF, 0x27, 0x22, 0]
        let made = TextEntry(key: "one", order: 1, texts: ["body": ["東京タワー"], "nothing": ["見えない"]], summary: summary)
        try await index.change([.put(made), .put(entry("two"))])
        let hits = try await index.search(TextQuery(words: ["東京タワー"]), limit: 10, offset: 0)
        #expect(hits.total == 1, sourceLocation: .contract)
        #expect(hits.hits == [TextSummary(key: "one", summary: summary[...])], sourceLocation: .contract)
        #expect(
            try await index.list(limit: 1, offset: 0) == [TextSummary(key: "one", summary: summary[...])],
            sourceLocation: .contract
        )
        #expect(try await index.count() == 2, sourceLocation: .contract)
        try await index.expect([], for: "見えない")
    },
    Contract("A second put replaces the first") { index in
        try await index.put(entry("one", body: "first text"), entry("two", body: "other text"))
        try await index.put(entry("one", order: 3, body: "second text", summary: "new"))
        try await index.expect([], for: "first")
        try await index.expect(["one"], for: "second")
        #expect(try await Set(index.found("text")) == ["one", "two"], sourceLocation: .contract)
        try await index.put(entry("one", order: -3, body: "second text", summary: "newer"))
        let list = try await index.list(limit: 9, offset: 0)
        #expect(list.map(\.key) == ["two", "one"], sourceLocation: .contract)
        #expect(list.last?.summary == Array("newer".utf8)[...], sourceLocation: .contract)
    },
    Contract("A removed entry is gone") { index in
        try await index.put(entry("one", body: "some text"), entry("two", body: "other text"))
        try await index.change([.remove("one"), .remove("three")])
        try await index.expect([], for: "some")
        try await index.expect(["two"], for: "text")
        try await index.expect(["two"], for: "t")
        #expect(try await index.count() == 1, sourceLocation: .contract)
        try await index.put(entry("one", body: "some text"))
        try await index.expect(["one"], for: "some")
    },
    Contract("The later change of one key counts") { index in
        try await index.change([
            .put(entry("one", body: "first")), .put(entry("one", body: "second")), .put(entry("two", body: "first")),
            .remove("two"), .remove("three"), .put(entry("three", body: "first")),
        ])
        try await index.expect(["three"], for: "first")
        try await index.expect(["one"], for: "second")
        try await index.change([])
        #expect(try await index.count() == 2, sourceLocation: .contract)
    },
    Contract("Any text is a key, and keys that look alike are apart") { index in
        let keys = [
            "", "a", "A", "\u{E9}", "e\u{301}", "a\u{0}", "a\u{0}b", "'", "\"", "%", "日本語", "👩‍👩‍👧‍👦", "\u{212A}", "K", "\n",
        ]
        for key in keys { try await index.put(entry(key, body: "text")) }
        try await index.put(entry("A", body: "other"))
        #expect(try await index.count() == keys.count, sourceLocation: .contract)
        let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { Array($0.utf8) }
        let listed = try await index.list(limit: 100, offset: 0).map { Array($0.key.utf8) }
        #expect(listed == sorted, sourceLocation: .contract)
        try await index.expect(["A"], for: "other")
        for key in keys {
            try await index.change([.remove(key)])
        }
        #expect(try await index.count() == 0, sourceLocation: .contract)
    },
    Contract("Words of any length are found") { index in
        let text = "東京の天気は晴れ, and Swift 6 is 速い👩‍👧。"
        try await index.put(entry("one", body: text), entry("two", body: "何もない nothing"))
        let scalars = Array(text.unicodeScalars)
        for length in 1...6 {
            for start in 0...scalars.count - length {
                var word = String.UnicodeScalarView()
                word.append(contentsOf: scalars[start..<start + length])
                let found = try await index.found(String(word))
                #expect(found.contains("one"), "\(String(word))", sourceLocation: .contract)
            }
        }
        for word in ["京東", "雨", "swifts", "6  is", "z", "天気が", "👩👧"] { try await index.expect([], for: word) }
    },
    Contract("Case and width make no difference") { index in
        try await index.put(entry("one", title: "Ｓｗｉｆｔ の ガイド", body: "ÉCLAIR ①"), entry("two", body: "が\u{3099}"))
        for word in ["swift", "SWIFT", "ｓＷ", "ｶﾞｲﾄﾞ", "がいど", "éclair", "e\u{301}C", "1"] {
            try await index.expect(word == "がいど" ? [] : ["one"], for: word)
        }
        try await index.expect(["two"], for: "か\u{3099}")
        try await index.expect([], for: "か")
    },
    Contract("Punctuation is searched like letters") { index in
        let texts = [
            "100% sure", "snake_case_name", "it's", "say \"hello\" twice", "a*b*c", "-flag --long",
            "(a OR b) AND NOT c",
            "a:b^2 + {c}", "C:\\path\\file", "nul \u{0} here", "e\u{301}\u{323}q\u{302}", "NEAR(a b)", "tab\tline\nend",
        ]
        for (number, text) in texts.enumerated() { try await index.put(entry("\(number)", body: text)) }
        for (number, text) in texts.enumerated() {
            try await index.expect(["\(number)"], for: text)
            let scalars = Array(text.unicodeScalars)
            for length in 1...4 {
                for start in 0...scalars.count - length {
                    var word = String.UnicodeScalarView()
                    word.append(contentsOf: scalars[start..<start + length])
                    // A mark without the letter before it is composed otherwise than in the text.
                    guard FoldedText(text).contains(FoldedText(String(word))) else { continue }
                    let found = try await index.found(String(word))
                    #expect(found.contains("\(number)"), "\(String(word))", sourceLocation: .contract)
                }
            }
        }
        for word in ["%%", "s%e", "s_re", "it''s", "\"\"", "a*c", "---", "b) OR (a"] {
            try await index.expect([], for: word)
        }
    },
    Contract("All conditions have to hold, each by one of its terms") { index in
        try await index.put(
            entry("one", order: 3, title: "Swift", body: "actors and 並行"),
            entry("two", order: 2, body: "actors in Erlang"),
            entry("three", order: 1, body: "並行 処理")
        )
        #expect(try await index.found("actors", "swift") == ["one"], sourceLocation: .contract)
        #expect(try await index.found("並行", "actors") == ["one"], sourceLocation: .contract)
        #expect(try await index.found("並", "行").count == 2, sourceLocation: .contract)
        #expect(try await index.found("actors and", "erlang") == [], sourceLocation: .contract)
        for words in [["erlang", "処理"], ["erlang", "処"], ["er", "処理"]] {
            let alternatives = try words.map { try term($0) }
            #expect(
                try await Set(index.found(TextQuery([alternatives]))) == ["two", "three"],
                sourceLocation: .contract
            )
            #expect(
                try await index.found(TextQuery([alternatives, [term("actors")]])) == ["two"],
                sourceLocation: .contract
            )
        }
        try await index.expect(["one", "two", "three"], for: TextQuery([]))
    },
    Contract("An excluded term does not match") { index in
        try await index.put(entry("one", order: 2, body: "red green"), entry("two", order: 1, body: "red blue 青"))
        for word in ["green", "gr", "g"] {
            try await index.expect(["two"], for: TextQuery([[term("red")], [term(word, isExcluded: true)]]))
            try await index.expect(["two"], for: TextQuery([[term(word, isExcluded: true)]]))
            let either = try [term("青"), term(word, isExcluded: true)]
            try await index.expect(["two"], for: TextQuery([either]))
            try await index.expect(["one", "two"], for: TextQuery([either + [term("green")]]))
        }
    },
    Contract("Terms keep to their fields") { index in
        try await index.put(
            entry("one", title: "Swift 入門", body: "一般"),
            entry("two", title: "一般", body: "Swift 入門", tags: ["ios", "Swift"])
        )
        for word in ["swift", "入門", "門"] {
            try await index.expect(["one"], for: TextQuery([[term(word, in: ["title"])]]), "\(word)")
            try await index.expect(["two"], for: TextQuery([[term(word, in: ["body"])]]), "\(word)")
            try await index.expect(["two"], for: TextQuery([[term(word, in: ["tags", "body"])]]), "\(word)")
            try await index.expect([], for: TextQuery([[term(word, in: [])]]), "\(word)")
            try await index.expect(["one"], for: TextQuery([[term(word, in: ["body"], isExcluded: true)]]), "\(word)")
        }
    },
    Contract("The texts of a field are separate") { index in
        try await index.put(
            entry("one", order: 3, tags: ["swift", "ui"]),
            entry("two", order: 2, tags: ["swiftui"]),
            entry("three", order: 1, tags: ["i", "s"])
        )
        #expect(try await Set(index.found("swift")) == ["one", "two"], sourceLocation: .contract)
        for word in ["swiftui", "iftu", "tu"] { try await index.expect(["two"], for: word) }
        for separator in ["\n", " ", "\u{0}", "\u{1E}", "\u{FFFD}", ","] {
            try await index.expect([], for: "t\(separator)u")
            try await index.expect([], for: "swift\(separator)")
            try await index.expect([], for: separator)
        }
        try await index.expect(["one"], for: TextQuery([[term("Swift", in: ["tags"], isWhole: true)]]))
        try await index.expect(["two"], for: TextQuery([[term("SWIFTUI", in: ["tags"], isWhole: true)]]))
        try await index.expect(["one"], for: TextQuery([[term("ui", isWhole: true)]]))
        try await index.expect(["three"], for: TextQuery([[term("i", isWhole: true)]]))
        try await index.expect([], for: TextQuery([[term("swi", isWhole: true)]]))
        try await index.expect(["two", "three"], for: TextQuery([[term("ui", isWhole: true, isExcluded: true)]]))
    },
    Contract("Numbers lie in their ranges") { index in
        func entry(_ key: String, order: Int64, _ body: String, _ numbers: [String: Int64]) -> TextEntry {
            TextEntry(key: key, order: order, texts: ["body": [body]], numbers: numbers, summary: [])
        }
        func size(_ range: ClosedRange<Int64>, isExcluded: Bool = false) -> TextQuery.Term {
            TextQuery.Term(number: "size", in: range, isExcluded: isExcluded)
        }
        try await index.put(
            entry("a", order: 4, "東京 tower", ["size": 3, "age": 10]),
            entry("b", order: 3, "東京 station", ["size": .max]),
            entry("c", order: 2, "東 tower", ["size": .min, "age": -10]),
            entry("d", order: 1, "tower", [:])
        )
        try await index.expect(["a"], for: TextQuery([[size(3...3)]]))
        try await index.expect(["a", "b"], for: TextQuery([[size(3...(.max))]]))
        try await index.expect(
            ["a", "b", "c"],
            for: TextQuery([[size(.min...(.max))]]),
            "one without a number is nowhere"
        )
        try await index.expect(["d"], for: TextQuery([[size(.min...(.max), isExcluded: true)]]))
        try await index.expect(["b", "c", "d"], for: TextQuery([[size(0...9, isExcluded: true)]]))
        try await index.expect(
            [],
            for: TextQuery([[TextQuery.Term(number: "weight", in: 0...9)]]),
            "there is no such number"
        )
        let recent = TextQuery.Term(number: "age", in: -20...0)
        try await index.expect(["a", "c"], for: TextQuery([[size(3...3), recent]]))
        try await index.expect([], for: TextQuery([[size(3...3)], [recent]]))
        // With words that have trigrams, with shorter ones, and as an alternative to either.
        for word in ["tower", "東"] {
            try await index.expect(["a"], for: TextQuery([[try term(word)], [size(0...9)]]))
            try await index.expect(["c"], for: TextQuery([[try term(word)], [recent]]))
            let either = try await index.found(TextQuery([[try term(word), size(.max...(.max))]]))
            #expect(Set(either) == (word == "東" ? ["a", "b", "c"] : ["a", "b", "c", "d"]), sourceLocation: .contract)
        }
        try await index.change([.put(entry("a", order: 4, "東京 tower", ["size": 4]))])
        try await index.expect([], for: TextQuery([[size(3...3)]]))
        try await index.expect(["a"], for: TextQuery([[size(4...4)]]))
        try await index.expect(["c"], for: TextQuery([[TextQuery.Term(number: "age", in: -99...99)]]))
        let many = (0..<1_200).map { size(Int64($0)...(.max)) }
        try await index.expect(["b"], for: TextQuery(many.map { [$0] }))
        try await index.expect(["a", "b"], for: TextQuery([many]))
    },
]
