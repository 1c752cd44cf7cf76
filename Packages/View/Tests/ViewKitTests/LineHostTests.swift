import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private enum SaveAction: AlertActionType {
    case retry
    case erase
    case cancel

    var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .erase: Phrase(en: "Erase", ja: "消去")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        switch self {
        case .retry: .default
        case .erase: .destructive
        case .cancel: .cancel
        }
    }
}

/// A screen that prints lines and shows alerts.
@MainActor
private final class Screen: ViewController<PrintingView> {
    lazy var client = AlertClient<SaveAction>(screen: alerts)
    var answers: [AlertAnswer<SaveAction>] = []
    var onLoad: @MainActor (Screen) -> Void = { _ in }

    init(_ host: LineHost) {
        super.init(host: host)
        client.register(for: self) { $0.answers.append($1) }
    }

    override var commands: [KeyCommand] {
        [
            KeyCommand("next", Phrase(en: "next", ja: "次"), keys: ["n"]) { [rootView] in rootView.print(["next"]) },
            KeyCommand("read", Phrase(en: "read", ja: "読む"), numbers: 1...3) { [rootView] in
                rootView.print([TerminalText("read \($0)")])
            },
        ]
    }

    override func viewDidLoad() { onLoad(self) }

    func alert(
        _ actions: [SaveAction] = [.retry, .cancel],
        style: AlertStyle = .alert,
        textField: AlertTextField? = nil,
        readsStandardInput: Bool = false
    ) {
        client.show(
            strategy: AlertStrategy(
                title: Phrase(en: "Disk full", ja: "空きがありません"),
                message: Phrase(en: "Free some space.", ja: "空きを作ってください。"),
                actions: actions,
                style: style,
                textField: textField,
                outcome: .storage,
                readsStandardInput: readsStandardInput
            )
        )
    }
}

private enum LateEvent: ViewEvent { case didTap }
private enum LateCommand: PresenterCommand { case show }
private enum LateRequest: InteractorRequest { case fetch }
private enum LateResponse: InteractorResponse { case found(String) }

@MainActor
private final class LateView: View {
    typealias Event = LateEvent
    let events: AnyEventListener<LateEvent>
    init(events: AnyEventListener<LateEvent>) { self.events = events }
    func handle(command: LateCommand) {}
}

@MainActor
private final class LatePresenter: Presenter {
    typealias Command = LateCommand
    typealias Request = LateRequest
    let commands: AnyCommandListener<LateCommand>
    let requests: AnyRequestListener<LateRequest>
    init(commands: AnyCommandListener<LateCommand>, requests: AnyRequestListener<LateRequest>) {
        self.commands = commands
        self.requests = requests
    }
    func handle(event: LateEvent) { requests.handle(request: .fetch) }
    func handle(response: LateResponse) { commands.handle(command: .show) }
}

@MainActor
private final class LateInteractor: Interactor {
    typealias Response = LateResponse
    let responses: AnyResponseListener<LateResponse>
    init(responses: AnyResponseListener<LateResponse>) { self.responses = responses }
    func handle(request: LateRequest) { responses.handle(response: .found("in time")) }
}

@MainActor
struct LineHostTests {
    private func run(
        _ terminal: ScriptedLineTerminal,
        _ mode: LineHost.Mode,
        language: Language = .english,
        disablesPrompts: Bool = false,
        assumesYes: Bool = false,
        onLoad: @escaping @MainActor (Screen) -> Void
    ) async -> (outcome: ExitOutcome, screen: Screen) {
        let host = LineHost(
            terminal: terminal,
            wording: Wording(language),
            mode: mode,
            disablesPrompts: disablesPrompts,
            assumesYes: assumesYes,
            keepsPage: true
        )
        let screen = Screen(host)
        screen.onLoad = onLoad
        host.show(screen)
        return (await host.run(), screen)
    }

    @Test
    func `a script waits for the tasks, prints their answer and ends`() async {
        let terminal = ScriptedLineTerminal()
        let (outcome, _) = await run(terminal, .script) { screen in
            let tasks = screen.host?.makeTasks()
            tasks?.scope.run {
                await Task.yield()
                screen.rootView.print(["answer"])
                withExtendedLifetime(tasks) {}
            }
        }
        #expect(terminal.outputText == "answer\n")
        #expect(terminal.messageText.isEmpty)
        #expect(outcome == .done)
    }

