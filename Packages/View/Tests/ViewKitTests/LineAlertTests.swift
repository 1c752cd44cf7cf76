import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private struct ShortText: TextRule {
    func problem(in text: String) -> Phrase? {
        text.count > 4 ? Phrase(en: "Use 4 characters.", ja: "4 文字以内です。") : nil
    }
}

/// A screen that shows an alert when it is loaded.
@MainActor
private final class AlertScreen: ViewController<PrintingView> {
    private lazy var client = AlertClient<SaveAction>(screen: alerts)
    private let strategy: AlertStrategy<SaveAction>
    private(set) var answers: [AlertAnswer<SaveAction>] = []

    init(_ strategy: AlertStrategy<SaveAction>, host: LineHost, handlesAnswers: Bool) {
        self.strategy = strategy
        super.init(host: host)
        if handlesAnswers { client.register(for: self) { $0.answers.append($1) } }
    }

    override func viewDidLoad() { client.show(strategy: strategy) }
}

@MainActor
struct LineAlertTests {
    private static let token = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
    private static let link =
        "https://library.example/settings/tokens/new?read=1&description=a-reader-of-articles"

    private func answers(
        on terminal: ScriptedLineTerminal,
        _ mode: LineHost.Mode = .script,
        language: Language = .english,
        disablesPrompts: Bool = false,
        assumesYes: Bool = false,
        handlesAnswers: Bool = true,
        to strategy: AlertStrategy<SaveAction> = .diskFull(),
        endingAs outcome: ExitOutcome = .done
    ) async -> [AlertAnswer<SaveAction>] {
        let host = LineHost(
            terminal: terminal,
            wording: Wording(language),
            mode: mode,
            disablesPrompts: disablesPrompts,
            assumesYes: assumesYes
        )
        let screen = AlertScreen(strategy, host: host, handlesAnswers: handlesAnswers)
        host.show(screen)
        #expect(await host.run() == outcome)
        return screen.answers
    }

    // MARK: - Buttons

