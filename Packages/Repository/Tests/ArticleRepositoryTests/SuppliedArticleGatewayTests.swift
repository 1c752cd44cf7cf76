import ArticleDomain
import ArticleRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArticleRepository

struct SuppliedArticleGatewayTests {
    private let gateway = SuppliedArticleGateway(
        listed: [
            .made("the-grid", "The grid: rows", tags: ["Architecture"], body: "Layers are packages.\n"),
            .made("listeners", "リスナー", tags: ["VIPER"], body: "型を消す。"),
            .made("alerts", "Alerts", body: "Values."),
        ],
        others: [.made("listeners-en", "Listeners", tags: ["VIPER"], body: "Erased types.")]
    )

    @Test func `the newest are the listed articles in their order, page by page`() async throws {
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

    @Test func `the articles with a tag are found, and no list of a user`() async throws {
        let about = try await gateway.page(.first, of: .tag(ArticleTag("viper")))
        #expect(about.elements.map(\.id.rawValue) == ["listeners"])
        for selection in [ArticleSelection.mine, .stocks(of: nil), .author(try ArticleAuthor(id: "koher"))] {
            #expect(try await gateway.page(.first, of: selection).elements.isEmpty)
        }
    }

    @Test func `an article is read by its identifier, listed or not`() async throws {
        let article = try await gateway.article(ArticleID("the-grid"))
        #expect(article.value.title == "The grid: rows")
        #expect(article.value.body == "Layers are packages.\n")
        #expect(article.freshness == .live)
        #expect(try await gateway.article(ArticleID("listeners-en")).value.title == "Listeners")
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.article(ArticleID("nowhere")) }
    }

    @Test func `an article that breaks a rule is named, and others are read`() async throws {
        let broken = SuppliedArticleGateway(
            listed: [SuppliedArticle("x", text: "No front matter."), .made("y", "Y", body: "")]
        )
        await #expect(throws: ApplicationError(.invalidData("x.title"))) { try await broken.page(.first, of: .newest) }
        #expect(try await broken.article(ArticleID("y")).value.title == "Y")
    }

    @Test func `all tags and titles are candidates of a completion`() async throws {
        let gateway = SuppliedArticleGateway(listed: [
            .made("the-grid", "Grid", tags: ["Swift", "CLI"], body: "b"),
            .made("scenes", "S", tags: ["Swift"], body: ""),
        ])
        #expect(try await gateway.tags().map { "\($0.tag.name) \($0.keptCount)" } == ["Swift 2", "CLI 1"])
        #expect(try await gateway.titles(beginning: "the", limit: nil) == [KeptTitle(ArticleID("the-grid"), "Grid")])
        #expect(try await gateway.titles(beginning: "", limit: 1).count == 1)
        #expect(try await gateway.title(of: ArticleID("the-grid")) == KeptTitle(ArticleID("the-grid"), "Grid"))
        #expect(try await gateway.title(of: ArticleID("the-gri")) == nil)
    }
}

extension SuppliedArticle {
    fileprivate static func made(_ id: String, _ title: String, tags: [String] = [], body: String) -> SuppliedArticle {
        let list = tags.map { "  - \($0)\n" }.joined()
        return SuppliedArticle(id, text: "---\ntitle: \(title)\ntags:\n\(list)---\n\(body)")
    }
}

struct StandardInputNameGatewayTests {
    private func names(_ text: String) async throws -> [String] {
        try await StandardInputNameGateway(files: InMemoryFileTree(["/dev/stdin": text])).names()
    }

    @Test func `each line is a name`() async throws {
        #expect(
            try await names("a\n\n  https://qiita.com/ann/items/b \r\nc") == [
                "a", "https://qiita.com/ann/items/b", "c",
            ]
        )
        #expect(try await names("").isEmpty)
    }

    @Test func `input that is no text, or too long, is refused`() async {
        let zero = ValidationError(field: "standard input", value: "-", rule: .encoded("UTF-8"))
        await #expect(throws: ApplicationError(.invalidInput(zero))) { try await names("a\u{0}") }
        let limit = StandardInputNameGateway.sizeLimit
        let long = ValidationError(field: "standard input", value: "-", rule: .atMost(characters: limit - 1))
        await #expect(throws: ApplicationError(.invalidInput(long))) {
            try await names(String(repeating: "a", count: limit))
        }
    }
}

struct ProgramPagerTests {
    @Test func `the program gets its arguments and the text, without a shell`() async throws {
        let runner = SpyForegroundRunner()
        let pager = try #require(ProgramPager("less -R '-P a b' $HOME", runner: runner))
        #expect(await pager.show(Array("鯨".utf8)))
        #expect(await runner.runs == [["less", "-R", "-P a b", "$HOME"]])
        #expect(await runner.inputs == [Array("鯨".utf8)])
    }

    @Test(arguments: ["", "  ", "cat", " cat ", "less 'a"])
    func `a command that names no program is no pager`(command: String) {
        #expect(ProgramPager(command, runner: SpyForegroundRunner()) == nil)
    }

    @Test func `a pager counts as shown if it has started, however it ends`() async throws {
        #expect(await ProgramPager("false", runner: SpyForegroundRunner(.success(1)))?.show([]) == true)
        #expect(await ProgramPager("less", runner: SpyForegroundRunner(.success(-2)))?.show([]) == true)
        #expect(
            await ProgramPager("x", runner: SpyForegroundRunner(.failure(.notFound(program: "x"))))?.show([]) == false
        )
    }
}
