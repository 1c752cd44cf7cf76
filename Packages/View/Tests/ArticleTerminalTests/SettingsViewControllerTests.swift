import ArticleContract
import ArticleTerminal
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

private func row(_ key: SettingKey, _ value: String, builtIn: String? = nil, error: Phrase? = nil) -> SettingRow {
    SettingRow(
        id: key.rawValue,
        value: value,
        words: key == .theme ? ["auto", "light", "dark"] : [],
        explanation: Phrase(en: "About \(key.rawValue)", ja: "\(key.rawValue) について"),
        source: Phrase(en: "the default", ja: "既定値"),
        builtIn: builtIn.map { Phrase(en: "default: \($0)", ja: "既定値: \($0)") },
        error: error
    )
}

@MainActor
struct SettingsViewControllerTests {
    private let outbox = Outbox<SettingsEvent>()

    private func screen(on terminal: ScriptedLineTerminal) -> (LineHost, SettingsViewController) {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let screen = SettingsViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        return (host, screen)
    }

    @Test func `a name and a value are typed with completion, and a name alone asks for the value`() throws {
        let (host, screen) = screen(on: ScriptedLineTerminal(typing: []))
        screen.handle(command: .show(Phrase(en: "Settings", ja: "設定"), [row(.pager, "less"), row(.theme, "auto")]))
        let command = try #require(screen.commands.first { $0.name == "set" })
        guard case .enter(let completions, nil, let enter) = command.action else {
            Issue.record("\(command.action)")
            return
        }
        #expect(completions("") == ["pager", "theme"])
        #expect(completions("th") == ["theme"])
        #expect(completions("theme ") == ["theme auto", "theme light", "theme dark"])
        #expect(completions("theme d") == ["theme dark"])
        #expect(completions("pager ") == [])
        for text in ["theme dark", "pager less -R", "theme", "whale"] { enter(text) }
        let typed: [SettingsEvent] = [.didEnter("theme", "dark"), .didEnter("pager", "less -R"), .didOpen("theme")]
        #expect(outbox.events == [.viewDidLoad] + typed)
        withExtendedLifetime(host) {}
    }

    @Test func `the selected setting is restored when the settings are there, and once only`() throws {
        let host = StubSceneHost()
        func makeScreen() -> SettingsViewController {
            SettingsViewController(eventListener: AnyEventListener { _ in }, host: host)
        }
        let heading = Phrase(en: "Settings", ja: "設定")
        let rows = [row(.host, "qiita.com"), row(.pager, "less"), row(.theme, "auto")]
        let (first, next) = (makeScreen(), makeScreen())
        first.viewDidLoad()
        #expect(first.restorationState == nil)
        first.handle(command: .show(heading, rows))
        first.rootView.list.select("pager")
        let state = try #require(first.restorationState)
        next.viewDidLoad()
        next.restore(state)
        #expect(next.restorationState == state)
        next.handle(command: .show(heading, rows))
        #expect(next.rootView.list.selection == "pager")
        // After a change of a setting the rows are shown again.
        next.rootView.list.select("theme")
        next.handle(command: .show(heading, rows))
        #expect(next.rootView.list.selection == "theme")
        // Lines have no position.
        let (lines, screen) = screen(on: ScriptedLineTerminal(typing: []))
        screen.restore(state)
        #expect(screen.restorationState == nil)
        withExtendedLifetime(lines) {}
    }

    @Test func `each setting stands with its value, purpose, source and default, and is changed by its number`() async {
        let terminal = ScriptedLineTerminal(typing: ["2", "b", "q"], width: 80)
        let (host, screen) = screen(on: terminal)
        let error = Phrase(en: "'0' is not valid.", ja: "'0' は正しくありません。")
        let rows = [row(.host, "evil\u{1B}[31m.example", builtIn: "qiita.com"), row(.perPage, "0", error: error)]
        screen.handle(command: .show(Phrase(en: "Settings", ja: "設定"), rows))
        screen.handle(command: .showMessage(Phrase(en: "Saved.", ja: "保存しました。")))
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText == """
                Settings

                1  host = evil␛[31m.example
                   About host · the default · default: qiita.com
                2  per-page = 0
                   About per-page · the default
                   ✗ '0' is not valid.

                """
        )
        #expect(terminal.messageText.contains("Saved."))
        #expect(outbox.events == [.viewDidLoad, .didOpen(SettingKey.perPage.rawValue), .didAskToGoBack])
    }
}
