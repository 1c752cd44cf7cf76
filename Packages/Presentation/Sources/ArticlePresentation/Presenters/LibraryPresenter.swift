public import ArticleContract
public import ArticleDomain
import ArticleUseCase
import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
import UseCaseKit

/// Decides what a list of the library shows, and which scenes it leads to.
public final class LibraryPresenter: Presenter {
    public typealias Command = ArticleListCommand
    public typealias Request = LibraryRequest

    private let section: LibrarySection
    private let display: LibraryDisplay
    private let texts: LibraryText
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<LibraryRequest>
    private let router: Router<ArticleRoute>
    private let attempts: ArticleAttempts<Command, Request>
    private var attempt: Attempt<Request, ApplicationError, Command.Action> { attempts.attempt }
    private var list = LibraryList()
    private var shown: ArticleListContent?
    private var readings: [ArticleID: Date]
    private var query: SearchQuery?
    private var isTyping = false
    /// A Boolean value that indicates whether the last search failed with a notice.
    private var hasFailed = false
    private var removed: String?
    private var isRemoving = false

    /// Creates the presenter.
    public init(
        _ section: LibrarySection,
        in context: ArticleContext,
        recordsHistory: Bool,
        readings: [ArticleID: Date] = [:],
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<LibraryRequest>,
        router: Router<ArticleRoute>
    ) {
        self.section = section
        self.readings = readings
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        display = LibraryDisplay(host: context.origin.host, timeZone: context.timeZone)
        texts = LibraryText(
            section: section,
            host: context.origin.host,
            recordsHistory: recordsHistory,
            namesCommands: context.namesCommands
        )
        attempts = ArticleAttempts(
            context.alerts,
            commandListener: commandListener,
            requestListener: requestListener,
            router: router
        )
    }

    public func handle(event: ArticleListEvent) {
        if event != .viewWillReappear { attempt.abandonSuspended() }
        switch event {
        case .viewDidLoad: start()
        case .viewWillReappear, .didAskForRefresh: browse(.reload)
        case .didAskForMore: browse(.loadMore)
        case .didChangeQuery(let text): search(try? SearchQuery(text), isTyping: true)
        case .didSubmitQuery(let text): search(try? SearchQuery(text), isTyping: false)
        case .didCancelSearch: search(nil, isTyping: false)
        case .didOpen(let id): if let entry = entry(id) { open(entry) }
        case .didAskFor(.remove, let ids): if let entry = ids.first.flatMap(entry) { remove(entry) }
        case .didAskFor(.clear, _): clear()
        case .didAskFor: break
        case .didAskForSuggestions(let kind):
            requestListener.handle(request: .complete(ListCompletions.Input(kind, prefix: "")))
        case .didSelectTab(let tab): router.go(.select(tab.route))
        case .didAskForSettings: router.go(.push(.settings))
        case .didCancelWait: attempt.cancel()
        case .didAnswer(let answer): attempts.answer(answer)
        }
    }

