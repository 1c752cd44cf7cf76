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
    private var isWaiting = false
    private var hasNextPage = false
    private var actions: [ArticleListAction] = []
    /// The position to restore, until its item is there or the user moves.
    private var pendingPosition: CollectionPosition<String>?

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
        rootView.tabs.selects.observe(for: self) { $0.eventListener.handle(event: .didSelectTab($1)) }
        bindSearch()
        bindList()
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    private var waiting: [KeyCommand] {
        isWaiting ? [.fullScreen(.cancelWait, .escape, .didCancelWait, to: eventListener)] : []
    }

    public override var commands: [KeyCommand] {
        let next = KeyCommand(.next, "n", .didReachEnd, to: eventListener)
        let refresh = KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener)
        let settings = KeyCommand.fullScreen(.settings, ",", .didAskForSettings, to: eventListener)
        return waiting + (hasNextPage ? [next] : []) + [refresh, searchCommand, settings] + actions.map(command)
            + rootView.tabs.commands
    }
}

// MARK: - Input

extension ArticleListViewController {
    private var searchCommand: KeyCommand {
        .search(.search) { [weak self] in self?.beginSearch() }
    }

    private func command(_ action: ArticleListAction) -> KeyCommand {
        .action(action) { [weak self] in
            guard let self, !rootView.list.targets.isEmpty else { return }
            eventListener.handle(event: .didAskFor(action, of: rootView.list.targets))
        }
    }

    private func bindSearch() {
        rootView.search.changes.observe(for: self) { $0.eventListener.handle(event: .didChangeQuery($1)) }
        rootView.search.submits.observe(for: self) { controller, query in
            controller.endSearch()
            controller.eventListener.handle(event: .didSubmitQuery(query))
        }
        rootView.search.cancels.observe(for: self) { controller, _ in
            controller.endSearch()
            controller.eventListener.handle(event: .didCancelSearch)
        }
    }

    private func bindList() {
        rootView.list.selects.observe(for: self) { controller, _ in controller.pendingPosition = nil }
        rootView.list.opens.observe(for: self) { $0.eventListener.handle(event: .didSelect($1)) }
        rootView.list.reachesEnd.observe(for: self) { controller, _ in
            if controller.hasNextPage { controller.eventListener.handle(event: .didReachEnd) }
        }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
    }

    private func beginSearch() {
        rootView.search.isHidden = false
        host?.focus(rootView.search)
    }

    private func endSearch() {
        rootView.search.text = ""
        rootView.search.isHidden = true
        host?.focus(rootView.list)
    }
}

// MARK: - Output

extension ArticleListViewController {
    public func handle(command: ArticleListCommand) {
        switch command {
        case .showTabs(let tab): rootView.tabs.showTabs(selected: tab)
        case .showHeading(let heading): rootView.setHeading(heading)
        case .showProgress(let progress): showProgress(progress)
        case .showCountdown(let seconds): showWait(secondsLeft: seconds)
        case .hideProgress: hideProgress()
        case .show(let rows): show(rows)
        case .append(let rows): append(rows)
        case .update(let rows): rootView.update(rows)
        case .offer(let actions): offer(actions)
        case .showFooter(let footer): showFooter(footer)
        case .showNotice(let notice): host?.showMessage(notice)
        case .hideNotice: break
        case .copy(let text): host?.copy(text)
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ rows: [ArticleRow]) {
        if rows.isEmpty { hasNextPage = false }
        rootView.show(rows)
        host?.takeRecords(rows.map(\.record))
    }

    private func append(_ rows: [ArticleRow]) {
        rootView.append(rows)
        host?.takeRecords(rows.map(\.record))
    }

    private func offer(_ actions: [ArticleListAction]) {
        self.actions = actions
        rootView.list.allowsMarking = !actions.isEmpty
    }

    private func showFooter(_ footer: ArticleListFooter) {
        hasNextPage = footer.nextPage != nil
        rootView.setFooter(footer.text)
        restorePosition()
    }

    private func showProgress(_ progress: Phrase) {
        isWaiting = false
        host?.showProgress(progress)
    }

    private func showWait(secondsLeft: Int) {
        isWaiting = true
        host?.showWait(secondsLeft: secondsLeft)
    }

    private func hideProgress() {
        isWaiting = false
        host?.hideProgress()
    }
}

// MARK: - Restoration

/// A query that is being edited, in place of the position in its results.
private struct EditedQuery: Codable {
    let query: String
}

extension ArticleListViewController: RestorableScreen {
    public var restorationState: JSONValue? {
        if !rootView.search.isHidden, !rootView.search.text.isEmpty {
            return JSONValue(encoding: EditedQuery(query: rootView.search.text))
        }
        return (pendingPosition ?? rootView.list.position).flatMap { JSONValue(encoding: $0) }
    }

    public func restore(_ state: JSONValue) {
        // Lines have no position, and would print every page up to it.
        guard host?.isFullScreen == true else { return }
        if let edited: EditedQuery = state.decoded() {
            rootView.search.text = edited.query
            beginSearch()
            eventListener.handle(event: .didChangeQuery(edited.query))
        } else {
            pendingPosition = state.decoded()
        }
    }

    /// Selects what was selected, and asks for further pages until it is there or the list is as long as it was.
    private func restorePosition() {
        guard let position = pendingPosition else { return }
        if rootView.list.restore(position) || !hasNextPage
            || rootView.list.position.map({ $0.rowCount >= position.rowCount }) ?? true
        {
            pendingPosition = nil
        } else {
            eventListener.handle(event: .didReachEnd)
        }
    }
}
