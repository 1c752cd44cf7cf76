import AttemptKit
import PresentationKit

extension ViewController {
    /// Returns the command that cancels the wait of the screen, or none if it does not wait.
    public func waitCommands(cancelling cancel: @escaping @MainActor () -> Void) -> [KeyCommand] {
        guard case .wait = progress else { return [] }
        return [
            KeyCommand(
                "stop-waiting",
                PauseText.cancel.phrase,
                explanation: PauseText.cancelExplanation.phrase,
                keys: [.escape],
                isForFullScreen: true,
                isInStatusLine: true,
                perform: cancel
            )
        ]
    }
}

extension Screen {
    /// The progress in the language of a host, or nil.
    package func progressText(on host: some SceneHost) -> TerminalText? {
        let phrase: Phrase
        switch progress {
        case nil: return nil
        case .activity(let text): phrase = text
        case .wait(let seconds):
            let text: PauseText =
                host.isFullScreen ? .progressOnScreen(secondsLeft: seconds) : .progress(secondsLeft: seconds)
            phrase = text.phrase
        }
        return TerminalText(host.traits.wording(phrase))
    }
}
