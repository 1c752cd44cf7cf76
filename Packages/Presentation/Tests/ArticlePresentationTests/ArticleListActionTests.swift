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
struct ArticleListActionTests {
    private let sent = Sent<ArticleListCommand, ArticleListRequest, ArticleRoute>()

    private func presenter(
        _ listing: ArticleListing = .newest,
        _ origin: ArticleOrigin = .qiita,
        marks: ArticleMarks = ArticleMarks()
    ) async throws -> ArticleListPresenter {
        let presenter = ArticleListPresenter(
            listing: listing,
            context: .sample(origin),
            marks: marks,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
        let pages = StubListPages([
            .success(Page(elements: try ["a", "b", "c"].map { try fetched($0) }, next: nil, total: nil))
        ])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(listing == .stocks(nil) ? .stocks(of: nil) : .newest))
        presenter.handle(response: .changed(paginator.list.value))
        return presenter
    }

    private func fetched(_ id: String) throws -> Fetched<Article> {
        Fetched(try Sample.article(id, body: "text"), freshness: .live)
    }

    private func batch(_ action: ArticleBatch.Action, _ ids: String...) throws -> ArticleBatch {
        ArticleBatch(action, try ids.map { ArticleReference(try ArticleID($0)) })
    }

    private func row(_ id: String, isKept: Bool = true, isStocked: Bool = false) -> ArticleRow {
        Sample.row(id, isStocked: isStocked, isKept: isKept)
    }

    // MARK: - Suggestions

    @Test func `the known tags are suggested for a word, and none if they cannot be listed`() async throws {
        let presenter = try await presenter()
        _ = sent.takeCommands()
        presenter.handle(event: .didAskForSuggestions(.tags))
        #expect(sent.requests == [.complete(.tags)])
        let tag = KnownTag(try ArticleTag("swift"), keptCount: 2)
        presenter.handle(response: .didComplete(.success(.tags([tag]))))
        presenter.handle(response: .didComplete(.failure(ApplicationError(.storage(.full)))))
        let suggestion = Suggestion("swift", Phrase(en: "2 kept articles", ja: "保存した記事 2 件"))
        #expect(sent.commands == [.suggest([suggestion]), .suggest([])])
    }

    // MARK: - Marks

