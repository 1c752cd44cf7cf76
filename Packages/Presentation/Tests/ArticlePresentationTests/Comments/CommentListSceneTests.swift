import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@testable import ArticlePresentation

typealias CommentTester = SceneTester<
    CommentListEvent, CommentListCommand, CommentListRequest, CommentListResponse
>

/// Creates a tester of the comments on the article 'a', which mentions requests and responses alone.
@MainActor
func makeCommentTester(
    _ fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>,
    opened: OpenedWebPage? = nil,
    signIns: UseCaseKit.Event<Session> = UseCaseKit.Event(),
    clock: TestClock = TestClock(),
    router: Router<ArticleRoute>
) -> CommentTester {
    let tester = CommentTester(
        clock: clock,
        presenter: {
            CommentListPresenter(
                name: "a",
                context: .sample(opensScreens: true),
                commandListener: $0,
                requestListener: $1,
                router: router
            )
        },
        interactor: UseCaseInteractor.using(
            fetch: fetch,
            open: StubCommand(),
            opened: State(opened).readOnly,
            awaitSignIn: AwaitSignIn(signIns: signIns.readOnly),
            countdown: Countdown(clock: clock, wallClock: TestWallClock())
        )
    )
    tester.exhaustive = [.request, .response]
    return tester
}

@MainActor
struct CommentListSceneTests {
    private let sent = Sent<CommentListCommand, CommentListRequest, ArticleRoute>()

    /// Returns one comment, which links to a page.
    private func comments(linkingTo url: String) throws -> Fetched<[ParsedComment]> {
        let comment = ArticleComment(
            id: try CommentID("c1"),
            body: "",
            author: try ArticleAuthor(id: "ann"),
            createdAt: nil,
            updatedAt: nil
        )
        return Fetched([ParsedComment(comment, markup: Markup(blocks: [.linkCard(url: url)]))], freshness: .live)
    }

    @Test func `comments are fetched, and fetched again when the user asks for it`() async throws {
        let (reference, fetched) = (try ArticleReference("a"), try comments(linkingTo: "https://a.jp/"))
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskForRefresh)
        await tester.expect(request: .refetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        await tester.expect(command: .showProgress(nil))
        await tester.finish()
        #expect(sent.transitions.isEmpty)
    }

    @Test func `a link opens in the browser, which is reported`() async throws {
        let (reference, page) = (try ArticleReference("a"), try ArticleWebPage("https://a.jp/"))
        let fetched = try comments(linkingTo: "https://a.jp/")
        let opened = OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: true)
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), opened: opened, router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskToOpenLink(1))
        await tester.expect(request: .open(.link(page, in: reference)))
        await tester.expect(response: .didOpen(.success(opened)))
        await tester.expect(command: .showNotice(Phrase(opened: "https://a.jp/")))
        await tester.finish()
    }

    @Test func `a link to an article and the way back are transitions, and ask nobody`() async throws {
        let url = "https://qiita.com/ann/items/b"
        let fetched = try comments(linkingTo: url)
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(try ArticleReference("a")))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskToOpenLink(1))
        tester.send(.didAskToGoBack)
        await tester.finish()
        #expect(sent.transitions == [.push(.detail(url)), .back])
    }
}

struct SubjectReportTests {
    private let keptAt = Date(timeIntervalSince1970: 1_700_000_000)

    private var ann: UserProfile {
        get throws {
            UserProfile(
                author: try ArticleAuthor(id: "ann", name: "Ann"),
                about: "設計",
                organization: "Strata",
                location: "東京",
                website: URL(string: "https://ann.example"),
                accounts: [UserAccount(.github, name: "ann-g"), UserAccount(.twitter, name: "ann_x")].compactMap { $0 },
                counts: try UserCounts(articles: 3, followees: 1, followers: 2)
            )
        }
    }

