import AppearanceContract
import AppearanceTerminal
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct AppearanceViewControllerTests {
    private let events = Events()

    private final class Events {
        var all: [AppearanceEvent] = []
    }

    private func display(_ colours: AppearanceDisplay.Colours = .dark) -> AppearanceDisplay {
        AppearanceDisplay(
            colours: colours,
            label: ["Hoge"],
            button: Phrase(en: "Light", ja: "ライト")
        )
    }

    @Test func `prints label and button, and reports what is typed`() async {
        let terminal = ScriptedLineTerminal(typing: ["t", "q"], width: 20)
        let host = LineHost(terminal: terminal, wording: Wording(.japanese), mode: .interactive)
        let screen = AppearanceViewController(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host
        )
        host.show(screen)
        screen.handle(command: .show(display()))
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimming(" ") } == [
                "", "Hoge", "", "[ ライト ]", "", "",
            ]
        )
        #expect(terminal.messageText.contains("t ライト ·\n? ヘルプ · q 終了 > "))
        #expect(events.all == [.viewDidLoad, .didTapToggle])
    }

    @Test func `an answered alert goes to the presenter`() async {
        let terminal = ScriptedLineTerminal(typing: ["1", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let screen = AppearanceViewController(
            eventListener: AnyEventListener { [events] in events.all.append($0) },
            host: host
        )
        host.show(screen)
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        screen.handle(command: .alert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        #expect(await host.run() == .done)
        #expect(events.all == [.viewDidLoad, .didAnswer(.retry)])
    }

    @Test(arguments: [1, 5, 12, 80])
    func `no line is wider than the page`(width: Int) {
        let view = AppearanceRootView()
        view.setup()
        view.setText(["Hoge"])
        view.setColorMode(.light, button: Phrase(en: "Light", ja: "ライト"))
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
