import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import Testing
import UseCaseKit

@MainActor
struct ArticleWalkPresenterTests {
    private final class Sent {
        var commands: [ArticleListCommand] = []
        var requests: [ArticleWalkRequest] = []

        func take() -> ([ArticleListCommand], [ArticleWalkRequest]) {
            defer { (commands, requests) = ([], []) }
            return (commands, requests)
        }
    }

    private let sent = Sent()
    private static let fetching = Phrase(en: "Fetching articles…", ja: "記事を取得しています…")
    private static let heading = Phrase(en: "Your articles on qiita.com", ja: "qiita.com のあなたの記事")

    private func presenter(_ listing: ArticleListing = .mine, continues: Bool = false) -> ArticleWalkPresenter {
        ArticleWalkPresenter(
            listing: listing,
            continues: continues,
            origin: .host(Setting([], builtIn: .qiita)),
            timeZone: .utc,
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) },
            router: Router { _ in }
        )
    }

    /// The first step of a walk through two pages, and the walk after it.
    private func step(_ walk: ArticleWalk, _ ids: [String], hasNext: Bool) throws -> ArticleWalkStep {
        var walk = walk
        let next = try PageRequest(number: walk.page + 1, size: 100)
        let articles = walk.take(
            Page(elements: try ids.map { try Sample.fetched($0) }, next: hasNext ? next : nil, total: 3)
        )
        return ArticleWalkStep(articles, walk: walk)
    }

    @Test func `goes through all steps, keeps each after it was shown, and says when it has arrived`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        var (commands, requests) = sent.take()
        #expect(commands == [.showHeading(Self.heading), .showProgress(Self.fetching)])
        #expect(requests == [.fetch(ArticleWalk(.mine))])

        let first = try step(ArticleWalk(.mine), ["a", "b"], hasNext: true)
        presenter.handle(response: .didFetch(.success(first)))
        (commands, requests) = sent.take()
        #expect(commands == [.hideProgress, .show([Sample.row("a"), Sample.row("b")])])
        #expect(requests == [.keep(first.walk)])

        presenter.handle(response: .didKeep(first.walk, nil))
        (commands, requests) = sent.take()
        let progress = Phrase(en: "Fetching articles: 2 of 3…", ja: "記事を取得しています: 3 件中 2 件…")
        #expect(commands == [.showProgress(progress)])
        #expect(requests == [.fetch(first.walk)])

        let second = try step(first.walk, ["c"], hasNext: false)
        presenter.handle(response: .didFetch(.success(second)))
        presenter.handle(response: .didKeep(second.walk, nil))
        (commands, requests) = sent.take()
        let footer = ArticleListFooter(text: Phrase(en: "3 articles", ja: "3 件"), nextPage: nil)
        #expect(commands == [.hideProgress, .append([Sample.row("c")]), .showFooter(footer)])
        #expect(requests == [.keep(second.walk)])
    }

    @Test func `goes on where the last walk stopped`() throws {
        let presenter = presenter(continues: true)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.find(.mine)])
        let walk = try step(ArticleWalk(.mine), ["a", "b"], hasNext: true).walk
        presenter.handle(response: .didFind(.success(walk)))
        #expect(sent.requests == [.find(.mine), .fetch(walk)])
    }

    @Test func `a damaged note of where the walk stopped is looked for again, below the same heading`() {
        let presenter = presenter(continues: true)
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didFind(.failure(ApplicationError(.invalidData("walk.json")))))
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.find(.mine), .find(.mine)])
        #expect(sent.commands.count { $0 == .showHeading(Self.heading) } == 1)
    }

    @Test func `a failure in the middle says how to go on, and retrying fetches the same step`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        let first = try step(ArticleWalk(.mine), ["a", "b"], hasNext: true)
        presenter.handle(response: .didFetch(.success(first)))
        presenter.handle(response: .didKeep(first.walk, nil))
        _ = sent.take()
        presenter.handle(response: .didFetch(.failure(ApplicationError(.unauthorized))))
        let (commands, _) = sent.take()
        let notice = Phrase(
            en: "Stopped after 2 articles. The same command with '--continue' goes on from there.",
            ja: "2 件で中断しました。同じコマンドに '--continue' を付けると続きから再開します。"
        )
        #expect(commands.first == .showNotice(notice))
        guard case .showAlert(let alert) = commands.last else {
            Issue.record("shows no alert: \(commands)")
            return
        }
        #expect(alert.outcome == .signInNeeded)
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.fetch(first.walk)])
    }

    @Test func `that it cannot be gone on with is said once, and the rest is shown all the same`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        var walk = ArticleWalk(.mine)
        var notices = 0
        for id in ["a", "b"] {
            let step = try step(walk, [id], hasNext: true)
            walk = step.walk
            presenter.handle(response: .didFetch(.success(step)))
            presenter.handle(response: .didKeep(walk, ApplicationError(.storage(.full))))
        }
        for case .showNotice in sent.commands { notices += 1 }
        #expect(notices == 1)
        #expect(sent.requests.last == .fetch(walk))
    }

    @Test func `conditions become operators of the search, and a wrong one is told before anything is asked`() throws {
        let search = ArticleSearch("設計", created: "2026-02", stocks: "10", title: "並行 処理")
        presenter(.search(search)).handle(event: .viewDidLoad)
        let query = try SearchQuery(
            #"設計 created:>=2026-02-01 created:<=2026-02-28 stocks:>=10 title:"並行 処理""#
        )
        #expect(sent.requests == [.fetch(ArticleWalk(.search(query)))])
        _ = sent.take()
        presenter(.search(ArticleSearch("設計", created: "soon"))).handle(event: .viewDidLoad)
        guard case .showAlert(let alert) = sent.commands.last else {
            Issue.record("shows no alert: \(sent.commands)")
            return
        }
        #expect(alert.outcome == .wrongUsage)
        #expect(alert.message.english.contains("'soon'"))
        #expect(sent.requests.isEmpty)
    }
}
