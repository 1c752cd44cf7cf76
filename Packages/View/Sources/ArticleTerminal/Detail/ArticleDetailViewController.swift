public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// One article.
public final class ArticleDetailViewController: EventViewController<ArticleDetailRootView, ArticleDetailEvent>, View {
    public typealias Event = ArticleDetailEvent

    private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
    private var actions = ArticleDetailActions()
    /// A Boolean value that indicates whether the article is there, so that it can be searched.
    private var isShown = false
    /// The position to restore, until the article is there.
    private var pendingPosition: ScrollPosition?

    public override func viewDidLoad() {
        bindSearch()
        bindText()
        bindContents()
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        waitCommands { [eventListener] in eventListener.handle(event: .didCancelWait) } + closing + navigation
            + (actions.hasNeighbours ? adjacentArticles : [])
            + (actions.isPublished ? reactions : [])
            + ([links] + (isShown ? [searchCommand, contents] : []) + [copyCode]).compactMap(\.self)
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

    /// The commands for an article that was opened from a list.
    private var adjacentArticles: [KeyCommand] {
        [
            .onScreen(ArticleMenuText.nextArticle, "]") { [eventListener] in
                eventListener.handle(event: .didAskForNextArticle)
            },
            .onScreen(ArticleMenuText.previousArticle, "[") { [eventListener] in
                eventListener.handle(event: .didAskForPreviousArticle)
            },
        ]
    }

    private var reactions: [KeyCommand] {
        [
            KeyCommand(.comments, "c", .didAskForComments, to: eventListener),
            KeyCommand(actions.isStocked ? .unstock : .stock, "s", .didAskToStock, to: eventListener),
            KeyCommand(.open, "o", .didAskToOpen, to: eventListener),
        ]
    }

    private var links: KeyCommand? {
        let text = ArticleMenuText.openLink
        return rootView.text.linkCommand(keys: ["o"], explanation: text.explanation)
    }

    private var contents: KeyCommand {
        .onScreen(ArticleMenuText.contents, "t") { [weak self] in self?.toggleContents() }
    }

    private var closing: [KeyCommand] {
        guard !rootView.contents.isHidden else { return [] }
        return [.onScreen(ArticleMenuText.contents, .escape) { [weak self] in self?.hideContents() }]
    }

    private var copyCode: KeyCommand? {
        guard rootView.codeCount > 0 else { return nil }
        let text = ArticleMenuText.copyCode
        return KeyCommand(
            text.name,
            text.phrase,
            explanation: text.explanation,
            keys: ["y"],
            numbers: 1...rootView.codeCount,
            selected: rootView.nearestCode,
            isForFullScreen: true
        ) { [eventListener] in eventListener.handle(event: .didAskToCopyCode($0)) }
    }

    private var searchCommand: KeyCommand {
        .onScreen(ArticleMenuText.find, "/") { [weak self] in self?.rootView.search.open() }
    }

    private func bindSearch() {
        rootView.search.submits.observe(for: self) { $0.find($1) }
        rootView.search.cancels.observe(for: self) { controller, _ in controller.closeSearch() }
    }

    private func bindText() {
        rootView.imageChanges.observe(sendingTo: eventListener) { .didChangeVisibleImages($0) }
        rootView.text.opens.observe(sendingTo: eventListener) { .didAskToOpenLink($0) }
        rootView.text.scrolls.observe(for: self) { controller, position in
            controller.rootView.selectHeading(at: position)
            let position = ArticlePosition(place: position?.place ?? 0, letters: position?.letters ?? 0)
            controller.eventListener.handle(event: .didScroll(to: position))
        }
    }

    private func bindContents() {
        rootView.contents.opens.observe(for: self) { controller, place in
            controller.rootView.goToHeading(at: place)
            controller.host?.focus(controller.rootView.text)
        }
    }

    private func toggleContents() {
        guard rootView.contents.isHidden else { return hideContents() }
        guard rootView.hasHeadings else { return host?.showMessage(ArticleMenuText.noHeadings) ?? () }
        rootView.contents.isHidden = false
        host?.focus(rootView.contents)
    }

    private func hideContents() {
        rootView.contents.isHidden = true
        host?.focus(rootView.text)
    }

    private func find(_ term: String) {
        closeSearch()
        if !rootView.text.search(term), !term.isEmpty { host?.showMessage(ArticleMenuText.notFound(term)) }
    }

    private func closeSearch() {
        rootView.search.close(focusing: rootView.text)
    }
}

// MARK: - Output

extension ArticleDetailViewController {
    public func handle(command: ArticleDetailCommand) {
        switch command {
        case .showProgress(let progress): self.progress = progress
        case .offer(let actions): offer(actions)
        case .show(let article): show(article)
        case .showMessage(let phrase): host?.showMessage(phrase)
        case .scroll(let position):
            rootView.text.scroll(to: ScrollPosition(place: position.place, letters: position.letters))
        case .showImage(let number, let state): rootView.showImage(number, state)
        case .copy(let text): host?.copy(text)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }

    private func offer(_ actions: ArticleDetailActions) {
        self.actions = actions
        host?.setNeedsUpdate()
    }

    private func show(_ article: ArticleDetail) {
        if let notice = article.notice { host?.showMessage(notice) }
        host?.takeRecords([article.record])
        rootView.show(article)
        isShown = true
        if let pendingPosition { rootView.text.scroll(to: pendingPosition) }
        pendingPosition = nil
    }
}

// MARK: - Restoration

extension ArticleDetailViewController: RestorableScreen {
    public var restorationState: JSONValue? {
        (pendingPosition ?? rootView.text.position).flatMap { JSONValue(encoding: $0) }
    }

    public func restore(_ state: JSONValue) {
        // Lines have no position.
        guard host?.isFullScreen == true else { return }
        pendingPosition = state.decoded()
    }
}
