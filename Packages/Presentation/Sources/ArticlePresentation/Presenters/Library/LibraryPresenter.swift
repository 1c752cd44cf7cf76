public import ArticleContract
public import ArticleDomain
import ArticleUseCase
public import DomainKit
import FailureKit
public import Foundation
public import PresentationKit
import ReportKit

/// Decides what a list of the library shows, and which scenes it leads to.
public final class LibraryPresenter: Presenter {
    public typealias Event = LibraryEvent
    public typealias Command = LibraryCommand
    public typealias Request = LibraryRequest
    public typealias Response = LibraryResponse

    private let section: LibrarySection
    private let items: LibraryItems
    private let texts: LibraryText
    private let commandListener: AnyCommandListener<LibraryCommand>
    private let requestListener: AnyRequestListener<LibraryRequest>
    private let router: Router<ArticleRoute>
    private let attempt: AttemptRunner<Command, Request, ApplicationError>
    private var pages: LibraryPages
    private var query: SearchQuery?
    private var removed: LibraryRow?
    private var isRemoving = false

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - section: the list.
    ///   - host: the host of the kept articles.
    ///   - first: the first page.
    ///   - recordsHistory: a Boolean value that indicates whether articles that are read are added to the history.
    ///   - timeZone: the time zone of dates.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes to what is selected.
    public init(
        _ section: LibrarySection,
        of host: ArticleHost,
        first: PageRequest = .first,
        recordsHistory: Bool = true,
        timeZone: TimeZone = .current,
        commandListener: AnyCommandListener<LibraryCommand>,
        requestListener: AnyRequestListener<LibraryRequest>,
        router: Router<ArticleRoute>
    ) {
        self.section = section
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        items = LibraryItems(host: host, timeZone: timeZone)
        texts = LibraryText(section: section, host: host, recordsHistory: recordsHistory)
        pages = LibraryPages(first: first)
        attempt = AttemptRunner(
            alerts: LibraryAlerts(),
            commandListener: commandListener,
            requestListener: requestListener
        )
    }

    public func handle(event: LibraryEvent) {
        switch event {
        case .viewDidLoad: start()
        case .viewWillAppear, .didAskForRefresh: reload()
        case .didReachEnd: if let page = pages.loadNext() { load(page) }
        case .didChangeQuery(let text): search(try? SearchQuery(text))
        case .didCancelSearch: search(nil)
        case .didSelect(let id): if let item = item(id) { router.go(.push(item.route)) }
        case .didAskToRemove(let id): if let item = item(id) { remove(item.row) }
        case .didAskToClear: clear()
        case .didSelectTab(let tab): router.go(.select(tab.route))
        case .didAskForSettings: router.go(.push(.settings))
        case .didAnswer(let action): attempt.answer(AlertAnswer(action))
        }
    }

    public func handle(response: LibraryResponse) {
        switch response {
        case .didLoad(let page): show(page)
        case .didRemove: didRemove()
        case .didFail(let error): fail(error)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    // MARK: - Loading

    private func start() {
        if let tab = ArticleTab(.library(section)) { send(.showTabs(selected: tab)) }
        send(.showHeading(texts.heading(of: query)))
    }

    private func reload() {
        load(pages.reload(keepsExtent: true))
    }

    /// Searches while the user types; without a query the whole list is shown.
    ///
    /// Both begin at the first row.
    private func search(_ query: SearchQuery?) {
        guard query != self.query else { return }
        self.query = query
        send(.showHeading(texts.heading(of: query)))
        send(.show([]))
        load(pages.reload(keepsExtent: false))
    }

    private func load(_ page: PageRequest) {
        attempt.start(request(for: page))
    }

    private func request(for page: PageRequest) -> LibraryRequest {
        switch section {
        case .tags: .listTags
        case .saved: .listSearches
        case .kept: query.map { .searchKept(KeptSearch($0, page: page)) } ?? .listKept(page)
        case .history: .listHistory(page)
        }
    }

    /// Shows a failure; a query that the kept articles cannot answer gets no alert, because the user may go on typing.
    private func fail(_ error: ApplicationError) {
        pages.fail()
        isRemoving = false
        guard query != nil, case .invalidInput = error.kind else { return attempt.fail(error) }
        attempt.succeed()
        send(.showNotice(FailureText(error).message))
    }

    // MARK: - Showing

    private func show(_ page: LibraryPage) {
        let loaded = items.items(of: page)
        switch pages.receive(loaded.items, next: loaded.next) {
        case .load(let page): return load(page)
        case .show(let items): send(.show(items.map(\.row)))
        case .append(let items): send(.append(items.map(\.row)))
        }
        attempt.succeed()
        send(.showFooter(texts.footer(shown: pages.items.count, total: loaded.total, query: query)))
        send(.offer(operations))
        for notice in loaded.notices { send(.showNotice(notice)) }
    }

    private var operations: [LibraryOperation] {
        let isEmpty = pages.items.isEmpty
        return switch section {
        case .tags: []
        case .saved: isEmpty ? [] : [.remove]
        case .kept where query != nil: [.search, .endSearch] + (isEmpty ? [] : [.remove])
        case .kept: isEmpty ? [] : [.search, .remove]
        case .history: isEmpty ? [] : [.remove, .clear]
        }
    }

    // MARK: - Removing

    private func remove(_ row: LibraryRow) {
        // One after the other, so that the message names the entry that was removed.
        guard !isRemoving else { return }
        do throws(ValidationError) {
            removed = row
            switch section {
            case .tags: break
            case .saved:
                attempt.show(.removingSearch(row.title), retrying: .init(.removeSearch(try SavedSearchName(row.id))))
            case .kept:
                attempt.show(.removingKept(row.title), retrying: .init(.removeKept(try ArticleReference(row.id))))
            case .history:
                isRemoving = true
                attempt.start(.removeFromHistory(try ArticleReference(row.id)))
            }
        } catch {
            attempt.fail(ApplicationError(.invalidInput(error)))
        }
    }

    private func clear() {
        removed = nil
        attempt.show(.clearingHistory, retrying: .init(.clearHistory))
    }

    private func didRemove() {
        isRemoving = false
        attempt.succeed()
        send(.showNotice(texts.removal(of: removed?.title)))
        removed = nil
        reload()
    }

    private func item(_ id: String) -> LibraryItem? { pages.items.first { $0.row.id == id } }

    private func send(_ command: LibraryCommand) {
        commandListener.handle(command: command)
    }
}