    @Test func `people get lines, and programs the whole record`() throws {
        let report = Report(Fetched(try ann, freshness: .live), timeZone: .offset(0))
        #expect(
            report.entries.flatMap(\.lines).map(\.text.english) == [
                "@ann", "Ann", "設計", "Strata · 東京", "https://ann.example", "GitHub: ann-g", "X: ann_x",
                "Articles 3 · follows 1 · followers 2",
            ]
        )
        #expect(report.entries.flatMap(\.lines).last?.text.japanese == "記事 3 · フォロー 1 · フォロワー 2")
        #expect(report.notices.isEmpty)
        let expected =
            #"{"about":"設計","articles":3,"facebook":null,"followees":1,"followers":2,"github":"ann-g","id":"ann","#
            + #""kept_at":null,"linkedin":null,"location":"東京","name":"Ann","organization":"Strata","#
            + #""twitter":"ann_x","website":"https://ann.example"}"#
        #expect(report.entries.first?.record?.json().line == expected)
    }

    @Test func `a profile without a description has no empty lines`() throws {
        let profile = UserProfile(
            author: try ArticleAuthor(id: "bob"),
            counts: try UserCounts(articles: 0, followees: 0, followers: 0)
        )
        let report = Report(Fetched(profile, freshness: .live), timeZone: .offset(0))
        #expect(
            report.entries.flatMap(\.lines).map(\.text.english) == ["@bob", "Articles 0 · follows 0 · followers 0"]
        )
    }

    @Test func `a kept copy of a profile says so`() throws {
        let tag = try TagProfile(tag: ArticleTag("Swift"), articles: 17_302, followers: 5)
        let kept = Freshness.kept(at: keptAt, because: .offline)
        let report = Report(Fetched(tag, freshness: kept), timeZone: .offset(0))
        #expect(report.entries.flatMap(\.lines).map(\.text.english) == ["#Swift", "Articles 17302 · followers 5"])
        #expect(report.notices == [Phrase([kept], timeZone: .offset(0))])
        #expect(
            report.entries.first?.record?.json().line
                == #"{"articles":17302,"followers":5,"kept_at":"2023-11-14T22:13:20Z","name":"Swift"}"#
        )
    }

    @Test func `a page that was opened is reported, and one that was not is printed`() throws {
        let page = try ArticleWebPage(try #require(URL(string: "https://qiita.com/koher/items/a")))
        let opened = Report(opened: OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: true))
        #expect(opened.entries.flatMap(\.lines).map(\.text) == [Phrase(opened: "https://qiita.com/koher/items/a")])
        #expect(opened.notices.isEmpty)
        let given = Report(opened: OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: false))
        #expect(given.entries.flatMap(\.lines).map(\.text.english) == ["https://qiita.com/koher/items/a"])
        #expect(given.notices.count == 1)
        #expect(given.entries.first?.record?.document == "https://qiita.com/koher/items/a")
        #expect(
            given.entries.first?.record?.json().line
                == #"{"article":"a","opened":false,"url":"https://qiita.com/koher/items/a"}"#
        )
        #expect(given.outcome == .done)
        #expect(Report(opened: nil).entries.isEmpty)
    }
}

@MainActor
struct CommentListPresenterTests {
    private let sent = Sent<CommentListCommand, CommentListRequest, ArticleRoute>()
    private let progress = CommentListCommand.showProgress(
        .activity(Phrase(en: "Fetching the comments…", ja: "コメントを取得しています…"))
    )

