import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing
import UseCaseKit

struct SavedSearchReportTests {
    private func search(_ name: String) throws -> SavedSearch {
        try SavedSearch(SavedSearchName(name), words: "tag:Swift", filters: [], savedAt: .distantPast)
    }

    private func error(_ name: String, known: String...) throws -> ApplicationError {
        UnknownSavedSearch(try SavedSearchName(name), known: try known.map { name in try SavedSearchName(name) }).error
    }

    @Test(arguments: [("morning", "'Morning'"), ("設計 ", "'設計'"), ("evening", nil)])
    func `an unknown name gets the nearest one`(name: String, nearest: String?) throws {
        let alert = SavedSearchAlerts().alert(for: try error(name, known: "Morning", "設計"))
        #expect(alert.outcome == .notFound)
        #expect(alert.message.english.contains("Did you mean") == (nearest != nil))
        if let nearest { #expect(alert.message.english.hasSuffix("Did you mean \(nearest)?")) }
    }

    @Test func `alerts say what to do next`() throws {
        let unknown = SavedSearchAlerts().alert(for: try error("mornin", known: "morning"))
        #expect(unknown.message.states("'mornin'", "'morning'"))
        #expect(unknown.outcome == .notFound)
        #expect(unknown.actions == [.cancel])
        let none = SavedSearchAlerts().alert(for: try error("a"))
        #expect(none.message.states("'a'", "\(Phrase.programName) saved"))
        let full = SavedSearchAlerts().alert(for: ApplicationError(.storage(.full)))
        #expect(full.actions == [.retry, .cancel])
        #expect(full.outcome == .storage)
        #expect(SavedSearchAlerts().step(after: AlertAnswer(.retry)) == .retry)
        #expect(SavedSearchAlerts().step(after: AlertAnswer(.cancel)) == .leave)
    }

    @Test func `lists what there is, and says what cannot be read`() throws {
        let broken = SavedSearchList.Unreadable(
            try SavedSearchName("b"),
            ApplicationError(.storage(.newerFormat(path: "searches/b")))
        )
        let report = Report(saved: SavedSearchList([try search("a"), try search("c")], unreadable: [broken]))
        #expect(report.entries.flatMap(\.lines).map(\.text.english) == ["a", "tag:Swift", "c", "tag:Swift"])
        let columns = report.entries.compactMap { $0.record?.columns().prefix(2) }
        #expect(columns == [["a", "tag:Swift"], ["c", "tag:Swift"]])
        #expect(report.footer == Phrase(en: "2 saved searches", ja: "保存した検索 2 件"))
        #expect(report.notices.first?.states("'b'") == true)
        #expect(report.outcome == .storage)
        #expect(Report(saved: SavedSearchList([try search("a")])).footer?.english == "1 saved search")
        let none = Report(saved: SavedSearchList([]))
        #expect(none.footer?.states("\(Phrase.programName) saved save") == true)
        #expect(none.outcome == .done)
        #expect(Report.removed("a").entries.first?.lines.first?.text.states("'a'") == true)
    }
}

@MainActor
struct RunSavedSearchPresenterTests {
    private let sent = Sent<ReportCommand<SavedSearchAction>, ReportRequest, ArticleSearch>()
    private var presenter: RunSavedSearchPresenter {
        RunSavedSearchPresenter(
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    @Test func `a saved search is run in place of its name, with every condition`() throws {
        let presenter = presenter
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.answer])
        let saved = try SavedSearch(
            SavedSearchName("a"),
            words: "swift",
            filters: [SearchFilter(.stocks, "10"), .title("並行 処理")],
            savedAt: .distantPast
        )
        presenter.handle(response: .didAnswer(.success(saved)))
        #expect(sent.transitions == [.replace(#"swift stocks:>=10 title:"並行 処理""#)])
        #expect(sent.commands.isEmpty)
    }

    @Test func `an unknown name is reported, and looked up again on Retry`() throws {
        let presenter = presenter
        let error = UnknownSavedSearch(try SavedSearchName("a"), known: []).error
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didAnswer(.failure(error)))
        #expect(sent.commands == [.showAlert(SavedSearchAlerts().alert(for: error))])
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests.count == 1)
        presenter.handle(response: .didAnswer(.failure(error)))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: 1)))
        #expect(sent.requests.count == 2)
        #expect(sent.transitions.isEmpty)
    }
}

@MainActor
struct SaveSearchPresenterTests {
    private let sent = Sent<ReportCommand<SavedSearchAction>, SaveSearchRequest, Never>()
    private let search = ArticleSearch("swift", created: "2026-01", organization: "acme")

