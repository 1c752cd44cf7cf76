import ArticleDomain
import ArticleRepository
import DomainKit
import Testing

struct GuideArticleGatewayTests {
    private static let chapters = [
        GuideChapter(
            slug: "the-grid",
            tags: ["Architecture"],
            english: GuideEdition(title: "The grid", body: "Layers are packages.")
        ),
        GuideChapter(
            slug: "listeners",
            tags: ["VIPER"],
            english: GuideEdition(title: "Listeners", body: "Erased types."),
            japanese: GuideEdition(title: "リスナー", body: "型を消す。")
        ),
        GuideChapter(slug: "alerts", tags: [], english: GuideEdition(title: "Alerts", body: "Values.")),
    ]
    private let gateway = GuideArticleGateway(chapters: chapters, language: "ja")

    @Test func `the newest are the chapters in the guide's order, page by page`() async throws {
        let first = try await gateway.page(PageRequest(number: 1, size: 2), of: .newest)
        #expect(first.elements.map(\.id.rawValue) == ["the-grid", "listeners"])
        #expect(first.total == 3)
        let second = try await gateway.page(try #require(first.next), of: .newest)
        #expect(second.elements.map(\.id.rawValue) == ["alerts"])
        #expect(second.next == nil)
    }

    @Test(arguments: [3, Int.max])
    func `past the end there is nothing`(number: Int) async throws {
        let page = try await gateway.page(PageRequest(number: number, size: 2), of: .newest)
        #expect(page.elements.isEmpty && page.next == nil)
    }

    @Test func `a search finds Japanese whatever its width`() async throws {
        let page = try await gateway.page(.first, of: .search(SearchQuery("ﾘｽﾅｰ")))
        #expect(page.elements.map(\.id.rawValue) == ["listeners"])
        #expect(page.total == 1)
    }

    @Test func `the chapters about one thing are found, and nobody's own`() async throws {
        let about = try await gateway.page(.first, of: .tag(ArticleTag("viper")))
        #expect(about.elements.map(\.id.rawValue) == ["listeners"])
        for selection in [ArticleSelection.mine, .stocks(of: nil), .author(try ArticleAuthor(id: "koher"))] {
            #expect(try await gateway.page(.first, of: selection).elements.isEmpty)
        }
    }

    @Test func `a chapter is read by its name`() async throws {
        let article = try await gateway.article(ArticleID("the-grid"))
        #expect(article.value.body == "Layers are packages.")
        #expect(article.freshness == .live)
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.article(ArticleID("nowhere")) }
    }

    @Test(arguments: [("ja", ["The grid", "リスナー", "Alerts"]), ("en", ["The grid", "Listeners", "Alerts"])])
    func `a list has each chapter once, in the reader's language or else in English`(
        language: String,
        titles: [String]
    ) async throws {
        let gateway = GuideArticleGateway(chapters: Self.chapters, language: language)
        let page = try await gateway.page(.first, of: .newest)
        #expect(page.elements.map(\.value.title) == titles)
        #expect(page.elements.map(\.id.rawValue) == ["the-grid", "listeners", "alerts"])
    }

    @Test(arguments: [
        ("listeners", "リスナー"), ("listeners-ja", "リスナー"), ("listeners-en", "Listeners"), ("alerts", "Alerts"),
    ])
    func `a name with a language behind it names that edition`(name: String, title: String) async throws {
        #expect(try await gateway.article(ArticleID(name)).value.title == title)
    }

    @Test func `an edition that is not there is not found`() async throws {
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.article(ArticleID("alerts-ja")) }
    }

    @Test func `a chapter that breaks a rule is named`() async {
        let chapter = GuideChapter(slug: "x", tags: [], english: GuideEdition(title: " ", body: ""))
        let broken = GuideArticleGateway(chapters: [chapter], language: "en")
        await #expect(throws: ApplicationError(.invalidData("x.title"))) { try await broken.page(.first, of: .newest) }
    }
}
