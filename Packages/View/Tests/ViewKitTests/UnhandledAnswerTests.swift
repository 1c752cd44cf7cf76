import PresentationKit
import Testing
import ViewKit
import ViewTesting

private enum SaveAction: AlertActionType {
    case save, cancel

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

@MainActor
private final class Screen: ViewController<PrintingView> {
    private lazy var client = AlertClient<SaveAction>(screen: alerts)

    override func viewDidLoad() {
        let title = Phrase(verbatim: "Unsaved")
        client.show(
            strategy: AlertStrategy(title: title, message: title, actions: [.save, .cancel])
        )
    }
}

@MainActor
struct UnhandledAnswerTests {
    @Test(arguments: ["1", "2"])
    func `an answer that nobody handles is reported in a debug build, unless it is the cancel action`(
        answer: String
    ) async {
        let terminal = ScriptedLineTerminal(typing: [answer])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        host.show(Screen(host: host))
        _ = await host.run()
        #expect(terminal.messageText.contains("'SaveAction'") == (answer == "1"))
    }
}
