import PresentationKit
import Testing
import ViewKit
import ViewTesting

private enum RenameAction: AlertActionType {
    case rename, cancel

    var title: Phrase { self == .rename ? Phrase(en: "Rename", ja: "名前を変更") : Phrase(en: "Cancel", ja: "キャンセル") }
    var style: AlertActionStyle { self == .rename ? .default : .cancel }
}

private struct ShortText: TextRule {
    func problem(in text: String) -> Phrase? {
        text.count > 4 ? Phrase(en: "Use 4 characters.", ja: "4 文字以内です。") : nil
    }
}

@MainActor
private final class Screen: ViewController<PrintingView> {
    private let rule: any TextRule
    private let text: String
    private lazy var client = AlertClient<RenameAction>(screen: alerts)
    private(set) var answers: [AlertAnswer<RenameAction>] = []

    init(host: LineHost, text: String, rule: any TextRule) {
        (self.text, self.rule) = (text, rule)
        super.init(host: host)
    }

    override func viewDidLoad() {
        client.register(for: self) { $0.answers.append($1) }
        client.show(
            strategy: AlertStrategy(
                title: Phrase(en: "Rename", ja: "名前を変更"),
                message: Phrase(en: "Enter another name.", ja: "新しい名前を入力してください。"),
                actions: [.rename, .cancel],
                textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"), text: text, rule: rule)
            )
        )
    }
}

/// The tests of alerts with a text field.
@MainActor
struct AlertTextTests {
    private func answers(
        _ typed: [String],
        text: String = "Walk",
        rule: any TextRule = RequiredText()
    ) async -> (answers: [AlertAnswer<RenameAction>], messages: String) {
        let terminal = ScriptedLineTerminal(typing: typed)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        let screen = Screen(host: host, text: text, rule: rule)
        host.show(screen)
        _ = await host.run()
        return (screen.answers, terminal.messageText)
    }

    private func renamed(_ text: String) -> [AlertAnswer<RenameAction>] {
        [AlertAnswer(.rename, text: AlertText(text, isSecret: false))]
    }

    @Test(arguments: [("", "Walk"), ("Run", "Run")])
    func `Enter alone keeps the text that is there`(typed: String, text: String) async {
        let (answers, messages) = await answers([typed])
        #expect(messages.contains("Name [Walk] (space to cancel): "))
        #expect(answers == renamed(text))
    }

    @Test func `a space removes the text where none is valid`() async {
        let (answers, messages) = await answers([" "], rule: ShortText())
        #expect(messages.contains("Name [Walk] (space to clear): "))
        #expect(answers == renamed(""))
    }

    @Test func `a refused text has its reason, and is asked for again`() async {
        let (answers, messages) = await answers(["Saunter", "Run"], rule: ShortText())
        #expect(messages.contains("Use 4 characters."))
        #expect(answers == renamed("Run"))
    }

    @Test func `a line of spaces is cancel where a text is needed`() async {
        #expect(await answers(["  "]).answers == [AlertAnswer(.cancel)])
    }

    @Test func `Enter alone gives no text where none is valid, and is cancel elsewhere`() async {
        #expect(await answers([""], text: "", rule: ShortText()).answers == renamed(""))
        #expect(await answers([""], text: "").answers == [AlertAnswer(.cancel)])
        #expect(await answers(["Saunter"], rule: ShortText()).answers == [AlertAnswer(.cancel)])
    }
}