    @Test
    func `a session takes words and numbers, explains what it does not know, and ends at q`() async {
        let terminal = ScriptedLineTerminal(typing: ["", "n", "2", "7", "what", "Q"])
        let (outcome, _) = await run(terminal, .interactive) { $0.rootView.print(["first"]) }
        #expect(terminal.outputText == "first\nnext\nread 2\n")
        #expect(terminal.messageText.contains("n next · 1–3 read · ? help · q quit > "))
        #expect(terminal.messageText.contains("There is no '7'. Type a number from 1 to 3.\n"))
        #expect(terminal.messageText.contains("'what' is not a command here. Type '?' for help.\n"))
        #expect(outcome == .done)
    }

    @Test
    func `lines have no clipboard, and a text to copy is printed`() async {
        let terminal = ScriptedLineTerminal()
        _ = await run(terminal, .script) { screen in
            screen.rootView.print(["before"])
            screen.host?.copy("one\ntwo\u{1B}[2J")
        }
        #expect(terminal.outputText == "before\none\ntwo␛[2J\n")
    }

    @Test
    func `the end of the input ends a session`() async {
        let (outcome, _) = await run(ScriptedLineTerminal(typing: []), .interactive) { _ in }
        #expect(outcome == .done)
    }

    @Test
    func `an alert is a numbered question in the language of the user`() async {
        let terminal = ScriptedLineTerminal(typing: ["x", "1"])
        let (outcome, screen) = await run(terminal, .script, language: .japanese) { $0.alert() }
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
        #expect(screen.answers.map(\.action) == [.retry])
        #expect(outcome == .done)
    }

    @Test
    func `an empty line dismisses an alert, and a script then ends as the alert says`() async {
        let (outcome, screen) = await run(ScriptedLineTerminal(typing: [""]), .script) { $0.alert() }
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(outcome == .storage)
    }

    @Test(arguments: [true, false])
    func `without a prompt the cancel action answers`(isPipe: Bool) async {
        let terminal = isPipe ? ScriptedLineTerminal() : ScriptedLineTerminal(typing: ["1"])
        let (outcome, screen) = await run(terminal, .script, disablesPrompts: !isPipe) { $0.alert() }
        #expect(terminal.messageText == "Disk full\nFree some space.\n")
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(outcome == .storage)
    }

    @Test
    func `an alert with one answer is printed and not asked`() async {
        let terminal = ScriptedLineTerminal(typing: ["1"])
        let (outcome, screen) = await run(terminal, .script) { $0.alert([.cancel]) }
        #expect(terminal.messageText == "Disk full\nFree some space.\n")
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(outcome == .storage)
    }

    @Test
    func `an action sheet is a menu, with its choices in the prompt`() async {
        let terminal = ScriptedLineTerminal(typing: ["2"])
        let (_, screen) = await run(terminal, .interactive) { $0.alert(style: .actionSheet) }
        #expect(terminal.messageText.hasPrefix("Disk full\nFree some space.\n1 "))
        #expect(terminal.messageText.contains(" · 2 "))
        #expect(screen.answers.map(\.action) == [.cancel])
    }

    @Test
    func `text that must not be seen is read unseen and handed over with the answer`() async {
        let terminal = ScriptedLineTerminal(typing: ["hunter2"])
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        let (_, screen) = await run(terminal, .script) { $0.alert(textField: field) }
        #expect(screen.answers.first?.action == .retry)
        #expect(screen.answers.first?.text?.exposed == "hunter2")
        #expect(terminal.secretReads == 1)
        #expect(!terminal.messageText.contains("hunter2"))
    }

    @Test(arguments: [[], [""]])
    func `no text is the cancel action`(script: [String]) async {
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        let terminal = ScriptedLineTerminal(typing: script)
        let (outcome, screen) = await run(terminal, .script) { $0.alert(textField: field) }
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(outcome == .storage)
    }

    @Test
    func `a text that may come from standard input is read from there where nobody can be asked`() async {
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        let pipe = ScriptedLineTerminal(input: ["hunter2"])
        let (_, screen) = await run(pipe, .script) { $0.alert(textField: field, readsStandardInput: true) }
        #expect(screen.answers.first?.text?.exposed == "hunter2")
        #expect(pipe.messageText.isEmpty)
        let (_, empty) = await run(ScriptedLineTerminal(), .script) {
            $0.alert(textField: field, readsStandardInput: true)
        }
        #expect(empty.answers.first?.text?.exposed == "")
    }