    private func presenter(_ name: String = "a") -> CommentListPresenter {
        CommentListPresenter(
            name: name,
            context: .sample(),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    private func comment(_ body: String, linkingTo url: String? = nil) throws -> ParsedComment {
        let comment = ArticleComment(
            id: try CommentID("c1"),
            body: body,
            author: try ArticleAuthor(id: "ann"),
            createdAt: Date(timeIntervalSince1970: 1_527_602_069),
            updatedAt: Date(timeIntervalSince1970: 1_527_778_800)
        )
        return ParsedComment(comment, markup: Markup(blocks: [url.map { .linkCard(url: $0) } ?? .rule]))
    }

    @Test func `comments are fetched and shown, whole to programs`() throws {
        let presenter = presenter("https://qiita.com/koher/items/a")
        presenter.handle(event: .viewDidLoad)
        #expect(sent.commands == [progress])
        #expect(sent.requests == [.fetch(try ArticleReference("https://qiita.com/koher/items/a"))])
        presenter.handle(response: .didFetch(.success(Fetched([try comment("本文")], freshness: .live))))
        guard case .show(let heading, let comments) = sent.commands.last, let shown = comments.first else {
            Issue.record("shows nothing: \(sent.commands)")
            return
        }
        #expect(heading == Phrase(en: "1 comment", ja: "コメント 1 件"))
        #expect(shown.author == "ann" && shown.created == "2018-05-29 22:54" && shown.updated == "2018-06-01 00:00")
        #expect(shown.text == ArticleText(blocks: [.rule]))
        #expect(shown.record.document == "## @ann 2018-05-29T13:54:29Z c1\n\n本文\n\n")
        let expected =
            #"{"article":"a","author":"ann","body":"本文","created_at":"2018-05-29T13:54:29Z","id":"c1","#
            + #""kept_at":null,"updated_at":"2018-05-31T15:00:00Z"}"#
        #expect(shown.record.json().line == expected)
        #expect(sent.commands.count == 3)
    }

    @Test func `links are numbered through all comments, and opened by their numbers`() throws {
        let presenter = presenter()
        let urls = ["https://a.jp/", "https://b.jp/"]
        let found = try urls.map { try comment("", linkingTo: $0) }
        presenter.handle(response: .didFetch(.success(Fetched(found, freshness: .live))))
        guard case .show(_, let comments) = sent.commands.last else {
            Issue.record("shows nothing: \(sent.commands)")
            return
        }
        #expect(comments.flatMap(\.text.links).map(\.number) == [1, 2])
        let page = try ArticleWebPage(urls[1])
        presenter.handle(event: .didAskToOpenLink(2))
        presenter.handle(event: .didAskToOpenLink(3))
        #expect(sent.requests == [.open(.link(page, in: try ArticleReference("a")))])
        #expect(sent.transitions.isEmpty)
        let opened = OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: true)
        presenter.handle(response: .didOpen(.success(opened)))
        #expect(sent.commands.last == .showNotice(Phrase(opened: "https://b.jp/")))
        presenter.handle(response: .didOpen(.failure(ApplicationError(.offline))))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests.count == 2)
        #expect(sent.requests.last == sent.requests.first)
    }

    @Test func `kept comments say so`() throws {
        let kept = Freshness.kept(at: Date(timeIntervalSince1970: 1_700_000_000), because: .offline)
        presenter().handle(response: .didFetch(.success(Fetched([], freshness: kept))))
        #expect(sent.commands.first?.notice == Phrase([kept], timeZone: .offset(0)))
    }

    @Test func `a text that names no article is reported, and no request is sent`() {
        presenter("a b").handle(event: .viewDidLoad)
        #expect(sent.requests.isEmpty)
        #expect(sent.commands.count == 1)
    }
}

struct SuggestionTests {
    @Test func `each word says what it means`() throws {
        let tags = [
            KnownTag(try ArticleTag("Swift"), keptCount: 2), KnownTag(try ArticleTag("C#"), keptCount: 1),
            KnownTag(try ArticleTag("iOS"), keptCount: 0),
        ]
        #expect(
            [Suggestion](.tags(tags)) == [
                Suggestion("Swift", Phrase(en: "2 kept articles", ja: "保存した記事 2 件")),
                Suggestion("C#", Phrase(en: "1 kept article", ja: "保存した記事 1 件")), Suggestion("iOS"),
            ]
        )
        #expect([Suggestion](.savedSearches([try SavedSearchName("朝 刊")])) == [Suggestion("朝 刊")])
        let title = KeptTitle(try ArticleID("0a1"), "題名")
        #expect([Suggestion](.keptArticles([title])) == [Suggestion("0a1", Phrase(verbatim: "題名"))])
    }

    @Test(
        arguments: [
            (.tags, .tags), (.savedSearches, .savedSearches), (.keptArticles, .keptArticles(prefix: "0a")),
        ] as [(Suggestion.Kind, ListCompletions.Input)]
    )
    func `each kind has its input`(kind: Suggestion.Kind, input: ListCompletions.Input) {
        #expect(ListCompletions.Input(kind, prefix: "0a") == input)
    }
}
