import ArticleDomain
import DomainKit
import Foundation
import Testing

struct ArticleTests {
    @Test(arguments: ["", "  ", "\u{3000}\n"])
    func `an article needs a title`(title: String) throws {
        let id = try ArticleID("c686397e4a0f4f11683d")
        #expect(throws: ValidationError(field: "title", value: title, rule: .notEmpty)) {
            try Article(id: id, title: title, body: "")
        }
    }

    @Test(arguments: [("設", 20 << 20), ("a\u{300}", 2_000), ("👩‍👩‍👧‍👦", 1_001)])
    func `a title that is too long is cut`(part: String, count: Int) throws {
        let long = try Article(id: ArticleID("a"), title: String(repeating: part, count: count), body: "")
        #expect(long.title.unicodeScalars.count == Article.titleLimit + 1)
        #expect(long.title.hasSuffix("…"))
        let title = String(repeating: "設", count: Article.titleLimit)
        #expect(try Article(id: ArticleID("a"), title: title, body: "").title == title)
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "items/1"])
    func `an article's URL is one that a browser opens`(text: String) throws {
        let id = try ArticleID("c686397e4a0f4f11683d")
        let url = try #require(URL(string: text))
        #expect(throws: ValidationError(field: "url", value: text, rule: .form("https://…"))) {
            try Article(id: id, title: "設計", body: "", url: url)
        }
    }

    @Test func `a count is never negative`() {
        #expect(throws: ValidationError(field: "stocks_count", value: "-1", rule: .within(0...Int.max))) {
            try ArticleCounts(likes: 1, stocks: -1)
        }
    }

    @Test func `a blank name of an author counts as none, a blank identifier is refused`() throws {
        #expect(try ArticleAuthor(id: "koher", name: " ").name == nil)
        #expect(throws: ValidationError(field: "user.id", value: "", rule: .notEmpty)) { try ArticleAuthor(id: "") }
    }

    @Test(arguments: ["koher", "@koher"])
    func `an author is named with or without a sign`(text: String) throws {
        #expect(try ArticleAuthor(handle: text).id == "koher")
    }

    @Test(arguments: ["", "@", "a/b", "日本", "a b"])
    func `a text that names no author is refused`(text: String) {
        let rule = ValidationError.Rule.only(characters: "A-Z a-z 0-9 - _ @")
        #expect(throws: ValidationError(field: "user", value: text, rule: rule)) { try ArticleAuthor(handle: text) }
    }

    @Test func `a tag has a name`() {
        #expect(throws: ValidationError(field: "tag", value: " ", rule: .notEmpty)) { try ArticleTag(" ") }
    }

    @Test func `a fetched article is itself by the article's identifier`() throws {
        let article = try Article(id: ArticleID("the-grid"), title: "The grid", body: "")
        #expect(Fetched(article, freshness: .live).id == article.id)
    }
}
