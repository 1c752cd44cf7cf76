import ArticleDomain
import DomainKit
import Testing

struct SearchQueryTests {
    private let article: Article

    init() throws {
        article = try Article(
            id: ArticleID("c686397e4a0f4f11683d"),
            title: "Swiftのアーキテクチャ設計ガイド",
            body: "層を分ける。VIPER と Clean Architecture を東京で学ぶ。ﾊﾞｸﾞを直す。",
            author: ArticleAuthor(id: "koher"),
            tags: [ArticleTag("Swift"), ArticleTag("設計")]
        )
    }

    @Test(arguments: [
        "swift", "ＳＷＩＦＴ", "設計", "計", "東京", "ｶﾞｲﾄﾞ", "バグ", "swift 東京", "swift　東京", "\"Clean Architecture\"",
        "\"clean architecture\" viper", "Kotlin OR Swift", "swift -Kotlin", "title:設計", "body:VIPER",
        "tag:swift", "tag:設計", "user:koher", "-user:somebody", "-tag:Ruby", "title:\"swiftの\"", "OR swift", "swift OR",
        "kotlin OR ruby OR viper 設計",
    ])
    func `matches the article`(query: String) throws {
        #expect(try SearchQuery(query).matches(article))
    }

    @Test(arguments: [
        "kotlin", "京東", "swift kotlin", "\"Architecture Clean\"", "-swift", "title:VIPER", "body:ガイド", "tag:swi",
        "user:koh", "Kotlin OR Ruby", "swift -東京", "-\"Clean Architecture\"",
    ])
    func `does not find what is not there`(query: String) throws {
        #expect(try !SearchQuery(query).matches(article))
    }

    @Test(arguments: ["", "  ", "\u{3000}"])
    func `there has to be something to search for`(text: String) {
        #expect(throws: ValidationError(field: "query", value: text, rule: .notEmpty)) { try SearchQuery(text) }
    }

    @Test func `the text goes on as it was written`() throws {
        #expect(try SearchQuery(" tag:Swift  created:>=2020-01 ").text == "tag:Swift  created:>=2020-01")
    }
}
