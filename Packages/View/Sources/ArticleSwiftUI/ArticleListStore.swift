public import ArticleContract
public import AttemptKit
public import Observation
public import PresentationKit
public import SwiftUIHost

/// The store of a list of articles, or of the library.
@MainActor @Observable
public final class ArticleListStore: EventStore<ArticleListEvent>, PresentationKit.View {
    public typealias Event = ArticleListEvent

    /// The content of the list.
    public private(set) var content = ArticleListContent()
    /// The progress, or nil.
    public private(set) var progress: ScreenProgress?
    /// The last message, or nil.
    public private(set) var message: Phrase?
    /// The text in the search field.
    public private(set) var query = ""
    /// A Boolean value that indicates whether the search field has the focus, or the list shows its results.
    public private(set) var isSearching = false
    /// The row that the view has to scroll to the top, or nil.
    public private(set) var scrollTarget: ArticleRow.ID?

    @ObservationIgnored private let copy: @MainActor (String) -> Void
    @ObservationIgnored private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
    @ObservationIgnored private var visibleRows: Set<ArticleRow.ID> = []
    /// The row at the top before the results of a search took the place of the list.
    @ObservationIgnored private var rememberedRow: ArticleRow.ID?

    /// Creates the store of a screen that was not shown yet.
    ///
    /// - Parameters:
    ///   - host: the host that shows the screen; the store does not keep it alive.
    ///   - copy: copies a text to the clipboard.
    public init<Screen>(
        eventListener: AnyEventListener<ArticleListEvent>,
        host: StoreHost<Screen>,
        copy: @escaping @MainActor (String) -> Void
    ) {
        self.copy = copy
        super.init(eventListener: eventListener, host: host)
    }

    /// Binds the alerts and requests the content.
    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        send(.viewDidLoad)
    }

    public override func viewWillReappear() {
        send(.viewWillReappear)
    }
}

// MARK: - Input

extension ArticleListStore {
    /// Called before a row is shown; the last one asks for more.
    public func willShow(_ row: ArticleRow.ID) {
        visibleRows.insert(row)
        if row == content.rows.last?.id { askForMore() }
    }

    /// Called after a row has left the screen.
    public func didHide(_ row: ArticleRow.ID) {
        visibleRows.remove(row)
    }

    /// Called after the view has scrolled to ``scrollTarget``.
    public func didScroll() {
        scrollTarget = nil
    }

    /// Called when the text in the search field changes.
    public func setQuery(_ query: String) {
        guard query != self.query else { return }
        self.query = query
        send(.didChangeQuery(query))
    }

    /// Called when the user submits the query.
    public func submitQuery() {
        let submitted = query
        endSearch()
        send(.didSubmitQuery(submitted))
    }

    /// Called when the user begins a search, or ends it.
    public func setSearching(_ isSearching: Bool) {
        guard isSearching != self.isSearching else { return }
        if isSearching {
            self.isSearching = true
        } else {
            endSearch()
            send(.didCancelSearch)
        }
    }

    private func endSearch() {
        (query, isSearching) = ("", false)
    }

    private func askForMore() {
        if content.hasNextPage { send(.didAskForMore) }
    }
}

// MARK: - Output

extension ArticleListStore {
    public func handle(command: ArticleListCommand) {
        switch command {
        case .show(let content): show(content)
        case .showProgress(let progress): self.progress = progress
        case .showNotice(let notice): message = notice
        case .suggest: break
        case .copy(let text): copy(text)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }

    private func show(_ content: ArticleListContent) {
        let last = self.content
        if last.search == nil, content.search != nil { rememberedRow = last.rows.map(\.id).first(where: isVisible) }
        self.content = content
        if content.notice != last.notice { message = content.notice }
        if content.search != last.search {
            let rows = content.rows.map(\.id)
            scrollTarget = rows.first { content.search == nil && $0 == rememberedRow } ?? rows.first
        }
        // The last row was on the screen before it was known that there are more.
        if let row = content.rows.last, isVisible(row.id) { askForMore() }
    }

    private func isVisible(_ row: ArticleRow.ID) -> Bool { visibleRows.contains(row) }
}
