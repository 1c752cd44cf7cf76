import AppearanceContract
import AppearanceTerminal
import AttemptKit
import PresentationKit
import TerminalTesting
import Testing
import ViewTesting

/// Tests of the screen of the appearance on a pseudo-terminal, of which an emulator shows each frame.
@MainActor
struct EmulatedAppearanceTests {
    /// The presenter: each toggle shows the other colours.
    @MainActor
    private final class Toggle {
        var isDark = false
        weak var screen: AppearanceViewController?

        func handle(_ event: AppearanceEvent) {
            if event == .didTapToggle { isDark.toggle() }
            if case .didAnswer = event { return }
            let button = isDark ? Phrase(en: "Light Mode", ja: "ライトモード") : Phrase(en: "Dark Mode", ja: "ダークモード")
            let display = AppearanceDisplay(isLight: !isDark, label: ["鯨 Hoge 👩‍🚀❤️"], button: button)
            screen?.handle(command: .show(display))
        }
    }

    @Test(arguments: [Language.english, .japanese])
    func `each frame of hoge is shown as it was drawn, in any size`(language: Language) async throws {
        let session = try await EmulatedHost(language: language)
        let toggle = Toggle()
        let screen = AppearanceViewController(
            eventListener: AnyEventListener { toggle.handle($0) },
            host: session.host
        )
        toggle.screen = screen
        session.host.show(screen)
        try await session.start()
        let button = language == .english ? "Mode" : "モード"
        #expect(session.rows.contains { $0.contains(button) })
        for (columns, rows) in [(80, 24), (1, 1), (400, 50), (2, 3), (9, 5), (40, 12), (80, 24)] {
            try await session.resize(columns, rows)
            try await session.press("t", "\r")
        }
        try await session.press("\t", "?", "\u{1B}", ":", "x", "\u{1B}")
        let row = try #require(session.rows.firstIndex { $0.contains(button) })
        let before = toggle.isDark
        try await session.press("\u{1B}[<0;40;\(row + 1)M")
        #expect(toggle.isDark != before)
        let text = Phrase(en: "Disk full", ja: "空きがありません")
        screen.handle(command: .showAlert(AlertStrategy(title: text, message: text, actions: [.retry, .cancel])))
        try await session.expectFrames()
        try await session.resize(7, 4)
        try await session.press("1")
        try await session.end()
        #expect(session.frameCount > 25)
    }
}
