import PresentationKit
import Testing
import ViewKit
import ViewTesting

private enum CloseAction: AlertActionType {
    case close

    var title: Phrase { Phrase(en: "Close", ja: "閉じる") }
    var style: AlertActionStyle { .cancel }
}

@MainActor
private final class Screen: ViewController<PrintingView> {
    private lazy var client = AlertClient<CloseAction>(screen: alerts)
    private let link: String

    init(_ host: LineHost, link: String) {
        self.link = link
        super.init(host: host)
    }

    override func viewDidLoad() {
        let strategy = AlertStrategy<CloseAction>(
            title: Phrase(en: "Sign in", ja: "サインイン"),
            message: Phrase(en: "Make a token at the address below.", ja: "下の URL でトークンを作成してください。"),
            link: link,
            actions: [.close]
        )
        client.show(strategy: strategy)
    }
}

/// The tests of the address of an alert, which users copy from the terminal.
@MainActor
struct AlertLinkTests {
    private let link = "https://library.example/settings/tokens/new?read=1&write=1&description=a-reader-of-articles"

    private func lines(on terminal: ScriptedLineTerminal, link: String) async -> [Substring] {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        host.show(Screen(host, link: link))
        _ = await host.run()
        return terminal.messageText.split(separator: "\n")
    }

    @Test(arguments: [20, 80])
    func `the address stands on a line of its own, however narrow the terminal is`(width: Int) async {
        let lines = await lines(on: ScriptedLineTerminal(typing: [], width: width), link: link)
        #expect(lines.last.map(String.init) == link)
    }

    @Test
    func `it is a link where the terminal has links`() async {
        let terminal = ScriptedLineTerminal(typing: [], width: 40, showsLinks: true)
        let lines = await lines(on: terminal, link: link)
        #expect(lines.last == "\u{1B}]8;;\(link)\u{1B}\\\(link)\u{1B}]8;;\u{1B}\\")
    }

    @Test
    func `a link that is no web address is plain text`() async {
        let text = "javascript:alert(1) and much more than fits into one line"
        let lines = await lines(on: ScriptedLineTerminal(typing: [], width: 40, showsLinks: true), link: text)
        #expect(lines.suffix(2).joined(separator: " ") == text)
    }
}
