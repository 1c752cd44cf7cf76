import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

@MainActor
struct PhotoGridViewControllerTests {
    private let model = StubGrid()
    private let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)

    private func screen(_ ids: String...) -> PhotoGridViewController<StubGrid> {
        let screen = PhotoGridViewController(model: model, host: host)
        screen.viewDidLoad()
        model.shown.update { state in
            state.items = ids.map { PhotoItem(id: $0, title: "Title \($0)", credit: Phrase(verbatim: "Ann · CC0")) }
            state.footer = Phrase(en: "\(ids.count) photos", ja: "\(ids.count) 件")
        }
        return screen
    }

    private func rows(_ screen: PhotoGridViewController<StubGrid>, _ columns: Int, _ rows: Int) -> [String] {
        screen.rootView.rows(columns: columns, rows: rows)
    }

    @Test func `photos stand side by side with their titles and credits`() {
        let rows = rows(screen("a", "b", "c"), 48, 15)
        #expect(rows[0] == " Cats")
        #expect(rows[2] == "▎ ┌────────────────────┐  ┌────────────────────┐")
        #expect(rows[10] == "▎ Title a                 Title b")
        #expect(rows[11] == "▎ Ann · CC0               Ann · CC0")
    }

    @Test func `a cell shows what its own view model has, without the screen`() {
        let screen = screen("a", "b")
        #expect(rows(screen, 48, 14)[5].contains("…"))
        model.cells.child(for: "b").shown.set(.failed(Phrase(en: "broken", ja: "壊れています")))
        #expect(rows(screen, 48, 14)[5] == "▎ │         …          │  │       broken       │")
        #expect(model.inputs.filter { $0 != "next" } == ["begin"])
    }

    @Test func `beside the photos of a wide screen the selected one is larger`() {
        let screen = screen("a", "b")
        #expect(!rows(screen, 119, 14)[12].contains("│"))
        #expect(rows(screen, 120, 14)[12].hasSuffix("│ Title a"))
        screen.rootView.grid.select("b")
        model.cells.child(for: "a").shown.set(.failed(Phrase(en: "late", ja: "遅い")))
        model.cells.child(for: "b").shown.set(.failed(Phrase(en: "broken", ja: "壊れています")))
        let wide = rows(screen, 120, 14)
        #expect(wide[12].hasSuffix("│ Title b") && wide[13].hasSuffix("│ Ann · CC0"))
        #expect(wide[5].contains("late") && wide[5].ranges(of: "broken").count == 2)
        model.shown.update { $0.items = [] }
        #expect(!rows(screen, 120, 14).joined().contains("Title"))
    }

    @Test func `r loads the photos where none were loaded, as the status line says`() throws {
        let screen = PhotoGridViewController(model: model, host: host)
        screen.viewDidLoad()
        func reload() throws -> KeyCommand { try #require(screen.commands.first { $0.keys.contains("r") }) }
        #expect(try reload().isInStatusLine)
        #expect(screen.press("r"))
        #expect(model.inputs == ["begin", "next"])
        model.line.set(.activity(Phrase(en: "Searching", ja: "検索中")))
        #expect(try !reload().isInStatusLine)
        model.line.set(nil)
        model.shown.update { $0.footer = Phrase(en: "No photos", ja: "写真はありません") }
        #expect(try !reload().isInStatusLine)
    }
}
