import PresentationKit
import Testing
import ViewKit
import ViewTesting

@MainActor
private final class Screen: ViewController<PrintingView> {
    override var commands: [KeyCommand] {
        [
            KeyCommand(
                "stock",
                Phrase(en: "stock", ja: "ストック"),
                explanation: Phrase(en: "Add it to your stocks.", ja: "ストックします。"),
                keys: ["s"]
            ) {},
            KeyCommand(
                "link",
                Phrase(en: "open link", ja: "リンクを開く"),
                explanation: Phrase(en: "Open the link with this number.", ja: "この番号のリンクを開きます。"),
                keys: ["o"],
                numbers: 1...12
            ) { _ in },
            KeyCommand(
                "rename",
                Phrase(en: "rename", ja: "名前を変更"),
                keys: ["r"],
                numbers: 1...2,
                text: { _ in "Walk" },
                performWithText: { [rootView] in rootView.print([TerminalText("\($0) is \($1)")]) }
            ),
            KeyCommand("toggle", Phrase(en: "toggle", ja: "切替"), keys: ["t"]) {},
            KeyCommand("down", Phrase(en: "down", ja: "下へ"), keys: ["j"], isForFullScreen: true) {},
        ]
    }
}

/// The tests of the help that the line host makes from the commands of a screen.
@MainActor
struct LineHelpTests {
    private func messages(_ typed: String, _ language: Language = .english, width: Int = 80) async -> String {
        let terminal = ScriptedLineTerminal(typing: [typed, "q"], width: width)
        let host = LineHost(terminal: terminal, wording: Wording(language), mode: .interactive)
        host.show(Screen(host: host))
        _ = await host.run()
        #expect(terminal.outputText.isEmpty)
        return terminal.messageText
    }

    @Test(arguments: ["?", "help", " HELP ", "？"])
    func `explains each word of the screen`(typed: String) async {
        let prompt = "s stock · t toggle · o 1–12 open link · r 1–2 … rename · ? help · q quit > "
        #expect(
            await messages(typed) == """
                \(prompt)What you can type here, followed by Enter:
                  s        Add it to your stocks.
                  t        toggle
                  o 1–12   Open the link with this number.
                  r 1–2 …  rename
                  ?        Show this help, as 'help' does.
                  q        Quit.
                \(prompt)
                """
        )
    }

    @Test func `a number and a text perform a command, and without them the host says what is missing`() async {
        let terminal = ScriptedLineTerminal(typing: [
            "r 1 Walk", "rename 2  Read a book ", "r 2", "r 3 Run", "r Run", "q",
        ])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        host.show(Screen(host: host))
        _ = await host.run()
        #expect(terminal.outputText == "1 is Walk\n2 is Read a book\n")
    }

    @Test func `speaks the language of the user, in the width of the terminal`() async {
        #expect(
            await messages("?", .japanese, width: 25).contains(
                """
                  s        ストックしま
                           す。
                  t        切替
                  o 1–12   この番号のリン
                           クを開きます。
                """
            )
        )
    }
}
