public import ArticleContract
public import PresentationKit
public import ViewKit

/// A list of the library: tags, saved searches, kept articles or the history.
///
/// It passes input to the presenter and output to the root view.
public final class LibraryViewController: ViewController<LibraryRootView>, View {
    public typealias Event = LibraryEvent

    private let eventListener: AnyEventListener<LibraryEvent>
    private let alertClient: AlertClient<LibraryAction>
    private var operations: [LibraryOperation] = []

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<LibraryEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindTabs()
        bindSearch()
        bindList()
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    public override func viewWillAppear() {
        eventListener.handle(event: .viewWillAppear)
    }

    public override var commands: [KeyCommand] {
        let refresh = KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener)
        let settings = KeyCommand.fullScreen(.settings, ",", .didAskForSettings, to: eventListener)
        return operations.map(command) + [refresh, settings] + rootView.tabs.commands
    }
}

// MARK: - Input

extension LibraryViewController {
    private func command(_ operation: LibraryOperation) -> KeyCommand {
        switch operation {
        case .search: .search(.search) { [weak self] in self?.beginSearch() }
        case .endSearch: .onScreen(.endSearch, .escape) { [weak self] in self?.endSearch(keepsResults: false) }
        case .remove: .onScreen(.remove, "d") { [weak self] in self?.removeSelection() }
        case .clear: .fullScreen(.clear, "D", .didAskToClear, to: eventListener)
        }
    }

    private func bindTabs() {
        rootView.tabs.selects.observe(for: self) { $0.eventListener.handle(event: .didSelectTab($1)) }
    }

    private func bindSearch() {
        rootView.search.changes.observe(for: self) { $0.eventListener.handle(event: .didChangeQuery($1)) }
        rootView.search.submits.observe(for: self) { controller, _ in controller.endSearch(keepsResults: true) }
        rootView.search.cancels.observe(for: self) { controller, _ in controller.endSearch(keepsResults: false) }
    }

    private func bindList() {
        rootView.list.opens.observe(for: self) { $0.eventListener.handle(event: .didSelect($1)) }
        rootView.list.reachesEnd.observe(for: self) { controller, _ in
            controller.eventListener.handle(event: .didReachEnd)
        }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
    }

    private func removeSelection() {
        if let id = rootView.list.selection { eventListener.handle(event: .didAskToRemove(id)) }
    }

    private func beginSearch() {
        rootView.search.isHidden = false
        host?.focus(rootView.search)
    }

    private func endSearch(keepsResults: Bool) {
        rootView.search.isHidden = true
        host?.focus(rootView.list)
        guard !keepsResults else { return }
        rootView.search.text = ""
        eventListener.handle(event: .didCancelSearch)
    }
}

// MARK: - Output

extension LibraryViewController {
    public func handle(command: LibraryCommand) {
        switch command {
        case .showTabs(let tab): rootView.tabs.showTabs(selected: tab)
        case .showHeading(let heading): rootView.setHeading(heading)
        case .showProgress(let progress): host?.showProgress(progress)
        case .hideProgress: host?.hideProgress()
        case .show(let rows): rootView.show(rows)
        case .append(let rows): rootView.append(rows)
        case .showFooter(let footer): rootView.setFooter(footer)
        case .offer(let operations): offer(operations)
        case .showNotice(let notice): host?.showMessage(notice)
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func offer(_ operations: [LibraryOperation]) {
        self.operations = operations
        host?.setNeedsUpdate()
    }
}
