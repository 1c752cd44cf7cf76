public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// A list of articles, or of the library.
///
/// It passes input to the presenter and output to the root view, completes the names of tags, and restores the position of
/// the previous session.
public final class ArticleListViewController: EventViewController<ArticleListRootView, ArticleListEvent>, View {
    public typealias Event = ArticleListEvent

    private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
    private var hasAppeared = false
    private var content = ArticleListContent()
    /// The known tags; nil before a word was typed that they complete.
    private var tags: [String]?
    /// The state of the previous session that is not restored yet.
    private var restoration: Restoration?

    public override func viewDidLoad() {
        rootView.tabs.selects.observe(sendingTo: eventListener) { .didSelectTab($0) }
        bindSearch()
        bindList()
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override func viewWillAppear() {
        if hasAppeared { eventListener.handle(event: .viewWillReappear) }
        hasAppeared = true
        tags = nil
        restoreQuery()
    }

    public override var commands: [KeyCommand] {
        let next = KeyCommand(.next, "n", .didAskForMore, to: eventListener)
        let refresh = KeyCommand(.refresh, "r", .didAskForRefresh, to: eventListener)
        let settings = KeyCommand.onScreen(ArticleMenuText.settings, ",") { [eventListener] in
            eventListener.handle(event: .didAskForSettings)
        }
        return waitCommands { [eventListener] in eventListener.handle(event: .didCancelWait) }
            + (content.hasNextPage ? [next] : [])
            + [refresh] + availableActions.compactMap(command) + [settings] + rootView.tabs.commands
    }
}

// MARK: - Input

extension ArticleListViewController {
    private func command(_ action: ArticleListAction) -> KeyCommand? {
        guard let key = action.key else { return nil }
        if action == .search { return searchCommand(action, key) }
        return .onScreen(action, key) { [weak self] in self?.perform(action) }
    }

    /// The actions without those on articles, where there is none.
    private var availableActions: [ArticleListAction] {
        let actions = content.actions
        return rootView.list.targets.isEmpty ? actions.filter { !ArticleListAction.batches.contains($0) } : actions
    }

    /// The command that opens the search field, or with a query its results.
    private func searchCommand(_ action: ArticleListAction, _ key: Key) -> KeyCommand {
        KeyCommand(
            action.name,
            action.phrase,
            explanation: action.explanation,
            keys: [key],
            completions: { [weak self] in self?.completions(of: $0) ?? [] },
            withoutText: { [weak self] in self?.rootView.search.open() },
            performWithText: { [eventListener] in eventListener.handle(event: .didSubmitQuery($0)) }
        )
    }

    /// Returns the texts that complete a query; tags are requested with the first word that they complete.
    private func completions(of query: String) -> [String] {
        if tags == nil, let kind = ArticleSearch.suggestions(for: query) {
            tags = []
            eventListener.handle(event: .didAskForSuggestions(kind))
        }
        return ArticleSearch.completions(of: query, tags: tags ?? [])
    }

    private func perform(_ action: ArticleListAction) {
        switch action {
        case .search: rootView.search.open()
        case .endSearch: eventListener.handle(event: .didCancelSearch)
        case .clear: eventListener.handle(event: .didAskFor(.clear, of: []))
        case .keep, .stock, .open, .copy, .show, .remove:
            guard !rootView.list.targets.isEmpty else { return }
            eventListener.handle(event: .didAskFor(action, of: rootView.list.targets))
        }
    }

    private func bindSearch() {
        rootView.search.completions = { [weak self] in self?.completions(of: $0) ?? [] }
        rootView.search.changes.observe(sendingTo: eventListener) { .didChangeQuery($0) }
        rootView.search.submits.observe(for: self) { controller, query in
            controller.closeSearch()
            controller.eventListener.handle(event: .didSubmitQuery(query))
        }
        rootView.search.cancels.observe(for: self) { controller, _ in
            controller.closeSearch()
            controller.eventListener.handle(event: .didCancelSearch)
        }
    }

    private func bindList() {
        rootView.list.selects.observe(for: self) { controller, _ in controller.restoration = nil }
        rootView.list.opens.observe(sendingTo: eventListener) { .didOpen($0) }
        rootView.list.reachesEnd.observe(for: self) { controller, _ in
            if controller.content.hasNextPage { controller.eventListener.handle(event: .didAskForMore) }
        }
    }

