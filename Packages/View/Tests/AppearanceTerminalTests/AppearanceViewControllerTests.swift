import AppearanceContract
import AppearanceTerminal
import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct AppearanceViewControllerTests {
    private let outbox = Outbox<AppearanceEvent>()

    @Test func `prints label and button, and reports what is typed`() async {
        let terminal = ScriptedLineTerminal(typing: ["t", "q"], width: 20)
        let host = LineHost(terminal: terminal, wording: Wording(.japanese), mode: .interactive)
        let screen = AppearanceViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        let button = Phrase(en: "Light", ja: "ライト")
        screen.handle(command: .show(AppearanceDisplay(isLight: false, label: ["Hoge"], button: button)))
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimming(" ") } == [
                "", "Hoge", "", "[ ライト ]", "", "",
            ]
        )
        #expect(terminal.messageText.contains("t ライト ·\n? ヘルプ · q 終了 > "))
        #expect(outbox.events == [.viewDidLoad, .didTapToggle])
    }

    @Test func `an answered alert goes to the presenter`() async {
        let terminal = ScriptedLineTerminal(typing: ["1", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let screen = AppearanceViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        screen.handle(command: .showAlert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        #expect(await host.run() == .done)
        #expect(outbox.events == [.viewDidLoad, .didAnswer(AlertAnswer(.retry))])
    }

    @Test(arguments: [1, 5, 12, 80])
    func `no line is wider than the page`(width: Int) {
        let view = AppearanceRootView()
        view.setup()
        view.setText(["Hoge"])
        view.setColorMode(lightMode: true, button: Phrase(en: "Light", ja: "ライト"))
        let lines = view.takeLines(for: LinePage(width: width))
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.width() <= width })
        #expect(view.takeLines(for: LinePage(width: width)).isEmpty)
    }
}

extension Substring {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
