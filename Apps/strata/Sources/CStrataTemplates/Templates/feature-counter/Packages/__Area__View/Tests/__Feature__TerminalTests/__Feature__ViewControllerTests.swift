import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

@MainActor
struct __Feature__ViewControllerTests {
    @Test func `prints the count and the button, and reports what is typed`() async {
        let terminal = ScriptedLineTerminal(typing: ["a", "q"], width: 20)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        var events: [__Feature__Event] = []
        let screen = __Feature__ViewController(eventListener: AnyEventListener { events.append($0) }, host: host)
        host.show(screen)
        screen.handle(command: .show(Phrase(verbatim: "Counted: 3"), button: Phrase(verbatim: "Add one")))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Counted: 3") && terminal.outputText.contains("[ Add one ]"))
        #expect(events == [.viewDidLoad, .didTapIncrement])
    }
}
