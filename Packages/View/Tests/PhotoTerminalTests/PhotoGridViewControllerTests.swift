import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// A view model of a cell with a state that a test sets.
final class StubCell: PhotoCellViewModel {
    let shown = OutputSource(PhotoCellState.loading)
    private(set) var retries = 0

    var output: Output<PhotoCellState> { shown.output }
    var signals: Signals<Never> { SignalSource<Never>().signals }

    func retry() { retries += 1 }
    func update(to revision: Int) {}
}

/// A view model with photos that a test sets.
final class StubGrid: PhotoGridViewModel {
    let shown = OutputSource(PhotoGridState(title: Phrase(en: "Cats", ja: "猫")))
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<PhotoGridSignal>()
    let cells = ChildViewModels<String, StubCell> { _ in StubCell() }
    private(set) var inputs: [String] = []

    var output: Output<PhotoGridState> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<PhotoGridSignal> { signalSource.signals }

    func begin() { inputs.append("begin") }
    func loadNext() { inputs.append("next") }
    func open(_ id: String) { inputs.append("open \(id)") }
    func search(_ words: String) { inputs.append("search \(words)") }
    func select(_ tab: PhotoTab) { inputs.append("tab \(tab.title.english)") }
    func save(_ ids: [String]) { inputs.append("save \(ids.joined(separator: " "))") }
    func answer(_ answer: AlertAnswer<SavePhotosAction>) { inputs.append("\(answer.action)") }
    func answer(_ answer: AlertAnswer<ConfirmSaveAction>) { inputs.append("\(answer.action)") }
    func cancelWait() { inputs.append("end wait") }
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) { inputs.append("\(answer.action)") }
}

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

    /// Returns the drawn rows of a screen.
    private func rows(_ screen: PhotoGridViewController<StubGrid>, _ columns: Int, _ rows: Int) -> [String] {
        let view = screen.rootView
        view.frame = Rect(.zero, Size(columns: columns, rows: rows))
        view.layoutIfNeeded()
        var canvas = Canvas(CellGrid(view.frame.size))
        view.display(on: &canvas)
        return (0..<rows).map(canvas.grid.text(ofRow:))
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

    @Test func `r has the selected cell fetch its picture again`() throws {
        let screen = screen("a", "b")
        _ = rows(screen, 48, 14)
        let command = try #require(screen.commands.first { $0.keys.contains("r") })
        if case .perform(let perform) = command.action { perform() }
        #expect(model.cells.child(for: "a").retries == 1)
        #expect(model.cells.child(for: "b").retries == 0)
    }

    @Test func `r loads the photos where none were loaded, as the status line says`() throws {
        let screen = PhotoGridViewController(model: model, host: host)
        screen.viewDidLoad()
        func reload() throws -> KeyCommand { try #require(screen.commands.first { $0.keys.contains("r") }) }
        #expect(try reload().isInStatusLine)
        if case .perform(let perform) = try reload().action { perform() }
        #expect(model.inputs == ["begin", "next"])
        model.line.set(.activity(Phrase(en: "Searching", ja: "検索中")))
        #expect(try !reload().isInStatusLine)
        model.line.set(nil)
        model.shown.update { $0.footer = Phrase(en: "No photos", ja: "写真はありません") }
        #expect(try !reload().isInStatusLine)
    }

    @Test func `input goes to the view model`() {
        let screen = screen("a", "b")
        _ = rows(screen, 48, 14)
        screen.rootView.grid.opens.send("b")
        screen.rootView.grid.reachesEnd.send()
        #expect(model.inputs.suffix(2) == ["open b", "next"])
    }

    @Test func `the selected photos are saved together, and answers go to the view model`() throws {
        let screen = screen("a", "b", "c")
        _ = rows(screen, 76, 14)
        screen.rootView.grid.toggleMark()
        screen.rootView.grid.select("c")
        screen.rootView.grid.toggleMark()
        let command = try #require(screen.commands.first { $0.keys.contains("s") })
        if case .perform(let perform) = command.action { perform() }
        #expect(model.inputs.last == "save a c")
    }

    @Test func `a search field and tabs are above the photos, and both go to the view model`() throws {
        let title = Phrase(en: "Drawings", ja: "内蔵の絵")
        let drawings = PhotoTab(PhotoSourceDescription("demo", title: title, explanation: title))
        model.shown.set(PhotoGridState(title: Phrase(en: "Cats", ja: "猫"), tab: drawings, of: [.albums, drawings]))
        let screen = screen("a")
        #expect(rows(screen, 60, 14)[0] == " Albums  Drawings")
        screen.rootView.tabs.selects.send(.albums)
        let command = try #require(screen.commands.first { $0.keys.contains("/") })
        guard case .enter(_, let open?, let search) = command.action else { return #expect(Bool(false)) }
        search("dog")
        open()
        #expect(!screen.rootView.search.isHidden)
        screen.rootView.search.submits.send("cat")
        #expect(screen.rootView.search.isHidden)
        open()
        screen.rootView.search.cancels.send()
        #expect(screen.rootView.search.isHidden)
        #expect(model.inputs.suffix(3) == ["tab Albums", "search dog", "search cat"])
    }

    @Test func `photos that are added keep those before`() {
        let screen = screen("a")
        model.shown.update { $0.items.append(PhotoItem(id: "b", title: "Title b", credit: Phrase(verbatim: ""))) }
        #expect(rows(screen, 48, 14)[10] == "▎ Title a                 Title b")
    }

    @Test func `lines have titles and credits`() {
        let screen = screen("a", "b")
        let lines = screen.rootView.grid.takeLines(for: LinePage(width: 40))
        #expect(
            lines.map(\.plainText)
                == ["Cats", "", "Title a", "Ann · CC0", "Title b", "Ann · CC0", "", "2 photos"]
        )
    }
}
