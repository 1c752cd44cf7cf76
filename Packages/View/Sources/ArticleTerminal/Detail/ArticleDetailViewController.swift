public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// One article.
///
/// It passes input to the presenter and output to the root view.
public final class ArticleDetailViewController: ViewController<ArticleDetailRootView>, View {
    public typealias Event = ArticleDetailEvent

    private let eventListener: AnyEventListener<ArticleDetailEvent>
    private let alertClient: AlertClient<ArticleFailureAction>
    private var hasPage = false
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
        bindSearch()
        bindLinks()
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        navigation + (hasPage ? reactions : []) + [links, searchCommand].compactMap(\.self)
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

    private var links: KeyCommand? {
        let text = ArticleMenuText.openLink
        return rootView.text.linkCommand(keys: ["o"], explanation: text.explanation)
    }

    private var searchCommand: KeyCommand {
        .search(.find) { [weak self] in self?.beginSearch() }
    }

    private func bindSearch() {
        rootView.search.submits.observe(for: self) { $0.find($1) }
        rootView.search.cancels.observe(for: self) { controller, _ in controller.endSearch() }
    }

    private func bindLinks() {
        rootView.text.opens.observe(for: self) { $0.eventListener.handle(event: .didAskToOpenLink($1)) }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
    }

    private func beginSearch() {
        rootView.search.isHidden = false
        host?.focus(rootView.search)
    }

    private func find(_ term: String) {
        endSearch()
        if !rootView.text.search(term), !term.isEmpty { host?.showMessage(ArticleMenuText.notFound(term)) }
    }

    private func endSearch() {
        rootView.search.text = ""
        rootView.search.isHidden = true
        host?.focus(rootView.text)
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
        host?.takeRecords([article.record])
        rootView.show(article)
    }
}