    private func closeSearch() {
        rootView.search.close(focusing: rootView.list)
    }
}

// MARK: - Output

extension ArticleListViewController {
    public func handle(command: ArticleListCommand) {
        switch command {
        case .show(let content): show(content)
        case .showProgress(let progress): self.progress = progress
        case .showNotice(let notice): host?.showMessage(notice)
        case .suggest(let suggestions): suggest(suggestions)
        case .copy(let text): host?.copy(text)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }

    private func show(_ content: ArticleListContent) {
        let last = self.content
        self.content = content
        if content.tab != last.tab, let tab = content.tab { rootView.tabs.showTabs(selected: tab) }
        if content.notice != last.notice, let notice = content.notice { host?.showMessage(notice) }
        if content.actions != last.actions { offer(content.actions) }
        rootView.show(content, after: last)
        host?.takeRecords((content.additions(to: last)?.appended ?? content.rows).compactMap(\.record))
        restorePosition()
    }

    private func offer(_ actions: [ArticleListAction]) {
        rootView.list.allowsMarking = actions.contains(where: ArticleListAction.batches.contains)
        if actions.contains(.show) { rootView.nameRows(after: ArticleListAction.show) }
        host?.setNeedsUpdate()
    }

    private func suggest(_ suggestions: [Suggestion]) {
        tags = suggestions.map(\.word)
        host?.setNeedsUpdate()
    }
}

// MARK: - Restoration

/// A query that is being edited, in place of the position in its results.
private struct EditedQuery: Codable {
    let query: String
}

private struct SubmittedQuery: Codable {
    let submittedQuery: String
    let position: CollectionPosition<String>?
}

/// A state of the previous session to restore.
private enum Restoration {
    /// The query in the field, when the screen is shown.
    case query(EditedQuery)
    /// The results of a query, when the screen is shown.
    case results(SubmittedQuery)
    /// The position in the list or in the results of a query, when its row is there and until the user moves.
    case position(CollectionPosition<String>, in: String?)
}

extension ArticleListViewController: RestorableScreen {
    public var restorationState: JSONValue? {
        // Where searching cannot be ended, a submitted query has a screen of its own.
        var (position, search) = (rootView.list.position, content.actions.contains(.endSearch) ? content.search : nil)
        switch restoration {
        case .query(let query): return JSONValue(encoding: query)
        case .results(let results): return JSONValue(encoding: results)
        case .position(let pending, in: let query): (position, search) = (pending, query)
        case nil: break
        }
        if !rootView.search.isHidden {
            let query = rootView.search.text
            if !query.isEmpty { return JSONValue(encoding: EditedQuery(query: query)) }
        } else if let search {
            return JSONValue(encoding: SubmittedQuery(submittedQuery: search, position: position))
        }
        return position.flatMap { JSONValue(encoding: $0) }
    }

    public func restore(_ state: JSONValue) {
        // Lines have no position, and would print every page up to it.
        guard host?.isFullScreen == true else { return }
        restoration =
            state.decoded().map(Restoration.query) ?? state.decoded().map(Restoration.results)
            ?? state.decoded().map { .position($0, in: nil) }
        if hasAppeared { restoreQuery() }
    }

    /// Restores the query that was being edited, now that the field can have the focus, or the results of one.
    private func restoreQuery() {
        switch restoration {
        case .query(let edited):
            restoration = nil
            rootView.search.text = edited.query
            rootView.search.open()
            eventListener.handle(event: .didChangeQuery(edited.query))
        case .results(let results):
            restoration = results.position.map { .position($0, in: results.submittedQuery) }
            eventListener.handle(event: .didSubmitQuery(results.submittedQuery))
        case .position, nil: break
        }
    }

    /// Selects what was selected, and asks for further pages until it is there or the list is as long as it was.
    private func restorePosition() {
        guard case .position(let position, in: content.search) = restoration, !content.rows.isEmpty else { return }
        if rootView.list.restore(position) || !content.hasNextPage
            || rootView.list.position.map({ $0.rowCount >= position.rowCount }) ?? true
        {
            restoration = nil
        } else {
            eventListener.handle(event: .didAskForMore)
        }
    }
}

extension ArticleListAction {
    /// The key of the action; nil for that of Enter.
    fileprivate var key: Key? {
        switch self {
        case .keep: "K"
        case .stock: "s"
        case .open: "o"
        case .copy: "y"
        case .show: nil
        case .search: "/"
        case .endSearch: .escape
        case .remove: "d"
        case .clear: "D"
        }
    }
}
