import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// A view model of a cell that never has a picture, and records the revisions of its photo.
final class EmptyCell: PhotoCellViewModel {
    private(set) var revisions: [Int] = []

    var output: Output<PhotoCellState> { OutputSource(PhotoCellState.loading).output }
    var signals: Signals<Never> { SignalSource<Never>().signals }

    func retry() {}
    func update(to revision: Int) { revisions.append(revision) }
}

/// A view model with photos that a test sets.
final class StubAlbum: AlbumScreenViewModel {
    let shown = OutputSource(PhotoGridState(title: Phrase(verbatim: "Cats")))
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<AlbumSignal>()
    let cells = ChildViewModels<String, EmptyCell> { _ in EmptyCell() }
    private(set) var inputs: [String] = []

    var output: Output<PhotoGridState> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<AlbumSignal> { signalSource.signals }

    func begin() { inputs.append("begin") }
    func open(_ name: String) { inputs.append("open \(name)") }
    func remove(_ names: [String]) { inputs.append("remove \(names.joined(separator: " "))") }
    func confirmRemoval(of names: [String]) { inputs.append("confirm \(names.joined(separator: " "))") }
    func undo() { inputs.append("undo") }
    func changeAlbum() { inputs.append("albums") }
    func change(to album: String) { inputs.append("change \(album)") }
    func cancelWait() { inputs.append("end wait") }
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) { inputs.append("\(answer.action)") }
}

@MainActor
struct AlbumViewControllerTests {
    private let model = StubAlbum()

    /// Shows a signal on lines, answers its alert by a number, and returns the inputs of the view model.
    private func inputs(answering signal: AlbumSignal, _ answer: String) async -> [String] {
        let terminal = ScriptedLineTerminal(typing: [answer])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        host.show(AlbumViewController(model: model, host: host))
        model.signalSource.send(signal)
        _ = await host.run()
        return model.inputs
    }

    @Test func `a cell knows that its photo was written again`() {
        let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)
        let screen = AlbumViewController(model: model, host: host)
        screen.viewDidLoad()
        for revision in [1, 2] {
            model.shown.update { state in
                state.items = ["a.jpg", "b.jpg"]
                    .map { file in
                        let credit = Phrase(verbatim: "Ann · CC0")
                        return PhotoItem(
                            id: file,
                            title: file,
                            credit: credit,
                            revision: file == "a.jpg" ? 1 : revision
                        )
                    }
            }
            screen.rootView.frame = Rect(.zero, Size(columns: 48, rows: 14))
            screen.rootView.layoutIfNeeded()
        }
        #expect(model.cells.child(for: "a.jpg").revisions == [1])
        #expect(model.cells.child(for: "b.jpg").revisions == [1, 2])
    }

    @Test func `a photo is opened`() {
        let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)
        let screen = AlbumViewController(model: model, host: host)
        screen.viewDidLoad()
        screen.rootView.grid.opens.send("a.jpg")
        #expect(model.inputs == ["begin", "open a.jpg"])
    }

    @Test(arguments: [("1", ["begin", "confirm a.jpg b.jpg"]), ("2", ["begin"])])
    func `photos are removed by the answer that says so, and not by Cancel`(
        _ answer: String,
        _ expected: [String]
    ) async {
        let strategy = AlertStrategy<ConfirmRemovalAction>(
            title: Phrase(en: "Delete 2 photos?", ja: "写真 2 件を削除しますか？"),
            message: Phrase(en: "The trash keeps them.", ja: "ごみ箱に移ります。"),
            actions: [.remove(["a.jpg", "b.jpg"]), .cancel]
        )
        #expect(await inputs(answering: .confirmRemoval(strategy), answer) == expected)
    }

    @Test(arguments: [("1", ["begin", "change Dogs"]), ("2", ["begin"])])
    func `another album is shown by the answer that names it, and not by Stay`(
        _ answer: String,
        _ expected: [String]
    ) async {
        let strategy = AlertStrategy<ConfirmChangeAlbumAction>(
            title: Phrase(en: "Switch Albums", ja: "アルバムの切り替え"),
            message: Phrase(en: "You are in 'Cats'.", ja: "今のアルバムは 'Cats' です。"),
            actions: [.change(to: "Dogs"), .stay]
        )
        #expect(await inputs(answering: .confirmChange(strategy), answer) == expected)
    }

    @Test(arguments: [("1", "retry"), ("2", "setting"), ("3", "cancel")])
    func `each answer to a failure goes to the view model`(_ answer: String, _ action: String) async {
        let strategy = AlertStrategy<FetchPhotoErrorAction>(
            title: Phrase(en: "Failed", ja: "失敗"),
            message: Phrase(en: "The album cannot be read.", ja: "アルバムを読み込めません。"),
            actions: [.retry, .setting, .cancel]
        )
        #expect(await inputs(answering: .alert(strategy), answer) == ["begin", action])
    }
}
