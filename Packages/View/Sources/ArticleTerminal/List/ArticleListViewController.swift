public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// The list of articles.
///
/// It passes input to the presenter and output to the root view.
public final class ArticleListViewController: ViewController<ArticleListRootView>, View {
    public typealias Event = ArticleListEvent

    private let eventListener: AnyEventListener<ArticleListEvent>
    private let alertClient: AlertClient<ArticleFailureAction>
    private var identifiers: [String] = []
    private var footer: ArticleListFooter?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<ArticleListEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        let next = KeyCommand(.next, "n", .didReachEnd, to: eventListener)
        let refresh = KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener)
        return (footer?.nextPage == nil ? [] : [next]) + [refresh] + [selection].compactMap(\.self)
    }
}

// MARK: - Input

extension ArticleListViewController {
    private var selection: KeyCommand? {
        guard !identifiers.isEmpty else { return nil }
        return KeyCommand(.read, numbers: 1...identifiers.count, to: eventListener) { [identifiers] in
            .didSelect(identifiers[$0 - 1])
        }
    }
}

// MARK: - Output

extension ArticleListViewController {
    public func handle(command: ArticleListCommand) {
        switch command {
        case .showHeading(let heading): rootView.setHeading(heading)
        case .showProgress(let progress): host?.showProgress(progress)
        case .hideProgress: host?.hideProgress()
        case .show(let rows): show(rows)
        case .append(let rows): append(rows)
        case .markAsRead(let ids): rootView.markAsRead(Set(ids))
        case .showFooter(let footer): showFooter(footer)
        case .showNotice(let notice): host?.showMessage(notice)
        case .hideNotice: break
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ rows: [ArticleRow]) {
        identifiers = []
        append(rows)
    }

    private func append(_ rows: [ArticleRow]) {
        rootView.add(rows, from: identifiers.count + 1)
        identifiers += rows.map(\.id)
        host?.takeRecords(rows.map(\.record))
    }

    private func showFooter(_ footer: ArticleListFooter) {
        self.footer = footer
        rootView.setFooter(footer.text)
    }
}
