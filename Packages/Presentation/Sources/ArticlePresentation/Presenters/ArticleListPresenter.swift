public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
import UseCaseKit

/// Decides what a list of articles shows, and which screens it leads to.
public final class ArticleListPresenter: Presenter {
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleListRequest

    private let listing: ArticleListing
    private let context: ArticleContext
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleListRequest>
    private let router: Router<ArticleRoute>
    private let attempts: ArticleAttempts<Command, Request>
    private var attempt: Attempt<Request, ApplicationError, Command.Action> { attempts.attempt }
    private var display: ArticleListDisplay {
        didSet { content = display.content }
    }
    private var content: ArticleListContent {
        didSet { if content != oldValue { commandListener.handle(command: .show(content)) } }
    }
    /// A Boolean value that indicates whether the user has asked for the list again, and expects a report of a failure.
    private var isRefreshing = false

    /// Creates the presenter.
    public init(
        listing: ArticleListing,
        context: ArticleContext,
        readings: [ArticleID: Date] = [:],
        marks: ArticleMarks,
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.context = context
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        attempts = ArticleAttempts(
            context.alerts(about: .listing(listing)),
            commandListener: commandListener,
            requestListener: requestListener,
            router: router
        )
        display = ArticleListDisplay(listing, in: context, read: Set(readings.keys), marks: marks)
        content = display.content
    }

    public func handle(event: ArticleListEvent) {
        // Any other action means that the user did not sign in. The list reappears in both cases.
        if event != .viewWillReappear { attempt.abandonSuspended() }
        switch event {
        case .viewDidLoad: load()
        case .viewWillReappear: break
        case .didAskForMore: requestListener.handle(request: .loadMore)
        case .didAskForRefresh:
            isRefreshing = true
            requestListener.handle(request: .refresh)
        case .didChangeQuery(let query): search(query)
        case .didSubmitQuery(let query): open(query)
        case .didCancelSearch: endSearch()
        case .didAskForSuggestions(let kind):
            requestListener.handle(request: .complete(ListCompletions.Input(kind, prefix: "")))
        case .didOpen(let id): router.go(.push(.detail(id, in: listing)))
        case .didAskFor(let action, let ids): perform(action, on: display.articles(ids))
        case .didSelectTab(let tab): router.go(.select(tab.route))
        case .didAskForSettings: router.go(.push(.settings))
        case .didCancelWait: attempt.cancel()
        case .didAnswer(let answer): attempts.answer(answer)
        }
    }

