import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// A view model with downloads that a test sets.
final class StubDownload: DownloadScreenViewModel {
    let shown = OutputSource(DownloadState(title: Phrase(en: "Downloads", ja: "ダウンロード")))
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<DownloadSignal>()
    private(set) var inputs: [String] = []

    var output: Output<DownloadState> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<DownloadSignal> { signalSource.signals }

    func begin() { inputs.append("begin") }
    func pause() { inputs.append("pause") }
    func resume() { inputs.append("resume") }
    func cancel() { inputs.append("cancel") }
    func discard() { inputs.append("discard") }
    func change(to album: String) { inputs.append("change \(album)") }
    func cancelWait() { inputs.append("end wait") }
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) { inputs.append("\(answer.action)") }
}

@MainActor
struct DownloadViewControllerTests {
    private let model = StubDownload()
    private let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)

    private func screen() -> DownloadViewController {
        let screen = DownloadViewController(model: model, host: host)
        screen.viewDidLoad()
        return screen
    }

    private func press(_ key: Key, on screen: DownloadViewController) throws {
        let command = try #require(screen.commands.first { $0.keys.contains(key) })
        if case .perform(let perform) = command.action { perform() }
    }

    @Test func `a key pauses and resumes, and another one gives up, while there is something to give up`() throws {
        let screen = screen()
        try press("p", on: screen)
        model.shown.update { $0.phase = .paused }
        try press("p", on: screen)
        try press("c", on: screen)
        #expect(model.inputs == ["begin", "pause", "resume", "cancel"])
        model.shown.update { $0.phase = .ended }
        #expect(screen.commands.isEmpty)
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

    /// Answers the question whether to give the downloads up by the number of a button, in a phase.
    private func inputs(answering number: String = "1", in phase: DownloadState.Phase) async -> [String] {
        let host = LineHost(
            terminal: ScriptedLineTerminal(typing: [number]),
            wording: Wording(.english),
            mode: .script
        )
        let screen = DownloadViewController(model: model, host: host)
        host.show(screen)
        let strategy = AlertStrategy<ConfirmCancelAction>(
            title: Phrase(en: "Give up?", ja: "中止しますか？"),
            message: Phrase(en: "Parts are deleted.", ja: "削除されます。"),
            actions: [.discard, .keep]
        )
        model.signalSource.send(.confirmCancelling(strategy))
        model.shown.update { $0.phase = phase }
        _ = await host.run()
        return model.inputs
    }

    @Test func `the answer that gives up counts while there is something to give up`() async {
        #expect(await inputs(in: .paused) == ["begin", "discard"])
    }

    @Test func `an answer that comes after the last photo gives nothing up`() async {
        #expect(await inputs(in: .ended) == ["begin"])
    }

    @Test func `Keep goes on with the downloads`() async {
        #expect(await inputs(answering: "2", in: .running) == ["begin"])
    }

    @Test(arguments: [("1", ["begin", "change Cats"]), ("2", ["begin"])])
    func `after the last photo its album is shown, or Stay leaves the report`(
        _ answer: String,
        _ expected: [String]
    ) async {
        let terminal = ScriptedLineTerminal(typing: [answer])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        host.show(DownloadViewController(model: model, host: host))
        let strategy = AlertStrategy<ConfirmChangeAlbumAction>(
            title: Phrase(en: "Download complete", ja: "ダウンロード完了"),
            message: Phrase(en: "The photos are in 'Cats'.", ja: "写真を 'Cats' に保存しました。"),
            actions: [.change(to: "Cats"), .stay],
            outcome: .done
        )
        model.signalSource.send(.confirmChange(strategy))
        _ = await host.run()
        #expect(model.inputs == expected)
    }
}
