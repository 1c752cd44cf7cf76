import ArticleContract
import ArticleTerminal
import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private final class StubSync: SyncScreenViewModel {
    let shown = OutputSource<Report?>(nil)
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<SyncSignal>()
    var inputs: [String] = []

    var output: Output<Report?> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<SyncSignal> { signalSource.signals }

    func begin() {
        inputs.append("begin")
    }

    func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        inputs.append("\(answer.action)")
    }
}

@MainActor
struct SyncViewControllerTests {
    private let report = Report(
        Phrase(en: "1 new", ja: "新規 1 件"),
        record: Record(of: [SyncField.id]) { _ in .text("a") },
        outcome: .rateLimited
    )

    private func screen(on terminal: ScriptedLineTerminal, _ form: OutputFormat = .page) -> (LineHost, StubSync) {
        let host = LineHost(terminal: terminal, wording: Wording(.japanese), mode: .script, form: form)
        let model = StubSync()
        host.show(SyncViewController(model: model, host: host))
        return (host, model)
    }

    @Test func `the line of progress is redrawn, and removed before the report`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40, showsAttributes: true, movesCursor: true)
        let (host, model) = screen(on: terminal)
        model.line.set(.activity(Phrase(en: "1 of 2…", ja: "2 件中 1 件…")))
        model.line.set(.activity(Phrase(en: "2 of 2…", ja: "2 件中 2 件…")))
        model.line.set(nil)
        model.shown.set(report)
        #expect(await host.run() == .rateLimited)
        let redraw = "\r\u{1B}[K"
        #expect(terminal.messageText == "2 件中 1 件…\(redraw)2 件中 2 件…\(redraw)")
        #expect(terminal.outputText == "新規 1 件\n")
        #expect(model.inputs == ["begin"])
    }

    @Test func `programs get the records, and notices stand beside them`() async {
        let terminal = ScriptedLineTerminal()
        let (host, model) = screen(on: terminal, .json)
        model.signalSource.send(.notice(Phrase(en: "note", ja: "お知らせ")))
        model.shown.set(report)
        _ = await host.run()
        #expect(terminal.outputText == "{\"id\":\"a\"}\n")
        #expect(terminal.messageText == "お知らせ\n")
    }

    @Test func `an answered alert goes to the view model`() async {
        let terminal = ScriptedLineTerminal(typing: ["1"], width: 40)
        let (host, model) = screen(on: terminal)
        let text = Phrase(en: "Offline", ja: "オフライン")
        model.signalSource.send(.alert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        _ = await host.run()
        #expect(model.inputs == ["begin", "retry"])
    }
}
