import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

private final class Stub__Feature__DetailModel: __Feature__DetailModel {
    let shown = OutputSource<__Feature__Row?>(__Feature__Row(id: 1, name: "Walk"))
    let signals = SignalSource<Never>().signals
    var output: Output<__Feature__Row?> { shown.output }

    func goBack() {}
}

@MainActor
struct __Feature__ViewControllerTests {
    @Test func `prints the items, and reports what is typed`() async {
        let terminal = ScriptedLineTerminal(typing: ["a", "r 2", "1", "u", "q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        var events: [__Feature__Event] = []
        let screen = __Feature__ViewController(eventListener: AnyEventListener { events.append($0) }, host: host)
        host.show(screen)
        let rows = [__Feature__Row(id: 3, name: "Walk"), __Feature__Row(id: 7, name: "Read\u{1B}[2J")]
        screen.handle(command: .show(rows, footer: nil))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Walk") && !terminal.outputText.contains("\u{1B}[2J"))
        #expect(events == [.viewDidLoad, .didAskToAdd, .didAskToRename(7), .didOpen(3), .didAskToUndo])
    }

    @Test func `an item that disappears is not shown any longer`() async {
        let terminal = ScriptedLineTerminal(typing: ["q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let model = Stub__Feature__DetailModel()
        host.show(__Feature__DetailViewController(model: model, host: host))
        model.shown.set(nil)
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("not there") && !terminal.outputText.contains("Walk"))
    }
}
