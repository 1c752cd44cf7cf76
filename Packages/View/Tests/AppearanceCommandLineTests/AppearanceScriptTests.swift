import AppearanceCommandLine
import AppearanceContract
import PresentationKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct AppearanceScriptTests {
    private let events = Events()

    private final class Events {
        var all: [AppearanceEvent] = []
    }

    private func script(_ invocation: AppearanceInvocation, on host: LineHost) -> AppearanceScript {
        AppearanceScript(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host,
            invocation: invocation
        )
    }

    private func display(_ colours: AppearanceDisplay.Colours) -> AppearanceCommand {
        .show(
            AppearanceDisplay(
                colours: colours,
                label: [],
                button: Phrase(en: "", ja: ""),
                record: Record(of: AppearanceField.self) { _ in .text(colours.rawValue) }
            )
        )
    }

    @Test(arguments: [(OutputForm.page, "dark\n"), (.json, "{\"appearance\":\"dark\"}\n")])
    func `show prints the first answer`(form: OutputForm, output: String) {
        let terminal = ScriptedLineTerminal()
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script, form: form)
        let screen = script(.show, on: host)
        screen.viewDidLoad()
        screen.handle(command: display(.dark))
        #expect(terminal.outputText == output)
        #expect(events.all == [.viewDidLoad])
    }

    @Test
    func `toggle presses the button once and prints what follows`() {
        let terminal = ScriptedLineTerminal()
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        let screen = script(.toggle, on: host)
        screen.viewDidLoad()
        screen.handle(command: display(.dark))
        #expect(terminal.outputText.isEmpty)
        screen.handle(command: display(.light))
        #expect(terminal.outputText == "light\n")
        #expect(events.all == [.viewDidLoad, .didTapToggle])
    }
}
