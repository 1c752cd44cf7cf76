public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// The comments of an article.
public final class CommentListViewController: EventViewController<CommentListRootView, CommentListEvent>, View {
    public typealias Event = CommentListEvent

    private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
    /// The position to restore, until the comments are there.
    private var pendingPosition: CommentPosition?

    public override func viewDidLoad() {
        rootView.text.opens.observe(sendingTo: eventListener) { .didAskToOpenLink($0) }
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        waitCommands { [eventListener] in eventListener.handle(event: .didCancelWait) }
            + [
                KeyCommand(.back, "b", .didAskToGoBack, to: eventListener),
                KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener),
                rootView.text.linkCommand(keys: ["o"], explanation: ArticleMenuText.openLink.explanation),
            ].compactMap(\.self)
    }
}

// MARK: - Output

extension CommentListViewController {
    public func handle(command: CommentListCommand) {
        switch command {
        case .showProgress(let progress): self.progress = progress
        case .show(let heading, let comments): show(heading, comments)
        case .showNotice(let notice): host?.showMessage(notice)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }

    private func show(_ heading: Phrase, _ comments: [CommentDetail]) {
        host?.takeRecords(comments.map(\.record))
        rootView.show(heading, comments)
        if let pendingPosition { rootView.scroll(to: pendingPosition) }
        pendingPosition = nil
    }
}

// MARK: - Restoration

extension CommentListViewController: RestorableScreen {
    public var restorationState: JSONValue? {
        (pendingPosition ?? rootView.position).flatMap { JSONValue(encoding: $0) }
    }

    public func restore(_ state: JSONValue) {
        // Lines have no position.
        guard host?.isFullScreen == true else { return }
        pendingPosition = state.decoded()
    }
}
