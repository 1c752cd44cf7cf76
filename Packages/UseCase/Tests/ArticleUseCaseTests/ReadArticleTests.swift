import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
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
        FetchComments(gateway: StubCommentGateway(comments: comments), host: .qiita, markup: StubMarkup())
    }

    @Test func `the oldest comes first, with the structure of its text`() async throws {
        let comments = [
            try comment("x", at: nil), try comment("c", at: 3), try comment("b", at: 1), try comment("a", at: 1),
        ]
        let fetched = try await fetch(comments)(ArticleReference("the-grid"))
        #expect(fetched.value.map(\.source.id.rawValue) == ["a", "b", "c", "x"])
        #expect(fetched.value.first?.markup == StubMarkup().markup(of: "a"))
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

    private func open(url: String? = "https://qiita.com/koher/items/a", _ opener: SpyOpener = SpyOpener())
        -> OpenWebPage
    {
        OpenWebPage(gateway: StubArticles(url: url), opener: opener, opened: opened)
    }

    @Test func `an article has its page, and a URL leads to its own`() async throws {
        let opener = SpyOpener()
        let open = open(opener)
        try await open(.article(ArticleReference("a")))
        #expect(opened.value?.article?.rawValue == "a")
        #expect(opened.value?.isOpen == true)
        try await open(.article(ArticleReference("https://team.qiita.com/ann/items/b?x=1")))
        #expect(opener.opened == ["https://qiita.com/koher/items/a", "https://team.qiita.com/ann/items/b"])
    }

    @Test func `a link is opened for its article`() async throws {
        let opener = SpyOpener()
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
        try await open(SpyOpener(failure: .notFound))(.article(ArticleReference("a")))
        #expect(opened.value?.isOpen == false)
        await #expect(throws: ApplicationError(.cancelled)) {
            try await open(SpyOpener(failure: .cancelled))(.article(ArticleReference("a")))
        }
    }
}

private struct StubManuscripts: ManuscriptGateway {
    let answer: Result<Manuscript, ApplicationError>

    func manuscript(at path: ManuscriptPath) async throws(ApplicationError) -> Manuscript { try answer.get() }
}

struct ManuscriptTests {
    @Test func `a manuscript comes with the structure of its text`() async throws {
        let manuscript = Manuscript(title: "題", body: "本文")
        let read = ReadManuscript(gateway: StubManuscripts(answer: .success(manuscript)), markup: StubMarkup())
        let expected = ParsedManuscript(manuscript, markup: Markup(blocks: [.paragraph([.text("本文")])]))
        #expect(try await read(#require(ManuscriptPath("a.md"))) == expected)
    }

    @Test func `an unreadable manuscript is a failure`() async throws {
        let failure = ApplicationError(.notFound)
        let read = ReadManuscript(gateway: StubManuscripts(answer: .failure(failure)), markup: StubMarkup())
        let path = try #require(ManuscriptPath("a.md"))
        await #expect(throws: failure) { try await read(path) }
    }
}

struct SavedSearchTests {
    private let gateway = InMemorySearches()
    private var save: SaveSearch { SaveSearch(gateway: gateway, clock: TestWallClock()) }

    private func input(_ name: String, _ words: String = "swift") throws -> SaveSearch.Input {
        SaveSearch.Input(try SavedSearchName(name), words: words, filters: [.title("並行")])
    }

    @Test func `a saved search is found again, with its date`() async throws {
        try await save(input("朝"))
        let found = try await FindSavedSearch(gateway: gateway)(SavedSearchName("朝"))
        #expect(found.query.text == "swift title:並行")
        #expect(found.savedAt == TestWallClock().now)
    }

    @Test func `a search takes the place of the one of its name`() async throws {
        try await save(input("a", "first"))
        try await save(input("a", "second"))
        let list = try await ListSavedSearches(gateway: gateway)(())
        #expect(list.searches.map(\.words) == ["second"])
        #expect(list.unreadable.isEmpty)
    }

    @Test func `an invalid search is not saved`() async throws {
        let input = SaveSearch.Input(try SavedSearchName("a"), words: "", filters: [.title(" ")])
        let error = await #expect(throws: ApplicationError.self) { try await save(input) }
        #expect(error?.kind == .invalidInput(ValidationError(field: "title", value: " ", rule: .notEmpty)))
        #expect(await gateway.kept.isEmpty)
    }

    @Test func `a name that nobody used is neither found nor removed`() async throws {
        let name = try SavedSearchName("a")
        try await save(input("b"))
        let unknown = UnknownSavedSearch(name, known: [try SavedSearchName("b")])
        await #expect(throws: unknown.error) { try await FindSavedSearch(gateway: gateway)(name) }
        await #expect(throws: unknown.error) { try await RemoveSavedSearch(gateway: gateway)(name) }
        #expect(UnknownSavedSearch(unknown.error) == unknown)
        #expect(UnknownSavedSearch(ApplicationError(.notFound)) == nil)
    }

    @Test func `one is removed, the others stay`() async throws {
        try await save(input("a"))
        try await save(input("b"))
        try await RemoveSavedSearch(gateway: gateway)(SavedSearchName("a"))
        #expect(await gateway.kept.keys.map(\.text) == ["b"])
    }

    @Test func `one that cannot be read hides no other`() async throws {
        let reason = ApplicationError(.storage(.newerFormat(path: "searches/b")))
        let gateway = InMemorySearches(unreadable: [try SavedSearchName("b"): reason])
        let save = SaveSearch(gateway: gateway, clock: TestWallClock())
        try await save(input("a"))
        try await save(input("c"))
        let list = try await ListSavedSearches(gateway: gateway)(())
        #expect(list.searches.map(\.name.text) == ["a", "c"])
        #expect(list.unreadable.map(\.name.text) == ["b"])
        #expect(list.unreadable.map(\.error) == [reason])
    }
}
