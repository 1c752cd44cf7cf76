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
struct ArticleListPresenterTests {
    nonisolated private static let onQiita = ArticleOrigin.qiita
    let sent = Sent<ArticleListCommand, ArticleListRequest, ArticleRoute>()
    private let keptAt = Date(timeIntervalSince1970: 1_700_000_000)

    func presenter(
        _ listing: ArticleListing = .newest,
        _ origin: ArticleOrigin = .qiita,
        readings: [ArticleID: Date] = [:],
        opensScreens: Bool = false
    ) -> ArticleListPresenter {
        ArticleListPresenter(
            listing: listing,
            context: .sample(origin, opensScreens: opensScreens),
            readings: readings,
            marks: ArticleMarks(),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    /// Returns the lists of a paginator while it receives these answers, one for each step.
    func lists(
        _ answers: [Result<Page<Fetched<Article>>, ApplicationError>],
        _ steps: [@Sendable (ArticlePaginator) async -> Void] = []
    ) async -> [ArticleList] {
        let paginator = ArticlePaginator(fetch: StubListPages(answers).page)
        var lists = [paginator.list.value]
        for step in [{ await $0.load(.start(.newest)) }] + steps {
            await step(paginator)
            lists.append(paginator.list.value)
        }
        return lists
    }

    func page(_ ids: [String], next: Int? = nil, _ freshness: Freshness = .live) throws -> Page<
        Fetched<Article>
    > {
        Page(
            elements: try ids.map { try Sample.fetched($0, freshness) },
            next: try next.map { try PageRequest(number: $0, size: 20) },
            total: 99
        )
    }

    @Test func `begins with the tabs and a heading, observes, and browses`() {
        presenter().handle(event: .viewDidLoad)
        let heading = Phrase(en: "Newest articles on qiita.com", ja: "qiita.com の新着記事")
        let actions = [.search] + ArticleListAction.batches
        #expect(sent.commands == [.show(ArticleListContent(tab: .newest, heading: heading, actions: actions))])
        #expect(sent.requests == [.observe, .browse(.newest)])
    }

    @Test(arguments: [
        (ArticleListing.newest, onQiita, ArticleTab?.some(.newest)), (.stocks(nil), onQiita, .stocks),
        (.stocks("koher"), onQiita, nil), (.search("設計"), onQiita, nil), (.newest, .guide, nil),
    ])
    func `a list that is a tab of a host shows the tabs`(
        listing: ArticleListing,
        origin: ArticleOrigin,
        tab: ArticleTab?
    ) {
        presenter(listing, origin).handle(event: .viewDidLoad)
        #expect(sent.commands.map(\.content?.tab) == [tab])
    }

    @Test func `a tab is selected by the router`() {
        presenter().handle(event: .didSelectTab(.stocks))
        #expect(sent.transitions == [.select(.list(.stocks(nil)))])
    }

    @Test func `a search is read by the domain`() throws {
        presenter(.search(" 設計 ")).handle(event: .viewDidLoad)
        #expect(sent.requests == [.observe, .browse(.search(try SearchQuery("設計")))])
    }

    @Test func `the names of a list are parsed by the domain`() throws {
        let author = try ArticleAuthor(handle: "koher")
        let selections: [(ArticleListing, ArticleSelection)] = [
            (.tag("C#"), .tag(try ArticleTag("C#"))), (.user("@koher"), .author(author)),
            (.stocks("koher"), .stocks(of: author)), (.stocks(nil), .stocks(of: nil)), (.mine, .mine),
        ]
        for (listing, selection) in selections {
            sent.requests = []
            presenter(listing).handle(event: .viewDidLoad)
            #expect(sent.requests == [.observe, .browse(selection)])
        }
    }

    @Test func `a search for nothing is an alert about usage, and asks nobody`() throws {
        presenter(.search(" ")).handle(event: .viewDidLoad)
        let strategy = try #require(sent.commands.last?.alert)
        #expect(strategy.outcome == .wrongUsage)
        #expect(strategy.actions == [.cancel])
        #expect(sent.requests.isEmpty)
    }

    @Test func `pages are shown and appended, with how far the list is`() async throws {
        let presenter = presenter()
        let answers = [try page(["a", "b"], next: 2), try page(["c"])]
        let lists = await lists(answers.map { .success($0) }, [{ await $0.load(.next) }])
        presenter.handle(response: .changed(lists[0]))
        #expect(sent.takeCommands().isEmpty)
        presenter.handle(response: .changed(lists[1]))
        let rows = [Sample.row("a"), Sample.row("b")]
        #expect(sent.takeCommands() == [Sample.newest(rows, of: 99, hasNextPage: true)])
        presenter.handle(response: .changed(lists[2]))
        #expect(sent.takeCommands() == [Sample.newest(rows + [Sample.row("c")], of: 99)])
    }

    @Test func `a search in the guide follows what is typed, and the list comes back`() throws {
        let presenter = presenter(.newest, .guide)
        presenter.handle(event: .didChangeQuery(" 設計 "))
        #expect(sent.requests == [.search(.search(try SearchQuery("設計")))])
        let heading = Phrase(en: "Chapters of the guide for '設計'", ja: "ガイドの '設計' の検索結果")
        #expect(sent.takeCommands().map(\.content?.heading) == [heading])
        sent.requests = []
        presenter.handle(event: .didChangeQuery(" "))
        presenter.handle(event: .didCancelSearch)
        #expect(sent.requests == [.endSearch])
        #expect(sent.takeCommands().map(\.content?.heading) == [Phrase(en: "Guide", ja: "ガイド")])
    }

    @Test func `a host, which counts requests, is not asked while the user types`() {
        let presenter = presenter()
        for event in [ArticleListEvent.didChangeQuery("設計"), .didCancelSearch] { presenter.handle(event: event) }
        #expect(sent.requests.isEmpty && sent.commands.isEmpty)
    }

    @Test func `a submitted query has a screen of its own, and one that is empty an alert`() throws {
        let presenter = presenter(.newest, .guide)
        presenter.handle(event: .didSubmitQuery("設計"))
        #expect(sent.requests.isEmpty)
        #expect(sent.transitions == [.push(.list(.search("設計")))])
        presenter.handle(event: .didChangeQuery("設計"))
        presenter.handle(event: .didSubmitQuery("設計"))
        #expect(sent.requests.last == .endSearch)
        presenter.handle(event: .didSubmitQuery(" "))
        #expect(sent.commands.last?.alert?.outcome == .wrongUsage)
        #expect(sent.transitions.count == 2)
    }

    @Test func `articles that were read are marked, those read meanwhile when the list is shown again`() async throws {
        let (read, date) = (try ArticleID("a"), Date(timeIntervalSince1970: 0))
        let presenter = presenter(readings: [read: date])
        let lists = await lists([.success(try page(["a", "b"]))])
        presenter.handle(response: .didChangeReadings([read: date]))
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.takeCommands().last == Sample.newest([Sample.row("a", isRead: true), Sample.row("b")], of: 99))
        let (shown, other) = (try ArticleID("b"), try ArticleID("c"))
        presenter.handle(response: .didChangeReadings([read: date, shown: date, other: date]))
        let rows = [Sample.row("a", isRead: true), Sample.row("b", isRead: true)]
        #expect(sent.takeCommands() == [Sample.newest(rows, of: 99)])
    }

    @Test func `a list that was seen already says nothing`() async throws {
        let presenter = presenter()
        let lists = await lists(
            [.success(try page(["a"], next: 2)), .success(try page(["b"]))],
            [{ await $0.load(.next) }]
        )
        presenter.handle(response: .changed(lists[2]))
        sent.commands = []
        presenter.handle(response: .changed(lists[2]))
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.commands.isEmpty)
    }

