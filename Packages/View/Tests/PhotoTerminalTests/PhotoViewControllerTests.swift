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
    @Test func `the facts stand below the picture, or below the reason why there is none`() {
        let model = StubPhoto()
        let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)
        let screen = PhotoViewController(model: model, host: host)
        screen.viewDidLoad()
        #expect(model.inputs == ["begin"])
        model.shown.update { state in
            let lines = [ReportLine(Phrase(verbatim: "Tabby"), .strong), ReportLine(Phrase(verbatim: "by Ann"))]
            state.facts = Report([Report.Entry(lines, record: nil)])
            state.picture = .failed(Phrase(en: "broken", ja: "壊れています"))
        }
        let grid = screen.rootView.drawn(columns: 13, rows: 6).grid
        #expect(
            grid.text
                == """
                 ┌──────────┐
                 │  broken  │
                 └──────────┘

                 Tabby
                 by Ann
                """
        )
        #expect(grid.style(at: Point(column: 1, row: 4)).attributes == .bold)
    }
}
