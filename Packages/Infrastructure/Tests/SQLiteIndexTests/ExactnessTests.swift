import Determinism
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

/// Searches of random texts, compared with an index that reads every text.
@Suite struct ExactnessTests {
    private struct Source {
        private static let pieces: [String] =
            [
                "東京", "東", "京", "都", "の", "が", "か", "\u{3099}", "ガイド", "ｶﾞ", "ｲ", "ﾄﾞ", "天気", "、", "。", "ー", "々",
                "\u{3000}",
            ] + [
                "a", "b", "A", "Ｂ", "the ", "Swift", "swift ", "data", "é", "e", "E", "\u{301}", "\u{323}", "ß", "İ",
                "i", "ﬁ", "①", "1", "Σ",
            ] + [
                "👩", "\u{200D}", "👧", "👩‍👧", "🇯🇵", "🇯", "👍🏽", "\u{FE0F}", "㍻", "가", "ㄱ", "ㅏ", "\u{1100}", "\u{1161}",
            ] + [
                " ", "\n", "\t", "%", "_", "'", "\"", "\"\"", "*", "-", "+", "^", "(", ")", "{", "}", ":", "c0",
                "c1 : ", "OR", " AND ", "NOT",
                "NEAR(", "\\", ";", "--", "\u{0}", "\u{1}", "\u{1E}", "\u{7F}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",
                "\u{10FFFF}",
            ]

        var random: SeededGenerator

        mutating func text(_ count: ClosedRange<Int>) -> String {
            (0..<Int.random(in: count, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                .joined()
        }

        /// Random numbers, of which many are equal or missing.
        private mutating func numbers() -> [String: Int64] {
            var numbers: [String: Int64] = [:]
            for name in ["size", "age"] where Int.random(in: 0..<4, using: &random) > 0 {
                numbers[name] = Int64.random(in: -3...9, using: &random)
            }
            return numbers
        }

        private mutating func range() -> TextQuery.Term {
            let bounds = (0..<2).map { _ in Int64.random(in: -4...10, using: &random) }.sorted()
            return TextQuery.Term(
                number: ["size", "age", "age", "other"].randomElement(using: &random) ?? "age",
                in: bounds[0]...bounds[1],
                isExcluded: Int.random(in: 0..<4, using: &random) == 0
            )
        }

        mutating func entry(_ number: Int) -> TextEntry {
            let tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(0...2) }
            return TextEntry(
                key: "\(number)",
                order: Int64(number),
                texts: ["title": [text(0...4)], "body": [text(0...40)], "tags": tags],
                numbers: numbers(),
                summary: []
            )
        }

        /// A part of an existing text, or a random one, of one to six code points.
        mutating func word(_ entries: [TextEntry]) -> String {
            let texts = Bool.random(using: &random) ? entries.randomElement(using: &random)?.texts["body"] : nil
            let scalars = Array((texts?.first ?? text(1...6)).unicodeScalars)
            let length = min(scalars.count, Int.random(in: 1...6, using: &random))
            guard length > 0 else { return "a" }
            let start = Int.random(in: 0...scalars.count - length, using: &random)
            return scalars[start..<start + length].map { String($0) }.joined()
        }

        mutating func query(_ entries: [TextEntry]) -> TextQuery {
            let fields: [[String]?] = [nil, nil, nil, ["title"], ["tags"], ["body", "tags"], []]
            return TextQuery(
                (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    (0..<(Bool.random(using: &random) ? 1 : 2)).compactMap { _ in
                        if Int.random(in: 0..<3, using: &random) == 0 { return range() }
                        return TextQuery.Term(
                            word(entries),
                            in: fields.randomElement(using: &random) ?? nil,
                            isWhole: Int.random(in: 0..<6, using: &random) == 0,
                            isExcluded: Int.random(in: 0..<5, using: &random) == 0
                        )
                    }
                }
            )
        }
    }

    @Test(arguments: 0..<4)
    func `searches find the same entries as a scan of all of them`(seed: Int) async throws {
        var source = Source(random: SeededGenerator(seed: UInt64(seed)))
        let folder = try TemporaryFolder()
        let index = SQLiteTextIndex(folder: folder.path, form: TextIndexContract.form)
        let plain = InMemoryTextIndex(TextIndexContract.form)
        var entries = (0..<80).map { source.entry($0) }
        for index in [index, plain] as [any TextIndex] {
            let batches = entries.shuffled(using: &source.random)
            try await index.build(batches)
        }
        // Some entries are changed and removed, to test that the old texts are not found.
        var changes: [TextIndexChange] = []
        for number in 0..<40 {
            let entry = source.entry(number)
            entries[number] = entry
            changes.append(.put(entry))
        }
        for number in 30..<50 { changes.append(.remove("\(number)")) }
        try await index.change(changes)
        try await plain.change(changes)

        var hits = 0
        for _ in 0..<200 {
            let word = source.word(entries)
            let query = source.random.next() % 2 == 0 ? TextQuery(words: [word]) : source.query(entries)
            let found = try await index.search(query, limit: 1_000, offset: 0)
            let expected = try await plain.search(query, limit: 1_000, offset: 0)
            #expect(found == expected, "\(query.conditions)")
            hits += found.total
        }
        #expect(hits > 500, "random queries that find nothing prove nothing")
    }

    @Test func `long queries and queries of many words are answered`() async throws {
        let folder = try TemporaryFolder()
        let index = SQLiteTextIndex(folder: folder.path, form: TextIndexContract.form)
        let words = (0..<1_200).map { "word\($0)" }
        let long = words.joined(separator: " ")
        try await index.build([TextEntry(key: "one", order: 0, texts: ["body": [long]], summary: [])])
        #expect(try await index.search(TextQuery(words: words), limit: 1, offset: 0).total == 1)
        #expect(try await index.search(TextQuery(words: words + ["other"]), limit: 1, offset: 0).total == 0)
        #expect(try await index.search(TextQuery(words: [long]), limit: 1, offset: 0).total == 1)
        #expect(try await index.search(TextQuery(words: [long + "x"]), limit: 1, offset: 0).total == 0)
        let alternatives = (["other"] + words).compactMap { TextQuery.Term($0) }
        #expect(try await index.search(TextQuery([alternatives]), limit: 1, offset: 0).total == 1)
        #expect(try await index.search(TextQuery([[]]), limit: 1, offset: 0).total == 0)
    }
}

@Suite struct SQLiteTextIndexTests {
    @Test(arguments: TextIndexContract.all)
    func `the index meets the contract of an index`(_ requirement: TextIndexContract) async throws {
        let folder = try TemporaryFolder()
        try await requirement.check(SQLiteTextIndex(folder: folder.path + "/index", form: TextIndexContract.form))
    }
}
