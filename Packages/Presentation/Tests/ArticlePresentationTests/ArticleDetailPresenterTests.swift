import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@testable import ArticlePresentation

@MainActor
struct ArticleDetailPresenterTests {
    let sent = Sent<ArticleDetailCommand, ArticleDetailRequest, ArticleRoute>()
    private let progress = ArticleDetailCommand.showProgress(
        .activity(Phrase(en: "Checking the host for the article…", ja: "ホストで記事を確認しています…"))
    )

    func presenter(
        _ name: String = "the-grid",
        _ origin: ArticleOrigin = .qiita,
        listing: ArticleListing? = nil,
        offersStock: Bool = false,
        remembersPosition: Bool = false,
        readings: [ArticleID: Date] = [:]
    ) -> ArticleDetailPresenter {
        ArticleDetailPresenter(
            name: name,
            listing: listing,
            context: .sample(origin),
            offersStock: offersStock,
            remembersPosition: remembersPosition,
            readings: readings,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    private func alert() -> AlertStrategy<ArticleFailureAction>? { sent.commands.last?.alert }

    func show(
        _ article: Article,
        _ freshness: Freshness = .live,
        markup: Markup = Markup(blocks: [.rule]),
        on presenter: ArticleDetailPresenter
    ) {
        let parsed = ParsedArticle(article, markup: markup)
        presenter.handle(response: .didRead(.success(Fetched(parsed, freshness: freshness))))
    }

    @Test func `fetches the article that was named, and shows it`() throws {
        let presenter = presenter("https://qiita.com/koher/items/the-grid")
        presenter.handle(event: .viewDidLoad)
        #expect(sent.commands == [progress])
        #expect(sent.requests == [.read(try ArticleReference("https://qiita.com/koher/items/the-grid"))])
        let article = try Sample.article("the-grid", title: "格子", body: "# 層\n")
        show(article, on: presenter)
        let detail = ArticleDetail(
            id: "the-grid",
            title: "格子",
            author: "koher",
            created: "2018-05-29",
            updated: "2018-06-01",
            tags: ["Swift", "設計"],
            likes: 5,
            stocks: 6,
            comments: 7,
            lastRead: nil,
            url: "https://qiita.com/koher/items/the-grid",
            text: ArticleText(blocks: [.rule]),
            record: Sample.record("the-grid", title: "格子", body: "# 層\n")
        )
        #expect(
            sent.commands == [
                progress, .showProgress(nil), .offer(ArticleDetailActions(isPublished: true)), .show(detail),
            ]
        )
        #expect(sent.requests.last == .recordReading(Fetched(article, freshness: .live)))
    }

    @Test func `the head says when the article was read before`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let presenter = presenter("a", readings: [try ArticleID("a"): date, try ArticleID("b"): .distantPast])
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        let detail = try #require(sent.commands.last?.shown)
        #expect(detail.lastRead == "2023-11-14")
    }

    @Test
    func `an article that can be stocked is checked, and the action is the opposite of its state`()
        throws
    {
        let presenter = presenter("a", offersStock: true)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        #expect(sent.requests.last == .checkStock(try ArticleReference("a")))
        let stocked = ReactionStatus(ReactionChange(.stock, to: try ArticleID("a"), isGiven: true), isQueued: false)
        sent.commands = []
        presenter.handle(response: .didCheckStock(.success(stocked)))
        #expect(sent.commands.last?.actions?.isStocked == true)
        presenter.handle(event: .didAskToStock)
        #expect(sent.requests.last == .stock(try ArticleReference("a"), isGiven: false))
    }

    @Test func `without a sign-in, offline or in the guide nothing is asked and nothing shown about stocks`()
        throws
    {
        let kept = Freshness.kept(at: Date(timeIntervalSince1970: 0), because: .offline)
        presenter("a", offersStock: true).handle(response: .didRead(.success(try Sample.readable("a", kept))))
        presenter("a", .guide, offersStock: true).handle(response: .didRead(.success(try Sample.readable("a"))))
        #expect(!sent.requests.contains(.checkStock(try ArticleReference("a"))))
        sent.commands = []
        presenter("a").handle(response: .didCheckStock(.failure(ApplicationError(.unauthorized))))
        #expect(sent.commands.isEmpty)
    }

    @Test func `a link is opened by its number, and again when it failed`() throws {
        let presenter = presenter("a")
        let markup = Markup(blocks: [.linkCard(url: "https://a.jp/1"), .linkCard(url: "https://a.jp/2")])
        show(try Sample.article("a"), markup: markup, on: presenter)
        sent.requests = []
        presenter.handle(event: .didAskToOpenLink(3))
        #expect(sent.requests.isEmpty)
        presenter.handle(event: .didAskToOpenLink(2))
        presenter.handle(response: .didOpen(.failure(ApplicationError(.timedOut))))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        let request = ArticleDetailRequest.open(
            .link(try ArticleWebPage("https://a.jp/2"), in: try ArticleReference("a"))
        )
        #expect(sent.requests == [request, request])
    }

    @Test func `a change on the day of its creation is not shown`() throws {
        let date = Date(timeIntervalSince1970: 1_527_602_069)
        let article = try Article(
            id: ArticleID("a"),
            title: "t",
            body: "",
            createdAt: date,
            updatedAt: date.addingTimeInterval(60)
        )
        show(article, on: presenter())
        let detail = try #require(sent.commands.last?.shown)
        #expect(detail.created == "2018-05-29")
        #expect(detail.updated == nil)
    }

