import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@testable import ArticlePresentation

@MainActor
struct ArticleTraversalPresenterTests {
    private let sent = Sent<ArticleListCommand, ArticleTraversalRequest, ArticleRoute>()
    private static let fetching = Phrase(en: "Fetching articles…", ja: "記事を取得しています…")
    private static let heading = Phrase(en: "Your articles on qiita.com", ja: "qiita.com のあなたの記事")

    private func presenter(_ listing: ArticleListing = .mine, continues: Bool = false) -> ArticleTraversalPresenter {
        ArticleTraversalPresenter(
            listing: listing,
            continues: continues,
            context: ArticleContext(origin: .host(Setting([], builtIn: .qiita)), timeZone: .offset(0)),
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
