import ArticleContract
import PresentationKit
import ViewKit

/// The progress of the requests of a screen, and the wait before a retry, which the user can leave.
@MainActor
final class ProgressDisplay {
    private weak let host: (any SceneHost)?
    private var isWaiting = false

    /// Creates the display of a screen without progress.
    ///
    /// - Parameter host: the host that shows the screen; it is not kept alive.
    init(host: any SceneHost) {
        self.host = host
    }

    /// Shows a progress in place of the last one.
    func show(_ progress: Phrase) {
        isWaiting = false
        host?.showProgress(progress)
    }

    /// Shows the seconds until a retry in place of the progress.
    func showWait(secondsLeft: Int) {
        isWaiting = true
        host?.showWait(secondsLeft: secondsLeft)
    }

    /// Hides the progress.
    func hide() {
        isWaiting = false
        host?.hideProgress()
    }

    /// Returns the command that ends a wait; none without a wait.
    func commands<Event: ViewEvent>(cancelling event: Event, to listener: AnyEventListener<Event>) -> [KeyCommand] {
        isWaiting ? [.onScreen(ArticleMenuText.cancelWait, .escape) { listener.handle(event: event) }] : []
    }
}
