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

    private func script(on host: LineHost) -> AppearanceScript {
        AppearanceScript(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host
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
        let screen = script(on: host)
        screen.viewDidLoad()
        screen.handle(command: display(.dark))
        #expect(terminal.outputText == output)
        #expect(events.all == [.viewDidLoad])
    }

    @Test
    func `what is shown instead of what could not be done is no answer`() async {
        let terminal = ScriptedLineTerminal()
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        let screen = script(on: host)
        host.show(screen, after: .launch(()))
        screen.handle(
            command: .alert(
                AlertStrategy(
                    title: Phrase(en: "Full", ja: ""),
                    message: Phrase(en: "The disk is full.", ja: ""),
                    actions: [.retry, .cancel],
                    outcome: .storage
                )
            )
        )
        #expect(await host.run() == .storage)
        screen.handle(command: display(.light))
        #expect(terminal.outputText.isEmpty)
        #expect(events.all == [.viewDidLoad, .didAnswer(.cancel)])
    }
}
