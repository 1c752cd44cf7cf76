import ArticleDomain
import DomainKit
import Foundation
import Testing

/// Tests of the operators of a query without its host.
struct SearchOperatorTests {
    private func article(
        created: String? = "2026-01-01T00:00:00+09:00",
        updated: String? = "2026-02-28T23:59:59+09:00",
        stocks: Int = 10,
        organization: ArticleOrganization = .named("Acme"),
        body: String = "text"
    ) throws -> Article {
        func date(_ text: String?) throws -> Date? { try text.map { try Date($0, strategy: .iso8601) } }
        return try Article(
            id: ArticleID("a"),
            title: "題",
            body: body,
            tags: [ArticleTag("Swift")],
            createdAt: date(created),
            updatedAt: date(updated),
            counts: ArticleCounts(stocks: stocks),
            organization: organization
        )
    }

    @Test(arguments: [
        "created:>=2026-01-01", "created:2026", "created:2026-01", "created:2026-01-01", "created:<=2026-01-01",
        "created:>2025", "created:<2026-01-02", "-created:2025", "created:\"2026\"", "updated:2026-02",
        "updated:<2026-03", "stocks:10", "stocks:>=10", "stocks:>9", "stocks:<11", "stocks:<=10", "-stocks:>10",
        "org:acme", "org:ＡＣＭＥ", "-org:acm", "org:other OR stocks:>5", "title:題 created:2026 -stocks:<3 tag:swift",
    ])
    func `holds`(query: String) throws {
        #expect(try SearchQuery(query).verdict(on: article()) == true)
        #expect(try SearchQuery(query).error == nil)
    }

    @Test(arguments: [
        "created:<2026", "created:2025-12-31", "-created:2026", "updated:2026-03", "stocks:9", "stocks:>10",
        "org:acm", "-org:acme", "-tag:swift", "org:other OR stocks:<5",
    ])
    func `does not hold`(query: String) throws {
        #expect(try SearchQuery(query).verdict(on: article()) == false)
    }

    @Test func `days are those of Japan, to the second`() throws {
        let first = try article(created: "2025-12-31T15:00:00Z")
        #expect(try SearchQuery("created:>=2026-01-01").matches(first))
        let last = try article(created: "2025-12-31T14:59:59Z")
        #expect(try !SearchQuery("created:>=2026-01-01").matches(last))
        #expect(try SearchQuery("created:2025").matches(last))
    }

    @Test func `an article without a date lies on no day`() throws {
        let article = try article(created: nil, updated: nil)
        #expect(try SearchQuery("created:>=2000").verdict(on: article) == false)
        #expect(try SearchQuery("-updated:>=2000").verdict(on: article) == true)
    }

    @Test(arguments: [
        ("org:acme", nil), ("-org:acme", nil), ("org:acme OR tag:swift", true), ("org:acme tag:other", false),
        ("-org:acme OR tag:other", nil), ("org:acme -org:other tag:swift", nil), ("tag:swift", true),
    ])
    func `a condition on an unknown organisation is not decided`(query: String, verdict: Bool?) throws {
        let article = try article(organization: .unknown)
        #expect(try SearchQuery(query).verdict(on: article) == verdict)
        #expect(try SearchQuery(query).matches(article) == (verdict == true))
    }

    @Test func `an article without an organisation is of none`() throws {
        let article = try article(organization: ArticleOrganization(" "))
        #expect(try SearchQuery("org:acme").verdict(on: article) == false)
        #expect(try SearchQuery("-org:acme").verdict(on: article) == true)
    }

    @Test(arguments: [
        ("created:soon", "created", "soon"), ("swift updated:2026..2027", "updated", "2026..2027"),
        ("created:", "created", ""), ("-stocks:many", "stocks", "many"), ("stocks:>=10..", "stocks", ">=10.."),
        ("stocks:>9223372036854775807", "stocks", ">9223372036854775807"), ("title:", "title", ""),
        ("-org:\"\"", "org", ""), ("created:2026-02-30 stocks:x", "created", "2026-02-30"),
    ])
    func `an operator with an invalid value is reported, and parsing continues`(
        text: String,
        field: String,
        value: String
    ) throws {
        let query = try SearchQuery(text)
        #expect(query.text == text)
        let error = try #require(query.error)
        #expect(error.field == field && error.value == value)
    }

    @Test(arguments: ["https://qiita.com", "std::vector", "Created:2026", "likes:>1", ":"])
    func `other words with a colon are words`(word: String) throws {
        let query = try SearchQuery(word)
        #expect(query.error == nil)
        #expect(try query.matches(article(body: "see \(word) there")))
        #expect(try !query.matches(article()))
    }

    @Test(arguments: [
        ("```swift\nlet a = 1\n```", ["let a = 1"]),
        ("text\n~~~~\na\n~~~\nb\n~~~~\nc", ["a\n~~~\nb"]),
        ("```\nnever closed", ["never closed"]),
        ("```a`b\nno fence", []),
        ("`inline` and ``more``", []),
        ("> ```js\n> let b\n> ```\nafter", ["> let b"]),
        ("1. one\n   ```sh\n   ls\n   ```\n2. two", ["   ls"]),
        ("- ```sh\n  ls\n  ```\nend", ["  ls"]),
        ("text\n\n    indented\n\n    more\n\ntext", ["    indented\n\n    more"]),
        ("text\n    no code, the paragraph goes on", []),
        ("- item\n\n    a paragraph of the item", []),
        ("- item\n\ntext\n\n\tcode", ["\tcode"]),
        ("```\r\na\r\nb\r\n```\r\nc", ["a\nb"]),
        ("", []), ("```\n```", []),
    ])
    func `code stands between fences or is indented`(body: String, code: [String]) throws {
        #expect(try article(body: body).code == code)
    }

    @Test func `code is looked for in code`() throws {
        let article = try article(body: "withTaskGroup is a function\n```swift\nasync let x = ＦＯＯ()\n```\n")
        #expect(try SearchQuery("code:\"ASYNC let\"").matches(article))
        #expect(try SearchQuery("code:foo").matches(article))
        #expect(try !SearchQuery("code:withTaskGroup").matches(article))
        #expect(try SearchQuery("-code:withTaskGroup body:withTaskGroup").matches(article))
    }
}
