import ArticleDomain
import DomainKit
import Foundation
import Testing

struct SearchFilterTests {
    @Test(arguments: [
        ("2026", "created:>=2026-01-01 created:<=2026-12-31"),
        ("2026-02", "created:>=2026-02-01 created:<=2026-02-28"),
        ("2024-02", "created:>=2024-02-01 created:<=2024-02-29"),
        ("2026-12", "created:>=2026-12-01 created:<=2026-12-31"),
        ("2026-02-03", "created:>=2026-02-03 created:<=2026-02-03"),
        (">=2026-02", "created:>=2026-02-01"),
        (">2026-02", "created:>=2026-03-01"),
        ("<=2026-02", "created:<=2026-02-28"),
        ("<2026", "created:<=2025-12-31"),
        ("2025-11..2026-01", "created:>=2025-11-01 created:<=2026-01-31"),
        ("2025-11..", "created:>=2025-11-01"),
        ("..2026", "created:<=2026-12-31"),
    ])
    func `days are written as Qiita's search knows them`(text: String, notation: String) throws {
        let query = try SearchQuery("", filters: [.created(try DayRange(text, field: "created"))])
        #expect(query.text == notation)
    }

    @Test(arguments: [
        "", "26", "2026-13", "2026-02-30", "2026/01", "2026-1-", "..", "2026..2025", "２０２６", ">=", "20260101",
    ])
    func `a date that does not exist is refused`(text: String) {
        #expect(throws: ValidationError.self) { try DayRange(text, field: "created") }
    }

    @Test(arguments: [
        ("100", "stocks:>=100"), (">=100", "stocks:>=100"), (">100", "stocks:>=101"), ("<10", "stocks:<=9"),
        ("<=10", "stocks:<=10"), ("10..50", "stocks:>=10 stocks:<=50"), ("10..", "stocks:>=10"),
    ])
    func `counts are written as Qiita's search knows them`(text: String, notation: String) throws {
        #expect(try SearchQuery("", filters: [.stocks(try CountRange(text))]).text == notation)
    }

    @Test(arguments: ["", "many", "-1", "<0", "5..1", "1.5", "١"])
    func `a text that is no range of counts is refused`(text: String) {
        #expect(throws: ValidationError.self) { try CountRange(text) }
    }

    @Test func `words and texts are joined, with quotation marks where they are needed`() throws {
        let query = try SearchQuery(
            " swift -objc ",
            filters: [
                .title("並行 処理"), .code("withTaskGroup"), .organization("acme"),
                .updated(try DayRange("2026", field: "updated")),
            ]
        )
        #expect(
            query.text
                == "swift -objc title:\"並行 処理\" code:withTaskGroup org:acme updated:>=2026-01-01 updated:<=2026-12-31"
        )
    }

    @Test func `a text that cannot be written is refused, and so is nothing at all`() {
        #expect(throws: ValidationError.self) { try SearchQuery("a", filters: [.title("say \"hi\"")]) }
        #expect(throws: ValidationError.self) { try SearchQuery("a", filters: [.code(" ")]) }
        #expect(throws: ValidationError.self) { try SearchQuery(" ", filters: []) }
    }

    @Test func `days are those of Japan`() throws {
        let date = Date(timeIntervalSince1970: 1_767_193_200)  // 2025-12-31T15:00:00Z
        #expect(Day(date).description == "2026-01-01")
        #expect(Day(date.addingTimeInterval(-1)).description == "2025-12-31")
        #expect(Day(date).advanced(by: -1).description == "2025-12-31")
        #expect(Day(year: 2026, month: 2, day: 29) == nil)
    }
}
