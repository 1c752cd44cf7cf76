import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

@MainActor
struct DownloadViewControllerTests {
    private let model = StubDownload()
    private let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)

    private func screen() -> DownloadViewController {
        let screen = DownloadViewController(model: model, host: host)
        screen.viewDidLoad()
        return screen
    }

    @Test func `lines have the report and its outcome`() {
        let screen = screen()
        model.shown.update { state in
            state.report = Report(Phrase(en: "1 photo added", ja: "1 件"), record: nil, outcome: .notFound)
        }
        let lines = screen.rootView.takeLines(for: LinePage(width: 40))
        #expect(lines.map(\.plainText) == ["1 photo added"])
        #expect(host.outcome == .notFound)
    }

    @Test func `a pause changes the keys of the screen at once`() {
        let host = StubSceneHost()
        let screen = DownloadViewController(model: model, host: host)
        screen.viewDidLoad()
        let updates = host.updates
        model.shown.update { $0.phase = .paused }
        #expect(host.updates > updates)
        #expect(screen.commands.contains { $0.name == "resume" })
    }

    @Test func `the downloads scroll to the last one, and stay there when they proceed`() {
        let host = StubSceneHost()
        let screen = DownloadViewController(model: model, host: host)
        screen.viewDidLoad()
        model.shown.update { $0.rows = (1...9).map { Phrase(verbatim: "photo \($0)") } }
        #expect(screen.rootView.rows(columns: 20, rows: 4) == ["Downloads", "", "photo 1", "photo 2"])
        screen.rootView.rows.press(.end)
        model.shown.update { $0.rows[8] = Phrase(verbatim: "photo 9: done") }
        #expect(screen.rootView.rows(columns: 20, rows: 4).last == "photo 9: done")
    }
}