    private func presenter(_ name: String = "朝", search: ArticleSearch? = nil) -> SaveSearchPresenter {
        SaveSearchPresenter(
            name: name,
            search: search ?? self.search,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener
        )
    }

    private func input() throws -> SaveSearch.Input {
        SaveSearch.Input(
            try SavedSearchName("朝"),
            words: "swift",
            filters: [try SearchFilter(.created, "2026-01"), try SearchFilter(.organization, "acme")]
        )
    }

    private func saved(_ words: String = "swift") throws -> SavedSearch {
        try SavedSearch(
            SavedSearchName("朝"),
            words: words,
            filters: input().filters,
            savedAt: Date(timeIntervalSince1970: 1_700_000_000)
        )
    }

    /// The failure to find a search of the name.
    private var free: ApplicationError {
        get throws { UnknownSavedSearch(try SavedSearchName("朝"), known: []).error }
    }

    private var alert: AlertStrategy<SavedSearchAction>? { sent.commands.lazy.compactMap(\.alert).first }

    @Test func `a free name is taken without a question`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.find(try SavedSearchName("朝"))])
        presenter.handle(response: .didFind(.failure(try free)))
        #expect(sent.requests.last == .save(try input()))
        presenter.handle(response: .didSave(.success(try saved())))
        guard case .show(let report) = sent.commands.first, sent.commands.count == 1 else {
            Issue.record("\(sent.commands)")
            return
        }
        let line = try #require(report.entries.first?.lines.first?.text)
        #expect(line.states("'朝'", "'swift created:>=2026-01-01 created:<=2026-01-31 org:acme'"))
        #expect(
            report.entries.first?.record?.json().line == #"{"code":null,"created":"2026-01-01..2026-01-31","name":"朝","#
                + #""org":"acme","query":"swift","saved_at":"2023-11-14T22:13:20Z","#
                + #""search":"swift created:>=2026-01-01 created:<=2026-01-31 org:acme","stocks":null,"title":null,"updated":null}"#
        )
    }

    @Test func `another search of the name is replaced only after a confirmation`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didFind(.success(try saved("kotlin"))))
        #expect(sent.requests.count == 1)
        let alert = try #require(alert)
        #expect(alert.actions == [.replace, .cancel])
        #expect(alert.outcome == .failed)
        #expect(alert.message.english.contains("'kotlin created:"))
        #expect(alert.message.japanese.contains("'--yes'"))
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests.count == 1)
        presenter.handle(response: .didFind(.success(try saved("kotlin"))))
        presenter.handle(event: .didAnswer(AlertAnswer(.replace, to: 1)))
        #expect(sent.requests.last == .save(try input()))
    }

    @Test func `the same search is no other one`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didFind(.success(try saved())))
        #expect(alert == nil)
        #expect(sent.requests.last == .save(try input()))
    }

    @Test(arguments: [
        ("朝", ArticleSearch("a", created: "soon"), "created"), (" ", ArticleSearch("a"), "name"),
        ("朝", ArticleSearch("a", title: "a\"b"), "title"),
    ])
    func `an invalid search is refused before any request`(name: String, search: ArticleSearch, field: String) {
        presenter(name, search: search).handle(event: .viewDidLoad)
        #expect(sent.requests.isEmpty)
        #expect(alert?.outcome == .wrongUsage)
        #expect(alert?.message.english.contains("is not valid for \(field)") == true, "\(String(describing: alert))")
    }

    @Test func `a name is asked for where there is none, and a user who declines goes back`() throws {
        var returns = 0
        let presenter = SaveSearchPresenter(
            name: nil,
            search: search,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            goBack: { returns += 1 }
        )
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests.isEmpty)
        #expect(alert?.actions == [.save, .cancel])
        presenter.handle(event: .didAnswer(AlertAnswer(.save, text: AlertText("朝", isSecret: false))))
        presenter.handle(response: .didFind(.success(try saved("kotlin"))))
        let question = try #require(sent.commands.last?.alert)
        #expect(question.actions == [.replace, .cancel])
        #expect(!question.message.english.contains("--yes"))
        #expect(returns == 0)
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(returns == 1)
        #expect(sent.requests == [.find(try SavedSearchName("朝"))])
    }

    @Test func `a full disk is reported, and can be tried again`() throws {
        let presenter = presenter()
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didFind(.failure(try free)))
        presenter.handle(response: .didSave(.failure(ApplicationError(.storage(.full)))))
        #expect(alert?.outcome == .storage)
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests.last == .find(try SavedSearchName("朝")))
    }
}
