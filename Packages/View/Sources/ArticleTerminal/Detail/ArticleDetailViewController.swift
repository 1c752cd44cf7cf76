public import ArticleContract
public import PresentationKit
public import ViewKit

/// One article.
///
/// It passes input to the presenter and output to the root view.
public final class ArticleDetailViewController: ViewController<ArticleDetailRootView>, View {
    public typealias Event = ArticleDetailEvent

    private let eventListener: AnyEventListener<ArticleDetailEvent>
    private let alertClient: AlertClient<ArticleFailureAction>
    private var hasPage = false
    private var linkCount = 0
    private var isStocked = false

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<ArticleDetailEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        let links = KeyCommand.links(linkCount, to: eventListener) { .didAskToOpenLink($0) }
        return navigation + (hasPage ? reactions : []) + links
    }
}

// MARK: - Input

extension ArticleDetailViewController {
    private var navigation: [KeyCommand] {
        [
            KeyCommand(.back, "b", .didAskToGoBack, to: eventListener),
            KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener),
        ]
    }

    /// The commands for an article that is published.
    private var reactions: [KeyCommand] {
        [
            KeyCommand(.comments, "c", .didAskForComments, to: eventListener),
            KeyCommand(isStocked ? .unstock : .stock, "s", .didAskToStock, to: eventListener),
            KeyCommand(.open, "o", .didAskToOpen, to: eventListener),
        ]
    }
}

// MARK: - Output

extension ArticleDetailViewController {
    public func handle(command: ArticleDetailCommand) {
        switch command {
        case .showProgress(let progress): host?.showProgress(progress)
        case .hideProgress: host?.hideProgress()
        case .show(let article): show(article)
        case .showNotice(let notice): host?.showMessage(notice)
        case .hideNotice: break
        case .showMessage(let phrase): host?.showMessage(phrase)
        case .showStock(let isStocked): self.isStocked = isStocked
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ article: ArticleDetail) {
        hasPage = article.url != nil
        linkCount = article.text.links.count
        host?.takeRecords([article.record])
        rootView.article = article
    }
}
