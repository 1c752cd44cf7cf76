import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

@MainActor
struct __Name__ViewControllerTests {
    private let events = Events()

    private final class Events {
        var all: [__Name__Event] = []
    }

    private func makeScreen(on host: LineHost) -> __Name__ViewController {
        let screen = __Name__ViewController(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host
        )
        host.show(screen)
        return screen
    }

    @Test func `prints what is shown`() async {
        let terminal = ScriptedLineTerminal(typing: ["q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let display = __Name__Display(label: Phrase(en: "Three", ja: "三"))
        makeScreen(on: host).handle(command: .show(display))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Three"))
        #expect(events.all == [.viewDidLoad])
    }

    @Test func `an answered alert goes to the presenter`() async {
        let terminal = ScriptedLineTerminal(typing: ["1", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        let strategy = AlertStrategy<__Feature__FailureAction>(title: text, message: text, actions: [.retry, .cancel])
        makeScreen(on: host).handle(command: .alert(strategy))
        #expect(await host.run() == .done)
        #expect(events.all == [.viewDidLoad, .didAnswer(.retry)])
    }
}
