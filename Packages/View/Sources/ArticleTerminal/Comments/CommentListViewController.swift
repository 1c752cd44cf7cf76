public import ArticleContract
public import PresentationKit
public import ViewKit

/// The comments of an article on the line host.
///
/// It passes input to the presenter and output to the root view.
public final class CommentListViewController: LineViewController<CommentListRootView>, View {
    public typealias Event = CommentListEvent

    private let eventListener: AnyEventListener<CommentListEvent>
    private let alertClient: AlertClient<ArticleFailureAction>
    private var linkCount = 0

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<CommentListEvent>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var menu: LineMenu {
        let items: [LineMenu.Item] = [
            .init("b", .back, .didAskToGoBack, to: eventListener),
            .init("r", .refresh, .didAskForRefresh, to: eventListener),
        ]
        return LineMenu(items, numbers: .links(linkCount, to: eventListener) { .didAskToOpenLink($0) })
    }

    public override var isText: Bool { true }
}

// MARK: - Output

extension CommentListViewController {
    public func handle(command: CommentListCommand) {
        switch command {
        case .showProgress(let progress): host?.showProgress(TerminalText(wording(progress)))
        case .hideProgress: host?.hideProgress()
        case .show(let heading, let comments):
            linkCount = comments.reduce(0) { $0 + $1.text.links.count }
            rootView.show(heading, comments)
            display()
        case .showNotice(let notice): host?.printMessage(TerminalText(wording(notice)))
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}
