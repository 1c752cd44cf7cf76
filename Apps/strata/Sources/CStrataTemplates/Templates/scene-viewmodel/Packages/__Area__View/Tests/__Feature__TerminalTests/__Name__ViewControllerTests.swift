import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

private final class Spy__Name__ViewModel: __Name__ViewModel {
    private let shown = OutputSource<Phrase?>(nil)
    private let signalSource = SignalSource<AlertStrategy<RetryAction>>()
    private(set) var answers: [AlertAnswer<RetryAction>] = []

    var output: Output<Phrase?> { shown.output }
    var signals: Signals<AlertStrategy<RetryAction>> { signalSource.signals }

    func begin() { shown.set(Phrase(en: "Three", ja: "三")) }
    func answer(_ answer: AlertAnswer<RetryAction>) { answers.append(answer) }
    func send(_ alert: AlertStrategy<RetryAction>) { signalSource.send(alert) }
}

@MainActor
struct __Name__ViewControllerTests {
    @Test func `prints what is shown, and passes the answer to an alert on`() async {
        let model = Spy__Name__ViewModel()
        let terminal = ScriptedLineTerminal(typing: ["1", "q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        host.show(__Name__ViewController(model: model, host: host))
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        model.send(AlertStrategy(title: text, message: text, actions: [.retry, .cancel]))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Three"))
        #expect(model.answers == [AlertAnswer(.retry)])
    }
}
