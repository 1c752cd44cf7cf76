import PresentationKit
public import ReportKit

/// The progress of a screen, and the wait before a retry, which the user can end.
///
/// ```swift
/// @MainActor
/// func show(_ progress: ProgressDisplay, endWait: @escaping @MainActor () -> Void) -> [KeyCommand] {
///     progress.show(.wait(secondsLeft: 40))
///     return progress.commands(endingWait: endWait)  // one, for Escape
/// }
/// ```
@MainActor
public final class ProgressDisplay {
    private weak let host: (any SceneHost)?
    private var isWaiting = false

    /// Creates the display of a screen without progress.
    ///
    /// - Parameter host: the host that shows the screen; it is not kept alive.
    public init(host: any SceneHost) {
        self.host = host
    }

    /// Shows a progress in place of the previous one.
    ///
    /// - Parameter progress: the progress, or nil to hide it.
    public func show(_ progress: ScreenProgress?) {
        isWaiting = false
        switch progress {
        case .activity(let text): host?.showProgress(text)
        case .wait(let seconds):
            isWaiting = true
            host?.showWait(secondsLeft: seconds)
        case nil: host?.hideProgress()
        }
    }

    /// Returns the command that ends a wait, or none if there is no wait.
    public func commands(endingWait end: @escaping @MainActor () -> Void) -> [KeyCommand] {
        guard isWaiting else { return [] }
        return [
            KeyCommand(
                "stop-waiting",
                PauseText.stop.phrase,
                explanation: PauseText.stopExplanation.phrase,
                keys: [.escape],
                isForFullScreen: true,
                isInStatusLine: true,
                perform: end
            )
        ]
    }
}
