import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

private final class Spy__Name__ViewModel: __Name__ViewModel {
    private let shown = OutputSource(__Name__State())
    private let signalSource = SignalSource<__Name__Signal>()
    private(set) var answers: [__Feature__FailureAction] = []

    var output: Output<__Name__State> { shown.output }
    var signals: Signals<__Name__Signal> { signalSource.signals }

    func begin() {
        shown.update { $0.display = __Name__Display(label: Phrase(en: "Three", ja: "三")) }
    }

    func answer(_ action: __Feature__FailureAction) { answers.append(action) }

    func send(_ signal: __Name__Signal) { signalSource.send(signal) }
}

@MainActor
struct __Name__ViewControllerTests {
    private let model = Spy__Name__ViewModel()

    @Test func `prints what is shown, and passes the answer to an alert on`() async {
        let terminal = ScriptedLineTerminal(typing: ["1", "q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        host.show(__Name__ViewController(model: model, host: host))
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        model.send(.alert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Three"))
        #expect(model.answers == [.retry])
    }
}
