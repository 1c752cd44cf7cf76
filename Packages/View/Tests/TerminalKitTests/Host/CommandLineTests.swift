import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
struct CommandLineTests {
    private let log = Recorder<String>()

    private var commands: [KeyCommand] {
        [
            KeyCommand("refresh", Phrase(verbatim: "refresh"), keys: ["r"]) { [log] in log.all.append("refresh") },
            KeyCommand("read", Phrase(verbatim: "read"), keys: ["o"], numbers: 1...12) { [log] number in
                log.all.append("read \(number)")
            },
            KeyCommand(
                "search",
                Phrase(verbatim: "search"),
                keys: ["/"],
                completions: complete,
                withoutText: { [log] in log.all.append("search begins") },
                performWithText: { [log] in log.all.append("search \($0)") }
            ),
            KeyCommand(
                "set",
                Phrase(verbatim: "set"),
                completions: { _ in [] },
                performWithText: { [log] in log.all.append("set \($0)") }
            ),
            KeyCommand(
                "name",
                Phrase(verbatim: "name"),
                keys: ["n"],
                numbers: 1...2,
                selected: 2,
                text: { ["Walk", "Read"][$0 - 1] },
                performWithText: { [log] in log.all.append("name \($0): \($1)") }
            ),
            KeyCommand("down", Phrase(verbatim: "down"), keys: [.down], isForFullScreen: true) { [log] in
                log.all.append("down")
            },
        ]
    }

    private func complete(_ text: String) -> [String] {
        ["Typee", "Moby Dick"].filter { text.isEmpty || $0.hasPrefix(text) }
    }

    private func session() async -> HostSession {
        let screen = TestScreen(Label("Typee"))
        screen.keyCommands = commands
        return await HostSession(screen, size: Size(columns: 60, rows: 4))
    }

    // MARK: - The parser

    @Test(
        arguments: [
            ("refresh", ["refresh"]), (" REF ", ["refresh"]), ("read 3", ["read 3"]), ("rea 12", ["read 12"]),
            ("7", ["read 7"]), ("", []), ("search  Moby  Dick ", ["search Moby  Dick"]), ("SEA 3", ["search 3"]),
            ("search ", ["search begins"]), ("NA 1  Walk  the dog ", ["name 1: Walk  the dog"]),
        ]
    )
    func `a line is a name or its beginning, and a number or a text`(line: String, entries: [String]) {
        switch CommandLineParser(commands: commands).parse(line) {
        case .nothing: break
        case .perform(let perform): perform()
        case .refuse(let message): log.all.append(message.english)
        }
        #expect(log.all == entries)
    }

    @Test(
        arguments: [
            ("re", PromptText.noSuchWord("re")), ("nothing", PromptText.noSuchWord("nothing")),
            ("read x", PromptText.noSuchWord("read x")), ("refresh 1", PromptText.noSuchWord("refresh 1")),
            ("read 1 2", PromptText.noSuchWord("read 1 2")), ("name x", PromptText.noSuchWord("name x")),
            (" Read 1  Walk", PromptText.noSuchWord("Read 1 Walk")), ("read", PromptText.numberNeeded(1...12)),
            ("name", PromptText.numberNeeded(1...2)), ("read 13", PromptText.noSuchNumber(13, 1...12)),
            ("0", PromptText.noSuchNumber(0, 1...12)), ("name 3 Walk", PromptText.noSuchNumber(3, 1...2)),
            ("set", PromptText.textNeeded), ("set  ", PromptText.textNeeded), ("name 1", PromptText.textNeeded),
        ]
    )
    func `a line that performs no command is refused with the reason`(line: String, reason: Phrase) {
        guard case .refuse(reason) = CommandLineParser(commands: commands).parse(line) else {
            Issue.record("'\(line)' is not refused with '\(reason.english)'")
            return
        }
    }

    @Test(
        arguments: [
            ("", ["refresh", "read", "search", "set", "name", "down"]), ("r", ["refresh", "read"]),
            ("Ref", ["refresh"]),
            ("x", []),
            ("read 1", ["read 1", "read 10", "read 11", "read 12"]), ("refresh ", []), ("read 1 ", []),
            ("search ", ["search Typee", "search Moby Dick"]), ("Sea M", ["sea Moby Dick"]), ("search x", []),
            ("search Moby D", ["search Moby Dick"]), ("s", ["search", "set"]),
            ("name ", ["name 1", "name 2"]), ("name 1 ", ["name 1 Walk"]), ("name 2 R", ["name 2 Read"]),
            ("name 2 W", []), ("name 3 ", []),
        ]
    )
    func `names, numbers and texts complete a line`(line: String, completions: [String]) {
        #expect(CommandLineParser(commands: commands).completions(of: line) == completions)
    }

    // MARK: - On the screen

    @Test func `a command is typed with completion, in place of the status line`() async throws {
        let session = await session()
        session.type(":ref")
        #expect(session.rows == ["Typee", "", "", ":ref"])
        session.press(.tab)
        #expect(session.status == ":refresh")
        #expect(session.host.cursor == Point(column: 8, row: 3))
        session.press(.enter)
        #expect(log.all == ["refresh"])
        #expect(session.status.hasPrefix("r refresh"))
        session.expectShown()
    }

    @Test func `a key of a command that takes a number asks for it`() async throws {
        let session = await session()
        session.press("o")
        #expect(session.status == ":read")
        session.type("5")
        session.press(.enter)
        #expect(log.all == ["read 5"])
    }

    @Test func `a text is typed with completion, and a key performs the command without it`() async throws {
        let session = await session()
        session.type(":sea Mo")
        session.press(.tab)
        #expect(session.status == ":sea Moby Dick")
        session.press(.enter)
        session.press("/")
        #expect(log.all == ["search Moby Dick", "search begins"])
        session.type(":set")
        session.press(.enter)
        #expect(session.status == "Add the text at the end.")
    }

    @Test func `a key of a command that takes a number and a text edits the text of the selected one`() async throws {
        let session = await session()
        session.press("n")
        #expect(session.status == ":name 2 Read")
        session.type(" aloud")
        session.press(.enter)
        #expect(log.all == ["name 2: Read aloud"])
    }

    @Test func `each command of the help is typed, behind those that the status line names`() async throws {
        let session = await session()
        #expect(
            session.host.typedCommands.map(\.name) == [
                "refresh", "read", "search", "set", "name", "down", "next-component", "previous-component", "repaint",
                "suspend", "help", "quit",
            ]
        )
        let untyped = session.host.commandsOfScreen.map(\.name).filter { name in
            !session.host.typedCommands.contains { $0.name == name }
        }
        #expect(untyped == ["command-line"])
        session.type(":do")
        session.press(.tab, .enter)
        #expect(log.all == ["down"])
    }

    @Test func `an unknown command is answered by a message, and Escape leaves`() async throws {
        let session = await session()
        session.type(":dance")
        session.press(.enter)
        #expect(session.status.contains("'dance'"))
        session.type(":Rename 1 Walk")
        session.press(.enter)
        #expect(session.status.contains("'Rename 1 Walk'"))
        session.type(":read 99")
        session.press(.enter)
        #expect(["'99'", "1", "12"].allSatisfy { session.status.contains($0) })
        session.type(":read")
        session.press(.enter)
        #expect(["1", "12"].allSatisfy { session.status.contains($0) })
        session.type(":quit")
        session.press(.escape)
        #expect(session.status.hasPrefix("r refresh"))
        session.type(":q")
        session.press(.enter)
        #expect(await session.end() == .done)
        #expect(log.all == [])
    }
}
