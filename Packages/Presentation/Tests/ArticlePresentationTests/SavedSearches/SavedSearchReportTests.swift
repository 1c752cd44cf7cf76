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
        #expect(
            report.entries.compactMap { $0.record?.columns().prefix(2).joined(separator: " ") } == [
                "a tag:Swift", "c tag:Swift",
            ]
        )
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