    @Test
    func `any other text is not read from there`() async {
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        let pipe = ScriptedLineTerminal(input: ["hunter2"])
        let (_, screen) = await run(pipe, .script) { $0.alert(textField: field) }
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(screen.answers.first?.text == nil)
    }

    @Test
    func `a screen that is left shows the one below again`() async {
        let terminal = ScriptedLineTerminal(typing: ["q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let navigator = Navigator<Int, any ViewKit.Screen>(presenter: host) { number, _ in
            let screen = Screen(host)
            screen.onLoad = { $0.rootView.print([TerminalText("screen \(number)")]) }
            return screen
        }
        navigator.go(.launch(1))
        navigator.go(.push(2))
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "screen 1\nscreen 2\nagain\n")
        let messages = terminal.messageText
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.messageText == messages)
    }

    @Test
    func `a screen below one that was opened directly is loaded when somebody comes back to it`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let navigator = Navigator<Int, any ViewKit.Screen>(presenter: host) { number, _ in
            let screen = Screen(host)
            screen.onLoad = { $0.rootView.print([TerminalText("screen \(number)")]) }
            return screen
        }
        navigator.open([1, 2])
        navigator.go(.back)
        navigator.go(.push(3))
        navigator.go(.back)
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "screen 2\nscreen 1\nscreen 3\nagain\n")
    }

    @Test(arguments: [false, true])
    func `a message that came too late is reported by its type if verbose, and traced`(
        reportsDroppedMessages: Bool
    ) {
        let terminal = ScriptedLineTerminal()
        var traced: [String] = []
        let host = LineHost(
            terminal: terminal,
            wording: Wording(.english),
            mode: .script,
            trace: SceneTrace { line in
                traced.append(line)
                return true
            },
            reportsDroppedMessages: reportsDroppedMessages
        )
        var late: AnyResponseListener<LateResponse>?
        var view: LateView? = Scene<LateView>.build(
            tasks: host.makeTasks(),
            view: LateView.init,
            presenter: LatePresenter.init,
            interactor: { responses, _ -> LateInteractor in
                late = responses
                return LateInteractor(responses: responses)
            }
        )
        view?.events.handle(event: .didTap)
        #expect(traced.count == 4)
        #expect(terminal.messageText.isEmpty)
        view = nil
        late?.handle(response: .found("a secret"))
        #expect(traced.count == 5)
        let message = "A message came too late and was dropped: 'LateResponse'.\n"
        #expect(terminal.messageText == (reportsDroppedMessages ? message : ""))
    }

    @Test
    func `progress is shown on a terminal only, and removed before anything else`() async {
        let terminal = ScriptedLineTerminal(typing: [], movesCursor: true)
        _ = await run(terminal, .script) { screen in
            screen.progress = .activity(Phrase(verbatim: "fetching"))
            screen.rootView.print(["done"])
        }
        #expect(terminal.messageText == "fetching\r\u{1B}[K")
        for other in [ScriptedLineTerminal(), ScriptedLineTerminal(typing: [], showsAttributes: true)] {
            _ = await run(other, .script) { $0.progress = .activity(Phrase(verbatim: "fetching")) }
            #expect(other.messageText.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `an action confirmed by an option is not asked for, with a terminal or without`(isInteractive: Bool) async {
        let terminal = isInteractive ? ScriptedLineTerminal(typing: []) : ScriptedLineTerminal()
        let (outcome, screen) = await run(terminal, .script, disablesPrompts: true, assumesYes: true) {
            $0.alert([.erase, .cancel])
        }
        #expect(screen.answers.map(\.action) == [.erase])
        #expect(outcome == .done)
        #expect(terminal.messageText.isEmpty)
    }

    @Test(arguments: [[SaveAction.retry, .cancel], [.retry, .erase, .cancel]])
    private func `a confirmation at the call answers no other question`(actions: [SaveAction]) async {
        let (outcome, screen) = await run(ScriptedLineTerminal(), .script, assumesYes: true) { $0.alert(actions) }
        #expect(screen.answers.map(\.action) == [.cancel])
        #expect(outcome == .storage)
    }
}
