import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting
import __Feature__Contract
import __Feature__Terminal

@MainActor
struct __Name__ViewControllerTests {
    @Test func `prints what is shown`() async {
        let terminal = ScriptedLineTerminal(typing: ["q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        var events: [__Name__Event] = []
        let screen = __Name__ViewController(eventListener: AnyEventListener { events.append($0) }, host: host)
        host.show(screen)
        screen.handle(command: .show(Phrase(en: "Three", ja: "三")))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Three"))
        #expect(events == [.viewDidLoad])
    }
}
