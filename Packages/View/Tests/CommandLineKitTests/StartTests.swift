import CommandLineKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct StartTests {
    private let program = Program<StandardOptions, String>(
        "tool",
        version: "1.2",
        abstract: Phrase(en: "A tool", ja: "ツール"),
        globals: StandardOptions.parameter(),
        commands: [
            Command("greet", abstract: Phrase(en: "Greet", ja: "挨拶する")) { "hello" },
            Command("call", abstract: Phrase(en: "Call", ja: "呼び出す")) { "nobody" },
        ]
    )

    private func start(
        _ arguments: [String],
        on terminal: ScriptedLineTerminal,
        environment: [String: String] = [:],
        tracing openTrace: (String) -> (@MainActor (String) -> Bool)? = { _ in nil },
        observing view: Any.Type? = nil
    ) async -> (outcome: ExitOutcome, ran: [String]) {
        var ran: [String] = []
        let outcome = await program.start(
            arguments: arguments,
            environment: environment,
            terminal: terminal,
            standard: \.self,
            openTrace: openTrace
        ) { invocation, _, wording, trace in
            ran.append("\(invocation) \(wording.language)")
            if let view { trace?.makeRecorder(of: view).didSend("hello", to: .presenter) }
            return invocation == "hello" ? .done : .offline
        }
        return (outcome, ran)
    }

    @Test func `runs what was asked for, in the language of the option before that of the locale`() async {
        let terminal = ScriptedLineTerminal()
        let result = await start(["greet", "--lang", "en"], on: terminal, environment: ["LANG": "ja_JP.UTF-8"])
        #expect(result.outcome == .done)
        #expect(result.ran == ["hello en"])
        #expect(await start(["greet"], on: terminal, environment: ["LANG": "ja"]).ran == ["hello ja"])
    }

    @Test func `an answer of the program itself is data`() async {
        let terminal = ScriptedLineTerminal()
        let result = await start(["--version"], on: terminal)
        #expect(terminal.outputText == "tool 1.2\n")
        #expect(terminal.messageText.isEmpty)
        #expect(result.outcome == .done)
        #expect(result.ran.isEmpty)
    }

    @Test func `an error is a message in the language of the user, without control sequences`() async {
        let terminal = ScriptedLineTerminal(typing: [])
        let result = await start(["gr\u{1B}[2Jeet", "--lang", "ja"], on: terminal)
        #expect(result.outcome == .wrongUsage)
        #expect(terminal.outputText.isEmpty)
        #expect(terminal.messageText.contains("というコマンドはありません"))
        #expect(!terminal.messageText.contains("\u{1B}"))
    }

    @Test func `the trace that was asked for is opened before anything runs, and handed to the run`() async {
        var paths: [String] = []
        var lines: [String] = []
        let open: (String) -> (@MainActor (String) -> Bool)? = { path in
            paths.append(path)
            return { line in
                lines.append(line)
                return true
            }
        }
        let terminal = ScriptedLineTerminal()
        let result = await start(
            ["greet", "--trace", "out/trace"],
            on: terminal,
            tracing: open,
            observing: StartTests.self
        )
        #expect(result.outcome == .done)
        #expect(paths == ["out/trace"])
        #expect(lines == [#"{"message":"hello","scene":"StartTests","to":"presenter","type":"String"}"#])
        #expect(terminal.messageText.isEmpty)
    }

    @Test func `a trace that cannot be begun is reported, and nothing runs`() async {
        let terminal = ScriptedLineTerminal()
        let result = await start(["greet", "--trace=/nowhere"], on: terminal)
        #expect(result.outcome == .storage)
        #expect(result.ran.isEmpty)
        #expect(
            terminal.messageText
                == "'/nowhere' cannot be written. Give '--trace' a file in an existing folder that you can write to.\n"
        )
    }

    @Test(arguments: [("greet", ExitOutcome.failed), ("call", .offline)])
    func `an incomplete trace is reported, and the program fails`(
        command: String,
        outcome: ExitOutcome
    ) async {
        let terminal = ScriptedLineTerminal()
        let result = await start(
            [command, "--trace", "trace"],
            on: terminal,
            tracing: { _ in { _ in false } },
            observing: StartTests.self
        )
        #expect(result.outcome == outcome)
        #expect(terminal.messageText == "The trace in 'trace' is not complete. Free some space there, and try again.\n")
    }
}