    public func handle(response: LibraryResponse) {
        switch response {
        // A list from before the last query is not shown below the heading of this one.
        case .changed(let list): if list.query == selection, list.revision > self.list.revision { show(list) }
        case .didChangeReadings(let readings):
            self.readings = readings
            showContent()
        case .didRemove(let removal): didRemove(removal)
        case .didNotRemove(let removal, let error):
            isRemoving = false
            attempt.fail(error, retrying: .remove(removal))
        case .didComplete(let result): send(.suggest((try? result.get()).map([Suggestion].init) ?? []))
        case .didSignIn(let result): attempts.didSignIn(result)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    // MARK: - Loading

    private func start() {
        showContent()
        requestListener.handle(request: .observe)
        browse(.start(selection))
    }

    private var selection: LibrarySelection {
        switch section {
        case .tags: .tags
        case .saved: .searches
        case .kept: query.map { .found($0) } ?? .kept
        case .history: .history
        }
    }

    /// Searches; without a query the whole list is shown.
    ///
    /// A search that failed with a notice is repeated when it is submitted.
    private func search(_ query: SearchQuery?, isTyping: Bool) {
        self.isTyping = isTyping
        guard query != self.query else {
            if hasFailed, !isTyping { browse(.loadMore) }
            return
        }
        self.query = query
        showContent()
        browse(query == nil ? .endSearch : .search(selection))
    }

    private func browse(_ input: BrowseLibrary.Input) {
        requestListener.handle(request: .browse(input))
    }

    /// Shows a failure: as a notice while the user may go on typing, because an alert would take the next keys, and for a query
    /// that the kept articles cannot answer.
    private func fail(_ error: ApplicationError) {
        var isRefused = false
        if case .invalidInput = error.kind { isRefused = query != nil }
        guard isTyping || isRefused else { return attempt.fail(error, retrying: .browse(.loadMore)) }
        hasFailed = true
        attempt.succeed()
        send(.showNotice(attempts.alerts.alert(for: error).message))
    }

    // MARK: - Showing

    private func show(_ list: LibraryList) {
        self.list = list
        hasFailed = false
        switch list.phase {
        case .loading: attempt.didStart(.browse(.loadMore), showing: texts.progress)
        case .idle, .complete: attempt.succeed()
        case .refreshing, .failed: break
        }
        showContent()
        if case .failed(let error) = list.phase { fail(error) }
    }

    private func showContent() {
        let content = content
        guard content != shown else { return }
        shown = content
        send(.show(content))
    }

    private var content: ArticleListContent {
        let found: SearchQuery? = if case .found(let query) = list.query { query } else { nil }
        return ArticleListContent(
            tab: ArticleTab(.library(section)),
            heading: texts.heading(of: query),
            actions: actions,
            search: found?.text,
            rows: list.items.map(row),
            footer: list.isFetched ? texts.footer(shown: list.items.count, total: list.total, query: found) : nil,
            hasNextPage: list.isFetched && list.next != nil
        )
    }

    private func row(of entry: LibraryEntry) -> ArticleRow { display.row(of: entry, readings: readings) }

    private var actions: [ArticleListAction] {
        let isEmpty = list.items.isEmpty
        return switch section {
        case .tags: [.show]
        case .saved: isEmpty ? [] : [.show, .remove]
        case .kept where query != nil: [.search, .endSearch] + (isEmpty ? [] : [.remove])
        case .kept where !list.isFetched: [.search]
        case .kept: isEmpty ? [] : [.search, .remove]
        case .history: isEmpty ? [] : [.remove, .clear]
        }
    }

    private func open(_ entry: LibraryEntry) {
        if let route = display.route(of: entry) { return router.go(.push(route)) }
        if case .unreadable(let search) = entry { send(.showNotice(Phrase(unreadable: search))) }
    }

    // MARK: - Removing

    private func remove(_ entry: LibraryEntry) {
        // One after the other, so that the message names the entry that was removed.
        guard !isRemoving else { return }
        removed = row(of: entry).title
        attempt.validating { () throws(ValidationError) in
            switch entry {
            case .tag: break
            case .search(let search): confirm(.removingSearch(search.name.text), .search(search.name))
            case .unreadable(let search): confirm(.removingSearch(search.name.text), .search(search.name))
            case .kept(let summary): confirm(.removingKept(summary.title), .kept(ArticleReference(summary.id)))
            case .found(let hit): confirm(.removingKept(hit.summary.title), .kept(ArticleReference(hit.id)))
            case .history(let reading):
                let article = try ArticleReference(display.name(of: reading))
                isRemoving = true
                attempt.start(.remove(.reading(article)))
            }
        }
    }

    private func clear() {
        removed = nil
        confirm(.clearingHistory, .history)
    }

    private func confirm(_ question: AlertStrategy<ArticleFailureAction>, _ removal: LibraryRemoval) {
        attempt.show(question, retrying: .remove(removal))
    }

    private func didRemove(_ removal: LibraryRemoval) {
        isRemoving = false
        attempt.succeed()
        send(.showNotice(texts.removal(of: removal == .history ? nil : removed)))
        removed = nil
        browse(.reload)
    }

    private func entry(_ id: String) -> LibraryEntry? { list.items.first { $0.id == id } }

    private func send(_ command: ArticleListCommand) {
        commandListener.handle(command: command)
    }
}
