import AttemptKit
import PresentationKit

extension ViewController {
    /// Returns the command that cancels the wait of the screen, or none if it does not wait.
    public func waitCommands(cancelling cancel: @escaping @MainActor () -> Void) -> [KeyCommand] {
        guard case .wait = progress else { return [] }
        return [
            KeyCommand(
                "stop-waiting",
                PauseText.cancel,
                explanation: Phrase(en: "Stop waiting for the retry.", ja: "再試行を待つのをやめます。"),
                keys: [.escape],
                isForFullScreen: true,
                isInStatusLine: true,
                perform: cancel
            )
        ]
    }
}

extension Screen {
    package func progressText(on host: some SceneHost) -> TerminalText? {
        let phrase: Phrase
        switch progress {
        case nil: return nil
        case .activity(let text): phrase = text
        case .wait(let seconds):
            phrase =
                host.isFullScreen
                ? Phrase(en: "Waiting, \(seconds) s left… (Escape cancels)", ja: "待っています。あと \(seconds) 秒… (Escape で中止)")
                : Phrase(
                    en: "Waiting, \(seconds) s left… (Control-C quits)",
                    ja: "待っています。あと \(seconds) 秒… (Control-C で終了)"
                )
        }
        return TerminalText(host.traits.wording(phrase))
    }
}