    @Test func `an alert is a numbered question in the language of the user`() async {
        let terminal = ScriptedLineTerminal(typing: ["x", "1"])
        #expect(await answers(on: terminal, language: .japanese) == [AlertAnswer(.retry)])
        #expect(
            terminal.messageText == """
                空きがありません
                空きを作ってください。
                  1  再試行
                  2  キャンセル
                > 'x' は選択できません。1 から 2 までの番号を入力してください。
                > 
                """
        )
    }

    @Test func `an empty line dismisses an alert, and a script then ends as the alert says`() async {
        let terminal = ScriptedLineTerminal(typing: [""])
        #expect(await answers(on: terminal, endingAs: .storage) == [AlertAnswer(.cancel)])
    }

    @Test(arguments: [true, false])
    func `without a prompt the cancel action answers`(isPipe: Bool) async {
        let terminal = isPipe ? ScriptedLineTerminal() : ScriptedLineTerminal(typing: ["1"])
        let answers = await answers(on: terminal, disablesPrompts: !isPipe, endingAs: .storage)
        #expect(answers == [AlertAnswer(.cancel)])
        #expect(terminal.messageText == "Disk full\nFree some space.\n")
    }

    @Test func `an alert with one answer is printed and not asked`() async {
        let terminal = ScriptedLineTerminal(typing: ["1"])
        #expect(
            await answers(on: terminal, to: .diskFull([.cancel]), endingAs: .storage) == [
                AlertAnswer(.cancel)
            ]
        )
        #expect(terminal.messageText == "Disk full\nFree some space.\n")
    }

    @Test func `an action sheet is a menu, with its choices in the prompt`() async {
        let terminal = ScriptedLineTerminal(typing: ["2"])
        #expect(
            await answers(on: terminal, .interactive, to: .diskFull(style: .actionSheet)) == [
                AlertAnswer(.cancel)
            ]
        )
        #expect(terminal.messageText.hasPrefix("Disk full\nFree some space.\n1 "))
        #expect(terminal.messageText.contains(" · 2 "))
    }

    @Test(arguments: [true, false])
    func `an action confirmed by an option is not asked for, with a terminal or without`(
        isInteractive: Bool
    ) async {
        let terminal = isInteractive ? ScriptedLineTerminal(typing: []) : ScriptedLineTerminal()
        let strategy = AlertStrategy.diskFull([.erase, .cancel])
        let answers = await answers(on: terminal, disablesPrompts: true, assumesYes: true, to: strategy)
        #expect(answers == [AlertAnswer(.erase)])
        #expect(terminal.messageText.isEmpty)
    }

    @Test(arguments: [[SaveAction.retry, .cancel], [.retry, .erase, .cancel]])
    func `a confirmation at the call answers no other question`(actions: [SaveAction]) async {
        let (terminal, strategy) = (ScriptedLineTerminal(), AlertStrategy.diskFull(actions))
        let answers = await answers(on: terminal, assumesYes: true, to: strategy, endingAs: .storage)
        #expect(answers == [AlertAnswer(.cancel)])
    }

    @Test(arguments: ["1", "2"])
    func `an answer that nobody handles is reported in a debug build, unless it is the cancel action`(
        answer: String
    ) async {
        let terminal = ScriptedLineTerminal(typing: [answer])
        #expect(await answers(on: terminal, .interactive, handlesAnswers: false).isEmpty)
        #expect(terminal.messageText.contains("'SaveAction'") == (answer == "1"))
    }

    // MARK: - Links

    @Test(arguments: [20, 80])
    func `the address stands on a line of its own, however narrow the terminal is`(width: Int) async {
        let terminal = ScriptedLineTerminal(typing: [], width: width)
        _ = await answers(on: terminal, to: .diskFull([.cancel], link: Self.link), endingAs: .storage)
        #expect(terminal.messageText.hasSuffix("\n\(Self.link)\n"))
    }

    @Test func `it is a link where the terminal has links`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40, showsLinks: true)
        _ = await answers(on: terminal, to: .diskFull([.cancel], link: Self.link), endingAs: .storage)
        #expect(
            terminal.messageText.hasSuffix(
                "\n\u{1B}]8;;\(Self.link)\u{1B}\\\(Self.link)\u{1B}]8;;\u{1B}\\\n"
            )
        )
    }

    @Test func `a link that is no web address is plain text`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40, showsLinks: true)
        let link = "javascript:alert(1) and much more than fits into one line"
        _ = await answers(on: terminal, to: .diskFull([.cancel], link: link), endingAs: .storage)
        #expect(terminal.messageText.split(separator: "\n").suffix(2).joined(separator: " ") == link)
    }

    // MARK: - Text

    private func text(_ text: String, isSecret: Bool = false) -> [AlertAnswer<SaveAction>] {
        [AlertAnswer(.retry, text: AlertText(text, isSecret: isSecret))]
    }

    @Test func `text that must not be seen is read unseen and handed over with the answer`() async {
        let terminal = ScriptedLineTerminal(typing: ["hunter2"])
        let answers = await answers(on: terminal, to: .diskFull(textField: Self.token))
        #expect(answers == text("hunter2", isSecret: true))
        #expect(answers.first?.text?.exposed == "hunter2")
        #expect(terminal.secretReads == 1)
        #expect(!terminal.messageText.contains("hunter2"))
    }

    @Test(arguments: [[], [""]])
    func `no text is the cancel action`(script: [String]) async {
        let terminal = ScriptedLineTerminal(typing: script)
        let answers = await answers(
            on: terminal,
            to: .diskFull(textField: Self.token),
            endingAs: .storage
        )
        #expect(answers == [AlertAnswer(.cancel)])
    }

    @Test(arguments: [["hunter2"], []])
    func `a text that may come from standard input is read from there where nobody can be asked`(
        input: [String]
    ) async {
        let pipe = ScriptedLineTerminal(input: input)
        let strategy = AlertStrategy.diskFull(textField: Self.token, readsStandardInput: true)
        #expect(await answers(on: pipe, to: strategy).map(\.text?.exposed) == [input.first ?? ""])
        #expect(pipe.messageText.isEmpty)
    }

    @Test func `any other text is not read from there`() async {
        let pipe = ScriptedLineTerminal(input: ["hunter2"])
        let answers = await answers(on: pipe, to: .diskFull(textField: Self.token), endingAs: .storage)
        #expect(answers == [AlertAnswer(.cancel)])
    }

    /// Types lines into a field with a name.
    private func answers(
        _ typed: String...,
        replacing text: String = "Walk",
        rule: any TextRule = RequiredText(),
        endingAs outcome: ExitOutcome = .done
    ) async -> (answers: [AlertAnswer<SaveAction>], messages: String) {
        let terminal = ScriptedLineTerminal(typing: typed)
        let field = AlertTextField(label: Phrase(en: "Name", ja: "名前"), text: text, rule: rule)
        let answers = await answers(on: terminal, to: .diskFull(textField: field), endingAs: outcome)
        return (answers, terminal.messageText)
    }

    @Test(arguments: [("", "Walk"), ("Run", "Run")])
    func `Enter alone keeps the text that is there`(typed: String, expected: String) async {
        let (answers, messages) = await answers(typed)
        #expect(messages.contains("Name [Walk] (space to cancel): "))
        #expect(answers == text(expected))
    }

    @Test func `a space removes the text where none is valid`() async {
        let (answers, messages) = await answers(" ", rule: ShortText())
        #expect(messages.contains("Name [Walk] (space to clear): "))
        #expect(answers == text(""))
    }

    @Test func `a refused text has its reason, and is asked for again`() async {
        let (answers, messages) = await answers("Saunter", "Run", rule: ShortText())
        #expect(messages.contains("Use 4 characters."))
        #expect(answers == text("Run"))
    }

    @Test func `a line of spaces is cancel where a text is needed`() async {
        #expect(await answers("  ", endingAs: .storage).answers == [AlertAnswer(.cancel)])
    }

    @Test func `Enter alone gives no text where none is valid, and is cancel elsewhere`() async {
        #expect(await answers("", replacing: "", rule: ShortText()).answers == text(""))
        #expect(await answers("", replacing: "", endingAs: .storage).answers == [AlertAnswer(.cancel)])
        let refused = await answers("Saunter", rule: ShortText(), endingAs: .storage)
        #expect(refused.answers == [AlertAnswer(.cancel)])
    }
}
