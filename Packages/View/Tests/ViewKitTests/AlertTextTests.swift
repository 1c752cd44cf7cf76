import PresentationKit
import Testing
import ViewKit
import ViewTesting

private enum RenameAction: AlertActionType {
    case rename, cancel

    var title: Phrase { self == .rename ? Phrase(en: "Rename", ja: "名前を変更") : Phrase(en: "Cancel", ja: "キャンセル") }
    var style: AlertActionStyle { self == .rename ? .default : .cancel }
}

@MainActor
private final class Screen: ViewController<PrintingView> {
    private lazy var client = AlertClient<RenameAction>(screen: alerts)
    private(set) var answers: [AlertAnswer<RenameAction>] = []

    override func viewDidLoad() {
        client.register(for: self) { $0.answers.append($1) }
        client.show(
            strategy: AlertStrategy(
                title: Phrase(en: "Rename", ja: "名前を変更"),
                message: Phrase(en: "Enter another name.", ja: "新しい名前を入力してください。"),
                actions: [.rename, .cancel],
                textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"), text: "Walk")
            )
        )
    }
}

/// The tests of alerts whose text field has a text at first.
@MainActor
struct AlertTextTests {
    @Test(arguments: [("", "Walk"), ("Run", "Run")])
    func `Enter alone keeps the text that is there`(typed: String, text: String) async {
        let terminal = ScriptedLineTerminal(typing: [typed])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        let screen = Screen(host: host)
        host.show(screen)
        _ = await host.run()
        #expect(terminal.messageText.contains("Name [Walk]: "))
        #expect(screen.answers == [AlertAnswer(.rename, text: AlertText(text, isSecret: false))])
    }
}
