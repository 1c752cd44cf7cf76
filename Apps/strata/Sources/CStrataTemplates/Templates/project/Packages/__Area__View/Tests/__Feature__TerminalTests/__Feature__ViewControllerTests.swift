import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

@MainActor
struct __Feature__ViewControllerTests {
    private let events = Events()

    private final class Events {
        var all: [__Feature__Event] = []
    }

    private func makeScreen(on host: LineHost) -> __Feature__ViewController {
        let screen = __Feature__ViewController(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host
        )
        host.show(screen)
        return screen
    }

    @Test func `prints the count and the button, and reports what is typed`() async {
        let terminal = ScriptedLineTerminal(typing: ["a", "q"], width: 20)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let display = __Feature__Display(
            label: Phrase(en: "Counted: 3", ja: "カウント: 3"),
            button: Phrase(en: "Add one", ja: "1 を足す")
        )
        makeScreen(on: host).handle(command: .show(display))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Counted: 3"))
        #expect(terminal.outputText.contains("[ Add one ]"))
        #expect(events.all == [.viewDidLoad, .didTapIncrement])
    }

    @Test func `an answered alert goes to the presenter`() async {
        let terminal = ScriptedLineTerminal(typing: ["1", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        let strategy = AlertStrategy<__Feature__FailureAction>(title: text, message: text, actions: [.retry, .cancel])
        makeScreen(on: host).handle(command: .alert(strategy))
        #expect(await host.run() == .done)
        #expect(events.all == [.viewDidLoad, .didAnswer(AlertAnswer(.retry))])
    }
}
