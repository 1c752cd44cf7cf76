import AttemptKit
import PhotoContract
import PresentationKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// A view model with albums that a test sets.
final class StubList: AlbumListViewModel {
    let shown = OutputSource(PhotoGridState(title: Phrase(en: "Your albums", ja: "アルバム"), tab: .albums, of: [.albums]))
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<AlbumListSignal>()
    let cells = ChildViewModels<String, EmptyCell> { _ in EmptyCell() }
    private(set) var inputs: [String] = []

    var output: Output<PhotoGridState> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<AlbumListSignal> { signalSource.signals }

    func begin() { inputs.append("begin") }
    func open(_ name: String) { inputs.append("open \(name)") }
    func remove(_ name: String) { inputs.append("remove \(name)") }
    func confirmRemoval(of name: String) { inputs.append("confirm \(name)") }
    func search(_ words: String) { inputs.append("search \(words)") }
    func select(_ tab: PhotoTab) { inputs.append("tab \(tab.title.english)") }
    func cancelWait() { inputs.append("end wait") }
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) { inputs.append("\(answer.action)") }
}

@MainActor
struct AlbumListViewControllerTests {
    private let model = StubList()
    private let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)

    @Test func `albums are read each time the screen appears, and opened by their names`() {
        let screen = AlbumListViewController(model: model, host: host)
        screen.viewDidLoad()
        screen.viewWillAppear()
        screen.viewWillAppear()
        model.shown.update { state in
            state.items = [PhotoItem(id: "Pets", title: "Pets", credit: Phrase(en: "2 photos", ja: "写真 2 件"))]
        }
        #expect(!screen.rootView.grid.allowsMarking && !screen.rootView.tabs.isHidden)
        let lines = screen.rootView.grid.takeLines(for: LinePage(width: 40))
        #expect(lines.map(\.plainText) == ["Your albums", "", "Pets", "2 photos"])
        screen.rootView.grid.opens.send("Pets")
        screen.rootView.tabs.selects.send(.albums)
        #expect(model.inputs == ["begin", "begin", "open Pets", "tab Albums"])
    }

    @Test(arguments: [("1", ["begin", "confirm Pets"]), ("2", ["begin"])])
    func `an album is removed by the answer that says so, and not by Cancel`(
        _ answer: String,
        _ expected: [String]
    ) async {
        let terminal = ScriptedLineTerminal(typing: [answer])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        host.show(AlbumListViewController(model: model, host: host))
        let strategy = AlertStrategy<ConfirmRemovalAction>(
            title: Phrase(en: "Delete 'Pets'?", ja: "'Pets' を削除しますか？"),
            message: Phrase(en: "The trash keeps it.", ja: "ごみ箱に移ります。"),
            actions: [.remove(["Pets"]), .cancel]
        )
        model.signalSource.send(.confirmRemoval(strategy))
        _ = await host.run()
        #expect(model.inputs == expected)
    }

    @Test(arguments: [("1", "retry"), ("2", "cancel")])
    func `each answer to a failure goes to the view model`(_ answer: String, _ action: String) async {
        let terminal = ScriptedLineTerminal(typing: [answer])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        host.show(AlbumListViewController(model: model, host: host))
        let strategy = AlertStrategy<FetchPhotoErrorAction>(
            title: Phrase(en: "Failed", ja: "失敗"),
            message: Phrase(en: "The albums cannot be read.", ja: "アルバムを読み込めません。"),
            actions: [.retry, .cancel]
        )
        model.signalSource.send(.alert(strategy))
        _ = await host.run()
        #expect(model.inputs == ["begin", action])
    }
}