    @Test func `a kept copy says so, and no longer after a refresh brought a live one`() throws {
        let presenter = presenter()
        let kept = Freshness.kept(at: Date(timeIntervalSince1970: 1_700_000_000), because: .rateLimited(until: nil))
        presenter.handle(response: .didRead(.success(try Sample.readable("a", kept))))
        #expect(sent.commands.last?.shown?.notice == Phrase([kept], timeZone: .offset(0)))
        sent.requests = []
        presenter.handle(event: .didAskForRefresh)
        #expect(sent.requests == [.reread(try ArticleReference("the-grid"))])
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        #expect(try #require(sent.commands.last?.shown).notice == nil)
    }

    @Test func `programs get the record with the text, and a pipe the text alone`() throws {
        let presenter = presenter("a")
        let article = try Article(id: ArticleID("a"), title: "\u{1B}[31m題", body: "本文\n")
        let kept = Freshness.kept(at: Date(timeIntervalSince1970: 1_700_000_000), because: .offline)
        show(article, kept, on: presenter)
        let detail = try #require(sent.commands.last?.shown)
        let expected =
            #"{"author":null,"body":"本文\n","comments":0,"created_at":null,"id":"a","kept_at":"2023-11-14T22:13:20Z","#
            + #""likes":0,"stocks":0,"tags":[],"title":"\u001b[31m題","updated_at":null,"url":null}"#
        #expect(detail.record.json().line == expected)
        #expect(detail.record.document == "本文\n")
    }

    @Test func `an unknown article is named, with its host`() throws {
        let presenter = presenter("nowhere")
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didRead(.failure(ApplicationError(.notFound))))
        let strategy = try #require(alert())
        #expect(strategy.message.states("'nowhere'", "'qiita.com'"))
        #expect(strategy.actions == [.cancel])
        #expect(strategy.outcome == .notFound)
    }

    @Test(arguments: ["", "日本語", "https://qiita.com/koher"])
    func `a text that names no article is a usage error, and sends no request`(name: String) throws {
        presenter(name).handle(event: .viewDidLoad)
        #expect(try #require(alert()).outcome == .wrongUsage)
        #expect(sent.requests.isEmpty)
        #expect(sent.commands.count == 1)
    }

    @Test func `going back is a transition`() {
        presenter().handle(event: .didAskToGoBack)
        #expect(sent.transitions == [.back])
    }

    @Test func `comments are a place to go to`() {
        presenter("https://qiita.com/koher/items/a").handle(event: .didAskForComments)
        #expect(sent.transitions == [.push(.comments("https://qiita.com/koher/items/a"))])
    }

    @Test func `an article is stocked, and unstocked when that was done`() throws {
        let presenter = presenter("a")
        let asking = ArticleDetailCommand.showProgress(
            .activity(Phrase(en: "Checking with the host…", ja: "ホストに確認しています…"))
        )
        func status(isGiven: Bool) throws -> ReactionStatus {
            ReactionStatus(ReactionChange(.stock, to: try ArticleID("a"), isGiven: isGiven), isQueued: false)
        }
        func answer(isGiven: Bool) throws -> ArticleDetailResponse {
            .didStock(.success(ReactionResult(try status(isGiven: isGiven), title: "題", journal: ReactionJournal())))
        }
        presenter.handle(event: .didAskToStock)
        presenter.handle(response: try answer(isGiven: true))
        presenter.handle(event: .didAskToStock)
        presenter.handle(response: try answer(isGiven: false))
        #expect(
            sent.requests == [
                .stock(try ArticleReference("a"), isGiven: true), .stock(try ArticleReference("a"), isGiven: false),
            ]
        )
        #expect(
            sent.commands == [
                asking, .showProgress(nil), .offer(ArticleDetailActions(isStocked: true)),
                .showMessage(Phrase(done: try status(isGiven: true), title: "題")), asking, .showProgress(nil),
                .offer(ArticleDetailActions()), .showMessage(Phrase(done: try status(isGiven: false), title: "題")),
            ]
        )
    }

    @Test func `a refused stock says what is missing, and changes nothing`() throws {
        let presenter = presenter("a")
        presenter.handle(response: .didStock(.failure(ApplicationError(.forbidden))))
        #expect(try #require(alert()).message.english.contains("'write_qiita'"))
        presenter.handle(event: .didAskToStock)
        #expect(sent.requests == [.stock(try ArticleReference("a"), isGiven: true)])
    }

    @Test func `retrying repeats what failed, and not what was asked beside it`() throws {
        let presenter = presenter("a")
        presenter.handle(event: .viewDidLoad)
        presenter.handle(event: .didAskToStock)
        presenter.handle(response: .didRead(.failure(ApplicationError(.timedOut))))
        presenter.handle(response: .didStock(.failure(ApplicationError(.offline))))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: 1)))
        #expect(
            sent.requests.suffix(2) == [
                .read(try ArticleReference("a")), .stock(try ArticleReference("a"), isGiven: true),
            ]
        )
    }

    @Test func `the page that is opened is that of the article that is shown`() throws {
        let presenter = presenter("a")
        presenter.handle(event: .didAskToOpen)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        presenter.handle(event: .didAskToOpen)
        #expect(sent.requests.first == .open(.article(try ArticleReference("a"))))
        #expect(sent.requests.last == .open(.article(try ArticleReference("https://qiita.com/koher/items/a"))))
        sent.commands = []
        let page = try ArticleWebPage(try #require(URL(string: "https://qiita.com/koher/items/a")))
        presenter.handle(
            response: .didOpen(.success(OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: false)))
        )
        #expect(sent.commands.count == 2)
        #expect(sent.commands.last == .showMessage(Phrase(verbatim: "https://qiita.com/koher/items/a")))
    }
}