    @Test func `the rows say what is kept and stocked, and follow each change at once`() async throws {
        let marks = ArticleMarks(kept: [try ArticleID("b"): false], stocked: [try ArticleID("c"): true])
        let presenter = try await presenter(marks: marks)
        let rows = [row("a"), row("b", isKept: false), row("c", isStocked: true)]
        #expect(sent.content?.rows == rows)
        _ = sent.take()
        presenter.handle(response: .didChangeMarks(marks))
        #expect(sent.takeCommands().isEmpty)
        presenter.handle(
            response: .didChangeMarks(
                ArticleMarks(kept: [try ArticleID("a"): false], stocked: [try ArticleID("c"): true])
            )
        )
        #expect(
            sent.takeCommands().map(\.content?.rows) == [
                [row("a", isKept: false), row("b"), row("c", isStocked: true)]
            ]
        )
        presenter.handle(response: .didChangeReadings([try ArticleID("x"): TestWallClock().now]))
        #expect(sent.takeCommands().isEmpty)
    }

    @Test func `the stocks of the user are stocked, and nothing of the guide is kept`() async throws {
        _ = try await presenter(.stocks(nil))
        #expect(sent.content?.rows == ["a", "b", "c"].map { row($0, isStocked: true) })
        _ = try await presenter(.newest, .guide)
        #expect(sent.content?.rows == ["a", "b", "c"].map { row($0, isKept: false) })
    }

    // MARK: - Actions

    @Test func `a host offers all actions, and the guide a search alone`() async throws {
        try await presenter().handle(event: .viewDidLoad)
        #expect(sent.content?.actions == [.search, .keep, .stock, .open, .copy])
        try await presenter(.newest, .guide).handle(event: .viewDidLoad)
        #expect(sent.content?.actions == [.search])
    }

    @Test func `links are copied in the order of the list`() async throws {
        let presenter = try await presenter()
        _ = sent.takeCommands()
        presenter.handle(event: .didAskFor(.copy, of: ["c", "a"]))
        let links = "https://qiita.com/koher/items/a\nhttps://qiita.com/koher/items/c"
        let commands = sent.takeCommands()
        #expect(commands.first == .copy(links) && commands.last?.notice?.states("2") == true)
        presenter.handle(event: .didAskFor(.copy, of: ["b"]))
        #expect(sent.takeCommands().last?.notice?.states("1") == true)
        presenter.handle(event: .didAskFor(.copy, of: ["gone"]))
        #expect(sent.commands.isEmpty)
    }

    @Test func `an action shows its progress, and its outcomes in one message`() async throws {
        let presenter = try await presenter()
        _ = sent.take()
        presenter.handle(event: .didAskFor(.keep, of: ["a", "b", "c"]))
        let batch = try batch(.keep, "a", "b", "c")
        #expect(sent.requests == [.run(batch)])
        presenter.handle(response: .didProceed(ArticleBatchProgress(batch, [.done])))
        presenter.handle(response: .didProceed(ArticleBatchProgress(batch, [.done, .unchanged, .done])))
        let texts = sent.commands.map { command in
            switch command {
            case .showProgress(.activity(let phrase)), .showNotice(let phrase): phrase.english
            case .showProgress(nil): "hidden"
            default: "\(command)"
            }
        }
        #expect(
            texts == [
                "Keeping articles: 0 of 3…", "Keeping articles: 1 of 3…", "hidden",
                "2 articles kept, 1 was kept already.",
            ]
        )
    }

    @Test func `pages are opened by their addresses`() async throws {
        let presenter = try await presenter()
        presenter.handle(event: .didAskFor(.open, of: ["b"]))
        let page = try ArticleReference("https://qiita.com/koher/items/b")
        #expect(sent.requests == [.run(ArticleBatch(.open, [page]))])
    }

    nonisolated private static let offline = ArticleBatchProgress.Outcome.failed(ApplicationError(.offline))
    nonisolated private static let gone = ArticleBatchProgress.Outcome.failed(ApplicationError(.notFound))

    @Test(
        arguments: [
            (.keep, [.done], ["1"], nil), (.keep, [.done, .done, offline], ["2", "1"], .offline),
            (.stock, [.queued, .unchanged, .queued], ["1", "2", "'qiita.com'"], nil),
            (.open, [.done, .done], ["2"], nil),
        ] as [(ArticleBatch.Action, [ArticleBatchProgress.Outcome], [String], ApplicationError.Kind?)]
    )
    func `the message counts the outcomes, with the reason of the first failure`(
        action: ArticleBatch.Action,
        outcomes: [ArticleBatchProgress.Outcome],
        facts: [String],
        failure: ApplicationError.Kind?
    ) async throws {
        let presenter = try await presenter()
        let articles = try ["a", "b", "c"].prefix(outcomes.count).map { ArticleReference(try ArticleID($0)) }
        presenter.handle(response: .didProceed(ArticleBatchProgress(ArticleBatch(action, articles), outcomes)))
        let notice = try #require(sent.commands.last?.notice)
        #expect(facts.allSatisfy { notice.states($0) })
        if let failure { #expect(notice.english.contains(FailureText(ApplicationError(failure)).title.english)) }
    }

    @Test func `a page without a browser is a message that helps`() async throws {
        let presenter = try await presenter()
        let batch = try batch(.open, "a", "b")
        presenter.handle(response: .didProceed(ArticleBatchProgress(batch, [Self.gone, Self.gone])))
        #expect(sent.commands.last?.notice?.english.contains("BROWSER") == true)
    }

    @Test func `a failure that all articles met is an alert, and each is retried by its own answer`() async throws {
        let presenter = try await presenter()
        let batch = try batch(.stock, "a", "b")
        let failed = ArticleBatchProgress.Outcome.failed(ApplicationError(.unauthorized))
        presenter.handle(response: .didProceed(ArticleBatchProgress(batch, [failed, failed])))
        #expect(sent.commands.last?.alert?.outcome == .signInNeeded)
        let kept = try self.batch(.keep, "a", "b")
        presenter.handle(response: .didProceed(ArticleBatchProgress(kept, [Self.offline, Self.offline], number: 2)))
        sent.requests = []
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: 1)))
        #expect(sent.requests == [.run(kept)])
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.run(kept), .run(batch)])
    }
}

@MainActor
struct ArticleTraversalPresenterTests {
    private let sent = Sent<ArticleListCommand, ArticleTraversalRequest, ArticleRoute>()
    private static let fetching = Phrase(en: "Fetching articles…", ja: "記事を取得しています…")
    private static let heading = Phrase(en: "Your articles on qiita.com", ja: "qiita.com のあなたの記事")

    private func presenter(_ listing: ArticleListing = .mine, continues: Bool = false) -> ArticleTraversalPresenter {
        ArticleTraversalPresenter(
            listing: listing,
            continues: continues,
            context: .sample(),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: Router { _ in }
        )
    }

