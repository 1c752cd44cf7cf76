import ArticleDomain
import DomainKit
import Foundation
import Testing

struct SavedSearchTests {
    @Test(arguments: [
        ("Swift Concurrency", "Swift Concurrency"), ("  設計 の 記事\n", "設計 の 記事"), ("-x", "-x"), ("a/../b", "a/../b"),
        ("か\u{3099}", "が"), ("👨‍👩‍👧", "👨‍👩‍👧"), (String(repeating: "字", count: 35), String(repeating: "字", count: 35)),
    ])
    func `any printable text is a name`(text: String, name: String) throws {
        let found = try SavedSearchName(text).text
        #expect(Array(found.unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test(arguments: [
        ("", ValidationError.Rule.notEmpty), ("\u{3000} \n", .notEmpty),
        ("a\nb", .printable), ("a\u{1B}[1m", .printable),
        ("a\tb", .printable), ("a\u{202E}b", .printable),
        ("a\u{2028}b", .printable),
        (String(repeating: "字", count: 36), .atMost(characters: 35)),
        ("e" + String(repeating: "\u{0323}", count: 40), .atMost(characters: 35)),
    ])
    func `a name that cannot be typed is refused`(text: String, rule: ValidationError.Rule) {
        #expect(throws: ValidationError(field: "name", value: text, rule: rule)) { try SavedSearchName(text) }
    }

    @Test func `a name fits into a document's key, whatever its script`() throws {
        let longest = String(repeating: "\u{20BB7}", count: SavedSearchName.lengthLimit)
        #expect(try SavedSearchName(longest).text.utf8.count == 140)
    }

    @Test func `case is kept and distinguishes names`() throws {
        #expect(try SavedSearchName("Swift") != SavedSearchName("swift"))
        #expect(try ["b", "a", "B"].map { try SavedSearchName($0) }.sorted().map(\.text) == ["B", "a", "b"])
    }

    @Test func `the query is what the words and the conditions make together`() throws {
        let search = try SavedSearch(
            SavedSearchName("a"),
            words: " swift ",
            filters: [SearchFilter(.created, "2026-01"), SearchFilter(.organization, "acme")],
            savedAt: .distantPast
        )
        #expect(search.words == "swift")
        #expect(search.query.text == "swift created:>=2026-01-01 created:<=2026-01-31 org:acme")
    }

    @Test func `a search for nothing cannot be saved`() throws {
        let name = try SavedSearchName("a")
        #expect(throws: ValidationError.self) {
            try SavedSearch(name, words: " ", filters: [], savedAt: .distantPast)
        }
        #expect(throws: ValidationError.self) {
            try SavedSearch(name, words: "a", filters: [.title("a\"b")], savedAt: .distantPast)
        }
    }

    @Test(arguments: [
        (SearchFilter.Field.created, "2026", "2026-01-01..2026-12-31"), (.updated, "2026-02-03", "2026-02-03"),
        (.created, ">2026-02", ">=2026-03-01"), (.updated, "<2026", "<=2025-12-31"), (.stocks, "100", ">=100"),
        (.stocks, "<10", "<=9"), (.stocks, "10..50", "10..50"), (.title, "並行 処理", "並行 処理"), (.code, "a", "a"),
        (.organization, "acme", "acme"),
    ])
    func `a condition is written as it can be read again`(field: SearchFilter.Field, text: String, value: String) throws
    {
        let filter = try SearchFilter(field, text)
        #expect(filter.field == field)
        #expect(filter.value == value)
        #expect(try SearchFilter(field, filter.value) == filter)
    }
}
