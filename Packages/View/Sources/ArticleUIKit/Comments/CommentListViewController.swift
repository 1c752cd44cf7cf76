#if canImport(UIKit)
    public import ArticleContract
    import AttemptKit
    public import PresentationKit
    public import UIKit
    public import UIKitHost

    /// The comments of an article.
    public final class CommentListViewController: EventViewController<ArticleTextRootView, CommentListEvent>, View {
        public typealias Event = CommentListEvent

        private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            rootView.text.delegate = self
            bindControls()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

    extension CommentListViewController {
        private func bindControls() {
            rootView.text.setRefresh { [eventListener] in eventListener.handle(event: .didAskForRefresh) }
            rootView.status.cancelButton.send(.didCancelWait, to: eventListener, for: .touchUpInside)
        }
    }

    extension CommentListViewController: UITextViewDelegate {
        public func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            guard let link = rootView.text.link(of: textItem) else { return nil }
            return UIAction { [eventListener] _ in eventListener.handle(event: .didAskToOpenLink(link)) }
        }
    }

    // MARK: - Output

    extension CommentListViewController {
        public func handle(command: CommentListCommand) {
            switch command {
            case .showProgress(let progress): rootView.status.show(progress, wording)
            case .show(let heading, let comments): show(heading, comments)
            case .showNotice(let notice): rootView.status.showMessage(wording(notice))
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }

        private func show(_ heading: Phrase, _ comments: [CommentDetail]) {
            navigationItem.title = wording(heading)
            rootView.text.show(AttributedTextComposer(comments, wording))
        }
    }
#endif
