public import ArticleContract
import ArticleDomain
public import DomainKit
public import Foundation
public import PresentationKit

/// Decides what the screen of one article shows.
public final class ArticleDetailPresenter: Presenter {
    public typealias Event = ArticleDetailEvent
    public typealias Command = ArticleDetailCommand
    public typealias Request = ArticleDetailRequest
    public typealias Response = ArticleDetailResponse

    private let name: String
    private let origin: ArticleOrigin
    private let timeZone: TimeZone
    private let clock: any WallClock
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ArticleDetailRequest>
    private let router: Router<ArticleRoute>
    private var reference: ArticleReference?
    private var isProgressShown = false
    private var notice: Phrase?
    private var outcome = ExitOutcome.done
    private var isWaiting = false
    private var isStocked = false
    private var url: String?

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    ///   - origin: where it comes from.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes back.
    public init(
        name: String,
        origin: ArticleOrigin,
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ArticleDetailRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.origin = origin
        self.timeZone = timeZone
        self.clock = clock
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad, .didAnswer(.retry): read()
        case .didAskForRefresh: read(anew: true)
        case .didAnswer(.wait(let pause)):
            isWaiting = true
            requestListener.handle(request: .wait(until: pause.end))
        case .didAskToGoBack: router.go(.back)
        case .didAskForComments: router.go(.push(.comments(name)))
        case .didAskToStock:
            showProgress(.askingHost)
            requestListener.handle(request: .stock(name, !isStocked))
        case .didAskToOpen: requestListener.handle(request: .open(url ?? name))
        case .didAnswer(.signIn): show(AlertStrategy(signInFor: origin, outcome: outcome))
        case .didAnswer(.settings): show(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .didAnswer(.cancel), .didAnswer(.close): break
        }
    }

    public func handle(response: ArticleDetailResponse) {
        switch response {
        case .didRead(.success(let fetched)):
            hideProgress()
            show(fetched)
        case .didRead(.failure(let error)):
            hideProgress()
            show(error)
        case .didStock(let result):
            hideProgress()
            showStock(result)
        case .didOpen(.success(let opened)):
            let url = opened.page.url.absoluteString
            if !opened.isOpen { tell(.noBrowser) }
            tell(opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url))
        case .didOpen(.failure(let error)): show(error)
        case .waiting(let seconds):
            if isWaiting, seconds > 0 { showProgress(Pause.progress(secondsLeft: seconds)) }
        case .didWait:
            isWaiting = false
            read()
        }
    }

    private func read(anew: Bool = false) {
        do throws(ValidationError) {
            let reference = try ArticleReference(name)
            self.reference = reference
            showProgress(.fetchingArticle)
            requestListener.handle(request: anew ? .readAnew(reference) : .read(reference))
        } catch {
            show(ApplicationError(.invalidInput(error)))
        }
    }

    private func showProgress(_ phrase: Phrase) {
        commandListener.handle(command: .showProgress(phrase))
        isProgressShown = true
    }

    private func hideProgress() {
        if isProgressShown { commandListener.handle(command: .hideProgress) }
        isProgressShown = false
    }

    private func show(_ fetched: Fetched<ReadableArticle>) {
        let new = Phrase(CollectionOfOne(fetched.freshness), timeZone: timeZone)
        if new != notice { commandListener.handle(command: new.map { .showNotice($0) } ?? .hideNotice) }
        notice = new
        url = fetched.value.article.url?.absoluteString
        commandListener.handle(command: .show(ArticleDetail(fetched, from: origin.host, timeZone: timeZone)))
    }

    private func showStock(_ result: Result<ReactionAnswer, ApplicationError>) {
        switch result {
        case .success(let answer):
            isStocked = answer.status.change.isGiven
            commandListener.handle(command: .showStock(isStocked))
            let ask: ReactionAsk = isStocked ? .stock : .unstock
            for notice in Phrase.notices(of: answer, to: ask, from: origin, timeZone: timeZone) { tell(notice) }
            tell(Phrase(done: answer.status))
        case .failure(let error):
            let others = ArticleFailureAlerts(origin: origin, timeZone: timeZone, clock: clock)
            show(ArticleSubjectAlerts(.reaction(name), from: origin, others: others).alert(for: error))
        }
    }

    /// Tells something that happened; the notice of how fresh the article is stays what it is.
    private func tell(_ phrase: Phrase) {
        commandListener.handle(command: .tell(phrase))
    }

    private func show(_ error: ApplicationError) {
        show(AlertStrategy(error, reading: reference, from: origin, timeZone: timeZone, now: clock.now))
    }

    private func show(_ strategy: AlertStrategy<ArticleFailureAction>) {
        outcome = strategy.outcome
        commandListener.handle(command: .showAlert(strategy))
    }
}