    public func handle(response: ArticleListResponse) {
        switch response {
        case .changed(let list): if list.revision > display.list.revision { show(list) }
        case .didChangeReadings(let readings): display.read = Set(readings.keys)
        case .didChangeMarks(let marks): display.marks = marks
        case .didProceed(let progress): show(progress)
        case .didComplete(let result):
            commandListener.handle(command: .suggest((try? result.get()).map([Suggestion].init) ?? []))
        case .didSignIn(let result): attempts.didSignIn(result)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    private func load() {
        commandListener.handle(command: .show(content))
        attempt.validating { () throws(ValidationError) in
            let selection = try ArticleSelection(listing)
            requestListener.handle(request: .observe)
            requestListener.handle(request: .browse(selection))
        }
    }

    private func endSearch() {
        guard display.search != nil else { return }
        display.search = nil
        requestListener.handle(request: .endSearch)
    }

    /// Searches while the user types; an empty query brings the list back.
    ///
    /// A host, which counts requests, is asked only when the query is submitted.
    private func search(_ query: String) {
        guard !context.origin.isService else { return }
        let results = results(of: query)
        guard let selection = try? ArticleSelection(results) else { return endSearch() }
        display.search = results
        requestListener.handle(request: .search(selection))
    }

    private func results(of query: String) -> ArticleListing {
        .search(ArticleSearch(query.trimmed))
    }

    private func open(_ query: String) {
        attempt.validating { () throws(ValidationError) in
            let results = results(of: query)
            _ = try ArticleSelection(results)
            endSearch()
            router.go(.push(.list(results)))
        }
    }

    private func show(_ list: ArticleList) {
        var explanation: Phrase?
        switch list.phase {
        // A retry of any failure loads more: the paginator asks for the failed page again.
        case .loading, .refreshing: attempt.didStart(.loadMore, showing: .checkingForArticles)
        case .idle, .complete: attempt.succeed()
        // The status line of a full screen says so, and what is there can be read.
        case .failed(let error) where context.opensScreens && error.kind == .offline:
            attempt.succeed()
            explanation = .nothingOffline
        // Whoever is not signed in has no stocks; an alert comes when they ask for them again.
        case .failed(let error)
        where context.opensScreens && error.kind == .unauthorized && listing == .stocks(nil) && !isRefreshing:
            attempt.succeed()
            explanation = .nothingSignedOut
        case .failed(let error): fail(error)
        }
        if list.phase != .loading, list.phase != .refreshing { isRefreshing = false }
        var display = display
        (display.list, display.explanation) = (list, explanation)
        self.display = display
    }

    /// Shows a failure: as a notice while the user may go on typing, because an alert would take the next keys; when the
    /// query is submitted, the list of its results has the alert.
    private func fail(_ error: ApplicationError) {
        guard display.search != nil else { return attempt.fail(error, retrying: .loadMore) }
        attempt.succeed()
        commandListener.handle(command: .showNotice(attempts.alerts.alert(for: error).message))
    }
}

// MARK: - Several articles

extension ArticleListPresenter {
    private func perform(_ action: ArticleListAction, on articles: [Article]) {
        guard !articles.isEmpty else { return }
        switch action {
        case .keep: run(ArticleBatch(.keep, articles.map { ArticleReference($0.id) }))
        case .stock: run(ArticleBatch(.stock, articles.map { ArticleReference($0.id) }))
        case .open: run(ArticleBatch(.open, articles.map(ArticleReference.init(page:))))
        case .copy: copy(articles.compactMap { $0.url?.absoluteString })
        case .show, .search, .endSearch, .remove, .clear: break
        }
    }

    private func copy(_ links: [String]) {
        guard !links.isEmpty else { return }
        commandListener.handle(command: .copy(links.joined(separator: "\n")))
        commandListener.handle(command: .showNotice(Phrase(copied: links.count)))
    }

    private func run(_ batch: ArticleBatch) {
        attempt.start(.run(batch), showing: Phrase(ArticleBatchProgress(batch)))
    }

    private func show(_ progress: ArticleBatchProgress) {
        guard let batch = progress.batch else { return }
        guard progress.isComplete else {
            return attempt.didStart(.run(batch), showing: Phrase(progress))
        }
        if let error = progress.commonFailure {
            let name = batch.articles.first?.id.rawValue ?? ""
            let alerts = attempts.alerts.about(batch.action == .stock ? .reaction(name) : .reading(name))
            attempt.show(
                alerts.alert(for: error),
                retrying: .run(batch),
                showing: Phrase(ArticleBatchProgress(batch))
            )
        } else {
            attempt.succeed()
            let summary = Phrase(
                summary: progress,
                from: context.origin,
                timeZone: context.timeZone,
                namesCommands: context.namesCommands
            )
            commandListener.handle(command: .showNotice(summary))
        }
    }
}

extension ArticleReference {
    /// Creates a reference to the page of an article, or to its identifier where it has none.
    fileprivate init(page article: Article) {
        self = article.url.flatMap { try? ArticleReference($0.absoluteString) } ?? ArticleReference(article.id)
    }
}

/// The facts from which the content of a list follows.
struct ArticleListDisplay {
    private let listing: ArticleListing
    private let context: ArticleContext
    /// The list as far as it was fetched.
    var list = ArticleList()
    /// The search that the user is typing, or nil.
    var search: ArticleListing?
    /// The reason why the list is empty, in place of its extent.
    var explanation: Phrase?
    var read: Set<ArticleID>
    /// The facts that have changed since the list was fetched.
    var marks: ArticleMarks

    /// Creates the facts of a list that was not fetched yet.
    init(_ listing: ArticleListing, in context: ArticleContext, read: Set<ArticleID>, marks: ArticleMarks) {
        self.listing = listing
        self.context = context
        self.read = read
        self.marks = marks
    }

    /// The content of the screen.
    ///
    /// - Complexity: O(n) in the number of articles.
    var content: ArticleListContent {
        let isService = context.origin.isService
        return ArticleListContent(
            tab: isService ? ArticleTab(.list(listing)) : nil,
            heading: Phrase(heading: search ?? listing, from: context.origin),
            actions: [.search] + (isService ? ArticleListAction.batches : []),
            search: list.isSearch ? list.query?.searchText : nil,
            rows: list.items.map(row),
            footer: list.isFetched ? Phrase(shown: list.items.count, total: list.total) : explanation,
            hasNextPage: list.isFetched && list.next != nil,
            notice: Phrase(list.items.lazy.map(\.freshness), timeZone: context.timeZone)
        )
    }

    /// Returns the fetched articles of identifiers, in the order of the list.
    func articles(_ ids: [String]) -> [Article] {
        let wanted = Set(ids)
        return list.items.map(\.value).filter { wanted.contains($0.id.rawValue) }
    }

    private func row(of item: Fetched<Article>) -> ArticleRow {
        let id = item.value.id
        return ArticleRow(
            item,
            isRead: read.contains(id),
            isKept: marks.kept[id] ?? wasKept(item),
            // The results of a search are not a list of stocks.
            isStocked: marks.stocked[id] ?? (list.query == .stocks(of: nil))
        )
    }

    /// Returns whether an article was kept when it was fetched; one without a text is not.
    private func wasKept(_ item: Fetched<Article>) -> Bool {
        switch item.freshness {
        case .live: context.origin.isService && !item.value.body.isEmpty
        case .kept: true
        case .notKept: false
        }
    }
}

extension PaginatedList {
    /// A Boolean value that indicates whether the list has its first page, which may be empty.
    var isFetched: Bool { !items.isEmpty || phase == .complete }
}

extension ArticleSelection {
    /// The text of the search, or nil for another list.
    fileprivate var searchText: String? { if case .search(let query) = self { query.text } else { nil } }
}
