import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Synchronization
import Testing
import UseCaseKit

private struct StubCommentGateway: CommentGateway {
    let comments: [ArticleComment]

    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        Fetched(comments, freshness: .live)
    }
}

private struct StubPages: ArticleGateway {
    let url: String?

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        throw ApplicationError(.notFound)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        let url = url.flatMap { URL(string: $0) }
        let article = try ApplicationError.validating(try Article(id: id, title: "t", body: "", url: url))
        return Fetched(article, freshness: .live)
    }
}

private final class SpyPageOpener: WebPageOpener {
    private let pages = Mutex<[ArticleWebPage]>([])
    private let failure: ApplicationError?

    init(failure: ApplicationError.Kind? = nil) { self.failure = failure.map { ApplicationError($0) } }

    var opened: [String] { pages.withLock { $0.map(\.url.absoluteString) } }

    func open(_ page: ArticleWebPage) async throws(ApplicationError) {
        if let failure { throw failure }
        pages.withLock { $0.append(page) }
    }
}

private struct PlainMarkup: MarkupGateway {
    func markup(of source: String) -> Markup { Markup(blocks: [.paragraph([.text(source)])]) }
}

struct FetchCommentsTests {
    private func comment(_ id: String, at time: TimeInterval?) throws -> ArticleComment {
        ArticleComment(
            id: try CommentID(id),
            body: id,
            author: nil,
            createdAt: time.map { Date(timeIntervalSince1970: $0) },
            updatedAt: nil
        )
    }

    private func fetch(_ comments: [ArticleComment]) -> FetchComments {
        FetchComments(gateway: StubCommentGateway(comments: comments), host: .qiita, markup: PlainMarkup())
    }

    @Test func `the oldest comes first, with the structure of its text`() async throws {
        let comments = [
            try comment("x", at: nil), try comment("c", at: 3), try comment("b", at: 1), try comment("a", at: 1),
        ]
        let fetched = try await fetch(comments)(ArticleReference("the-grid"))
        #expect(fetched.value.map(\.source.id.rawValue) == ["a", "b", "c", "x"])
        #expect(fetched.value.first?.markup == PlainMarkup().markup(of: "a"))
    }

    @Test func `comments of another host are refused`() async throws {
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await fetch([])(ArticleReference("https://team.qiita.com/a/items/the-grid"))
        }
    }
}

struct OpenWebPageTests {
    private let opened = State<OpenedWebPage?>(nil)

    private func open(url: String? = "https://qiita.com/koher/items/a", _ opener: SpyPageOpener = SpyPageOpener())
        -> OpenWebPage
    {
        OpenWebPage(gateway: StubPages(url: url), opener: opener, opened: opened)
    }

    @Test func `an article has its page, and a URL leads to its own`() async throws {
        let opener = SpyPageOpener()
        let open = open(opener)
        try await open(.article(ArticleReference("a")))
        #expect(opened.value?.article?.rawValue == "a")
        #expect(opened.value?.isOpen == true)
        try await open(.article(ArticleReference("https://team.qiita.com/ann/items/b?x=1")))
        #expect(opener.opened == ["https://qiita.com/koher/items/a", "https://team.qiita.com/ann/items/b"])
    }

    @Test func `a link is opened for its article`() async throws {
        let opener = SpyPageOpener()
        try await open(opener)(.link(ArticleWebPage("https://example.com/x"), in: ArticleReference("a")))
        #expect(opener.opened == ["https://example.com/x"])
        #expect(opened.value?.article?.rawValue == "a")
    }

    @Test func `an article without a page is not found in a browser`() async throws {
        await #expect(throws: ApplicationError(.notFound)) {
            try await open(url: nil)(.article(ArticleReference("a")))
        }
        #expect(opened.value == nil)
    }

    @Test func `an address that is none is not handed on`() async throws {
        await #expect(throws: ApplicationError(.invalidData("items/a.url"))) {
            try await open(url: "https://ann@qiita.com/a")(.article(ArticleReference("a")))
        }
    }

    @Test func `a missing browser leaves the page closed, everything else is a failure`() async throws {
        try await open(SpyPageOpener(failure: .notFound))(.article(ArticleReference("a")))
        #expect(opened.value?.isOpen == false)
        await #expect(throws: ApplicationError(.cancelled)) {
            try await open(SpyPageOpener(failure: .cancelled))(.article(ArticleReference("a")))
        }
    }
}
