import CommandLineKit
import PresentationKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct StartTests {
    private let program = Program<StandardOptions, String>(
        "tool",
        version: "1.2",
        abstract: Phrase(en: "A tool", ja: "ツール"),
        globals: StandardOptions.parameter,
        commands: [Command("greet", abstract: Phrase(en: "Greet", ja: "挨拶する")) { "hello" }]
    )

    private func start(
        _ arguments: [String],
        on terminal: ScriptedLineTerminal,
        environment: [String: String] = [:]
    ) async -> (outcome: ExitOutcome, ran: [String]) {
        var ran: [String] = []
        let outcome = await program.start(
            arguments: arguments,
            environment: environment,
            terminal: terminal,
            language: \.language
        ) { invocation, _, wording in
            ran.append("\(invocation) \(wording.language)")
            return .offline
        }
        return (outcome, ran)
    }

    @Test
    func `runs what was asked for, in the language of the option before that of the locale`() async {
        let terminal = ScriptedLineTerminal()
        let result = await start(["greet", "--lang", "en"], on: terminal, environment: ["LANG": "ja_JP.UTF-8"])
        #expect(result.outcome == .offline)
        #expect(result.ran == ["hello english"])
        #expect(await start(["greet"], on: terminal, environment: ["LANG": "ja"]).ran == ["hello japanese"])
    }

    @Test
    func `an answer of the program itself is data`() async {
        let terminal = ScriptedLineTerminal()
        let result = await start(["--version"], on: terminal)
        #expect(terminal.outputText == "tool 1.2\n")
        #expect(terminal.messageText.isEmpty)
        #expect(result.outcome == .done)
        #expect(result.ran.isEmpty)
    }

    @Test
    func `what is wrong is a message in the language of the user, without what could harm a terminal`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let result = await start(["gr\u{1B}[2Jeet", "--lang", "ja"], on: terminal)
        #expect(result.outcome == .wrongUsage)
        #expect(terminal.outputText.isEmpty)
        #expect(terminal.messageText.contains("というコマンドはありません"))
        #expect(!terminal.messageText.contains("\u{1B}"))
    }
}