    /// Returns the step of a traversal with these articles.
    private func step(_ traversal: ArticleTraversal, _ ids: [String], hasNext: Bool) throws -> ArticleTraversalStep {
        var traversal = traversal
        let next = try PageRequest(number: traversal.page + 1, size: 100)
        let articles = traversal.take(
            Page(elements: try ids.map { try Sample.fetched($0) }, next: hasNext ? next : nil, total: 3)
        )
        return ArticleTraversalStep(articles, traversal: traversal)
    }

    @Test func `goes through all steps, keeps each after it was shown, and says when it has arrived`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        var (commands, requests) = sent.take()
        var content = ArticleListContent(heading: Self.heading)
        #expect(commands == [.show(content), .showProgress(.activity(Self.fetching))])
        #expect(requests == [.fetch(ArticleTraversal(.mine))])

        let first = try step(ArticleTraversal(.mine), ["a", "b"], hasNext: true)
        presenter.handle(response: .didFetch(.success(first)))
        (commands, requests) = sent.take()
        content.rows = [Sample.row("a"), Sample.row("b")]
        #expect(commands == [.showProgress(nil), .show(content)])
        #expect(requests == [.keep(first.traversal)])

        presenter.handle(response: .didKeep(first.traversal, nil))
        (commands, requests) = sent.take()
        let progress = Phrase(en: "Fetching articles: 2 of 3…", ja: "記事を取得しています: 3 件中 2 件…")
        #expect(commands == [.showProgress(.activity(progress))])
        #expect(requests == [.fetch(first.traversal)])

        let second = try step(first.traversal, ["c"], hasNext: false)
        presenter.handle(response: .didFetch(.success(second)))
        presenter.handle(response: .didKeep(second.traversal, nil))
        (commands, requests) = sent.take()
        (content.precedingRowCount, content.rows) = (2, [Sample.row("c")])
        let last = content
        content.footer = Phrase(en: "3 articles", ja: "3 件")
        #expect(commands == [.showProgress(nil), .show(last), .show(content)])
        #expect(requests == [.keep(second.traversal)])
    }

    @Test func `goes on where the last traversal stopped`() throws {
        let presenter = presenter(continues: true)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.find(.mine)])
        let traversal = try step(ArticleTraversal(.mine), ["a", "b"], hasNext: true).traversal
        presenter.handle(response: .didFind(.success(traversal)))
        #expect(sent.requests == [.find(.mine), .fetch(traversal)])
    }

    @Test func `a damaged note of where the traversal stopped is looked for again, below the same heading`() {
        let presenter = presenter(continues: true)
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didFind(.failure(ApplicationError(.invalidData("traversal.json")))))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.find(.mine), .find(.mine)])
        #expect(sent.commands.compactMap(\.content) == [ArticleListContent(heading: Self.heading)])
    }

    @Test func `a failure in the middle says how to go on, and retrying fetches the same step`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        let first = try step(ArticleTraversal(.mine), ["a", "b"], hasNext: true)
        presenter.handle(response: .didFetch(.success(first)))
        presenter.handle(response: .didKeep(first.traversal, nil))
        _ = sent.take()
        presenter.handle(response: .didFetch(.failure(ApplicationError(.unauthorized))))
        let (commands, _) = sent.take()
        #expect(commands.first == .showNotice(.traversalStopped(after: 2)))
        let alert = try #require(commands.last?.alert)
        #expect(alert.outcome == .signInNeeded)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [.fetch(first.traversal)])
    }

    @Test func `a message says once that the traversal cannot be resumed, and the rest is shown`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        var traversal = ArticleTraversal(.mine)
        var notices = 0
        for id in ["a", "b"] {
            let step = try step(traversal, [id], hasNext: true)
            traversal = step.traversal
            presenter.handle(response: .didFetch(.success(step)))
            presenter.handle(response: .didKeep(traversal, ApplicationError(.storage(.full))))
        }
        for case .showNotice in sent.commands { notices += 1 }
        #expect(notices == 1)
        #expect(sent.requests.last == .fetch(traversal))
    }

    @Test func `conditions become operators of the search, and a wrong one is reported before any request`() throws {
        let search = ArticleSearch("設計", created: "2026-02", stocks: "10", title: "並行 処理")
        presenter(.search(search)).handle(event: .viewDidLoad)
        let query = try SearchQuery(
            #"設計 created:>=2026-02-01 created:<=2026-02-28 stocks:>=10 title:"並行 処理""#
        )
        #expect(sent.requests == [.fetch(ArticleTraversal(.search(query)))])
        _ = sent.take()
        presenter(.search(ArticleSearch("設計", created: "soon"))).handle(event: .viewDidLoad)
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.outcome == .wrongUsage)
        #expect(alert.message.english.contains("'soon'"))
        #expect(sent.requests.isEmpty)
    }
}