    @Test func `an empty list is shown as one`() async throws {
        let presenter = presenter()
        let lists = await lists([.success(Page(elements: [], next: nil, total: 0))])
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.content?.rows == [])
        #expect(sent.content?.footer == Phrase(en: "No articles", ja: "記事はありません"))
    }

    @Test func `a refreshed list is shown again`() async throws {
        let presenter = presenter()
        let answers = [try page(["a"]), try page(["b", "a"])]
        let lists = await lists(answers.map { .success($0) }, [{ await $0.load(.refresh) }])
        presenter.handle(response: .changed(lists[1]))
        sent.commands = []
        presenter.handle(response: .changed(lists[2]))
        #expect(sent.commands == [Sample.newest([Sample.row("b"), Sample.row("a")], of: 99)])
    }

    @Test func `progress is shown once and hidden before what comes`() async throws {
        let presenter = presenter()
        let gate = AsyncStream<Void>.makeStream()
        let paginator = ArticlePaginator(fetch: SlowPages(gate: gate.stream, answer: try page(["a"])).page)
        let task = Task { _ = await paginator.load(.start(.newest)) }
        for await list in paginator.list.values where list.phase == .loading {
            presenter.handle(response: .changed(list))
            break
        }
        let progress = Phrase(en: "Checking the host for articles…", ja: "ホストで記事を確認しています…")
        #expect(sent.takeCommands().first == .showProgress(.activity(progress)))
        gate.continuation.finish()
        await task.value
        presenter.handle(response: .changed(paginator.list.value))
        #expect(sent.commands.first == .showProgress(nil))
    }

    @Test func `kept articles are marked, and a notice says from when and why`() async throws {
        let presenter = presenter()
        let freshness = Freshness.kept(at: keptAt, because: .offline)
        let kept = try page(["a"], freshness)
        let lists = await lists([.success(kept), .success(try page(["a"]))], [{ await $0.load(.refresh) }])
        presenter.handle(response: .changed(lists[1]))
        let notice = Phrase([freshness], timeZone: .offset(0))
        #expect(sent.takeCommands() == [Sample.newest([Sample.row("a", keptAt: keptAt)], of: 99, notice: notice)])
        presenter.handle(response: .changed(lists[2]))
        #expect(sent.commands == [Sample.newest([Sample.row("a")], of: 99)])
    }

    @Test func `articles that could not be kept are shown, and a notice says why`() async throws {
        let presenter = presenter()
        let freshness = Freshness.notKept(because: .storage(.full))
        let lists = await lists([.success(try page(["a"], freshness))])
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.content?.notice == Phrase([freshness], timeZone: .offset(0)))
        #expect(sent.content?.rows == [Sample.row("a")])
    }

    @Test func `a failure keeps the rows, and retrying asks again for what failed`() async throws {
        let presenter = presenter()
        let failure = ApplicationError(.offline)
        let lists = await lists(
            [.success(try page(["a"], next: 2)), .failure(failure), .failure(failure)],
            [{ await $0.load(.next) }, { await $0.load(.next) }]
        )
        presenter.handle(response: .changed(lists[1]))
        sent.commands = []
        presenter.handle(response: .changed(lists[2]))
        let strategy = try #require(sent.commands.last?.alert)
        #expect(sent.takeCommands().count == 1)
        #expect(strategy.actions == [.retry, .settings, .cancel])
        #expect(strategy.outcome == .offline)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.loadMore])
        presenter.handle(response: .changed(lists[3]))
        #expect(sent.takeCommands() == [.showAlert(strategy.identified(by: 1))])
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel, to: 1)))
        #expect(sent.commands.isEmpty)
        #expect(sent.requests == [.loadMore])
    }

    @Test func `settings from an alert are presented, and repeat nothing`() async {
        let presenter = presenter(opensScreens: true)
        let lists = await lists([.failure(ApplicationError(.timedOut))])
        presenter.handle(response: .changed(lists[1]))
        presenter.handle(event: .didAnswer(AlertAnswer(.settings)))
        presenter.handle(event: .didAskForSettings)
        #expect(sent.transitions == [.present(.settings), .push(.settings)])
        #expect(sent.requests.isEmpty)
    }

    @Test func `a wait can be left`() async {
        let presenter = presenter(opensScreens: true)
        let lists = await lists([.failure(ApplicationError(.rateLimited(until: Sample.pause.end)))])
        presenter.handle(response: .changed(lists[1]))
        presenter.handle(event: .didAnswer(AlertAnswer(.wait(Sample.pause))))
        presenter.handle(response: .wait(.secondsLeft(2)))
        presenter.handle(event: .didCancelWait)
        presenter.handle(response: .wait(.ended))
        #expect(sent.commands.suffix(2) == [.showProgress(.wait(secondsLeft: 2)), .showProgress(nil)])
        #expect(sent.requests == [.wait(until: Sample.pause.end), .wait(until: nil)])
    }

    @Test(arguments: [true, false])
    func `being offline is no alert on a full screen where articles can be read`(isFullScreen: Bool) async throws {
        let presenter = presenter(opensScreens: isFullScreen)
        let lists = await lists(
            [.success(try page(["a"], next: 2)), .failure(ApplicationError(.offline))],
            [{ await $0.load(.next) }]
        )
        for list in lists { presenter.handle(response: .changed(list)) }
        #expect((sent.commands.last?.alert == nil) == isFullScreen)
    }

    @Test func `being offline is no alert on a full screen without articles either, which says how to go on`()
        async throws
    {
        let presenter = presenter(opensScreens: true)
        for list in await lists([.failure(ApplicationError(.offline))]) {
            presenter.handle(response: .changed(list))
        }
        #expect(sent.content?.footer?.english.hasPrefix("The host cannot be reached") == true)
        #expect(sent.content?.hasNextPage == false)
        #expect(sent.commands.compactMap(\.alert).isEmpty)
    }

    @Test func `a chosen row leads to its article`() {
        let presenter = presenter()
        presenter.handle(event: .didOpen("a"))
        #expect(sent.transitions == [.push(.detail("a", in: .newest))])
    }

    @Test func `programs get each article whole but for its text`() async throws {
        let presenter = presenter()
        let answers = [try page(["a"], next: 2), try page(["b"], .kept(at: keptAt, because: .offline))]
        let lists = await lists(answers.map { .success($0) }, [{ await $0.load(.next) }])
        presenter.handle(response: .changed(lists[1]))
        presenter.handle(response: .changed(lists[2]))
        let records = (sent.content?.rows ?? []).compactMap(\.record)
        let expected =
            #"{"author":"koher","comments":7,"created_at":"2018-05-29T13:54:29Z","id":"a","kept_at":null,"likes":5,"#
            + #""stocks":6,"tags":["Swift","設計"],"title":"題名 a","updated_at":"2018-05-31T15:00:00Z","#
            + #""url":"https://qiita.com/koher/items/a"}"#
        #expect(
            records.map { $0.json(of: ["id", "kept_at"]).line }.last == #"{"id":"b","kept_at":"2023-11-14T22:13:20Z"}"#
        )
        #expect(records.first?.json().line == expected)
        #expect(records.first?.columns() == ["a", "題名 a", "koher", "2018-05-29T13:54:29Z", "5", "Swift,設計"])
    }

    @Test(arguments: [
        (ArticleListing.newest, ArticleOrigin.guide, "Guide", "ガイド"),
        (.tag("VIPER"), .guide, "Chapters of the guide about 'VIPER'", "ガイドのタグ 'VIPER' の章"),
        (.tag("C#"), onQiita, "Articles on qiita.com about 'C#'", "qiita.com のタグ 'C#' の記事"),
        (.user("@a"), onQiita, "Articles on qiita.com by '@a'", "qiita.com の '@a' の記事"),
        (.stocks("a"), onQiita, "Stocks of 'a' on qiita.com", "qiita.com の 'a' のストック"),
        (.stocks(nil), onQiita, "Your stocks on qiita.com", "qiita.com のあなたのストック"),
        (.mine, onQiita, "Your articles on qiita.com", "qiita.com のあなたの記事"),
        (.search("設計"), .guide, "Chapters of the guide for '設計'", "ガイドの '設計' の検索結果"),
        (.search("設計"), onQiita, "Articles on qiita.com for '設計'", "qiita.com の '設計' の検索結果"),
    ])
    func `the heading says what the list holds`(
        listing: ArticleListing,
        origin: ArticleOrigin,
        english: String,
        japanese: String
    ) {
        presenter(listing, origin).handle(event: .viewDidLoad)
        #expect(sent.content?.heading == Phrase(en: english, ja: japanese))
    }
}
