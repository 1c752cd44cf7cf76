import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

@MainActor
struct PhotoViewControllerTests {
    private let model = StubPhoto()

    private func screen(_ facts: String...) -> PhotoViewController {
        let screen = PhotoViewController(model: model, host: StubSceneHost())
        screen.viewDidLoad()
        model.shown.update { state in
            let lines = facts.enumerated().map { index, text in
                ReportLine(Phrase(verbatim: text), index == 0 ? .strong : .normal)
            }
            state.facts = Report([Report.Entry(lines, record: nil)])
            state.picture = .failed(Phrase(en: "broken", ja: "壊れています"))
        }
        return screen
    }

    @Test func `the facts stand below the picture, or below the reason why there is none`() {
        let screen = screen("Tabby", "by Ann")
        #expect(model.inputs == ["begin"])
        let grid = screen.rootView.drawn(columns: 13, rows: 6).grid
        #expect(
            grid.text
                == """
                ┌───────────┐
                │  broken   │
                └───────────┘

                Tabby
                by Ann
                """
        )
        #expect(grid.style(at: Point(column: 0, row: 4)).attributes == .bold)
    }

    @Test func `on a small screen the facts scroll to their end, also when the picture comes later`() {
        let screen = screen("Tabby", "by Ann", "CC0", "2026")
        #expect(screen.rootView.rows(columns: 13, rows: 5).suffix(2) == ["Tabby", "by Ann"])
        screen.rootView.text.press(.end)
        #expect(screen.rootView.rows(columns: 13, rows: 5).suffix(2) == ["CC0", "2026"])
        model.shown.update { $0.picture = .failed(Phrase(en: "late", ja: "遅い")) }
        let rows = screen.rootView.rows(columns: 13, rows: 5)
        #expect(rows[0].contains("late"))
        #expect(rows.suffix(2) == ["CC0", "2026"])
    }
}
