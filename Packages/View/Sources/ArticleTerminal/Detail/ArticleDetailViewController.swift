public import ArticleContract
public import PresentationKit
public import ViewKit

/// One article on the line host.
///
/// It passes input to the presenter and output to the root view.
public final class ArticleDetailViewController: LineViewController<ArticleDetailRootView>, View {
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
    public init(eventListener: AnyEventListener<ArticleDetailEvent>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var menu: LineMenu {
        let links = LineMenu.Numbers.links(linkCount, to: eventListener) { .didAskToOpenLink($0) }
        return LineMenu(navigation + (hasPage ? reactions : []), numbers: links)
    }

    public override var isText: Bool { true }
}

// MARK: - Input

extension ArticleDetailViewController {
    private var navigation: [LineMenu.Item] {
        [
            .init("b", .back, .didAskToGoBack, to: eventListener),
            .init("r", .refresh, .didAskForRefresh, to: eventListener),
        ]
    }

    /// The items for an article that is published.
    private var reactions: [LineMenu.Item] {
        [
            .init("c", .comments, .didAskForComments, to: eventListener),
            .init("s", isStocked ? .unstock : .stock, .didAskToStock, to: eventListener),
            .init("o", .open, .didAskToOpen, to: eventListener),
        ]
    }
}

// MARK: - Output

extension ArticleDetailViewController {
    public func handle(command: ArticleDetailCommand) {
        switch command {
        case .showProgress(let progress): host?.showProgress(TerminalText(wording(progress)))
        case .hideProgress: host?.hideProgress()
        case .show(let article): show(article)
        case .showNotice(let notice): host?.printMessage(TerminalText(wording(notice)))
        case .hideNotice: break
        case .showMessage(let phrase): host?.printMessage(TerminalText(wording(phrase)))
        case .showStock(let isStocked): self.isStocked = isStocked
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ article: ArticleDetail) {
        hasPage = article.url != nil
        linkCount = article.text.links.count
        rootView.show(article)
        display()
    }
}
