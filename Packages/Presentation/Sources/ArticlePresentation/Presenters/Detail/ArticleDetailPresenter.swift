public import ArticleContract
public import ArticleDomain
import ArticleUseCase
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
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ArticleDetailRequest>
    private let router: Router<ArticleRoute>
    private let failures: ArticleFailureAlerts
    private var attempt = Attempt<Command, Request>()
    private var notice: Phrase?
    private let offersStock: Bool
    private let readings: [ArticleID: Date]
    private var isStocked = false
    private var url: String?
    private var title: String?
    private var links: [TextLink] = []
    private var opening: Attempt<Command, Request>.Question?

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    ///   - origin: where it comes from.
    ///   - offersStock: a Boolean value that indicates whether the reader can stock the article here, so that it has to be
    ///     known whether it is stocked.
    ///   - readings: when articles were read before.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes back.
    public init(
        name: String,
        origin: ArticleOrigin,
        offersStock: Bool = false,
        readings: [ArticleID: Date] = [:],
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ArticleDetailRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.origin = origin
        self.offersStock = offersStock
        self.readings = readings
        self.timeZone = timeZone
        failures = ArticleFailureAlerts(origin: origin, timeZone: timeZone, clock: clock)
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad: read { .read($0) }
        case .didAskForRefresh: read { .readAnew($0) }
        case .didAskToGoBack: router.go(.back)
        case .didAskForComments: router.go(.push(.comments(name)))
        case .didAskToStock: if let stocking { perform(.ask(stocking)) }
        case .didAskToOpen: open()
        case .didAskToOpenLink(let number):
            if links.indices.contains(number - 1) { open(links[number - 1].url) }
        case .didAnswer(let action):
            perform(.follow(failures.step(after: AlertAnswer(action), outcome: attempt.outcome)))
        }
    }

    public func handle(response: ArticleDetailResponse) {
        switch response {
        case .didRead(.success(let fetched)):
            perform(.succeed)
            show(fetched)
        case .didRead(.failure(let error)): perform(.stop(alert(for: error), repeating: reading))
        case .didStock(.success(let result)):
            perform(.succeed)
            if let result { show(result) }
        case .didStock(.failure(let error)):
            let alerts = ArticleSubjectAlerts(.reaction(name), from: origin, others: failures)
            perform(.stop(alerts.alert(for: error), repeating: stocking))
        case .didCheckStock(.success(let status)): showStock(status.change.isGiven)
        // Whoever is not signed in, or offline, is told when they stock it.
        case .didCheckStock(.failure): break
        case .didOpen(.success(let opened)): if let opened { show(opened) }
        case .didOpen(.failure(let error)): perform(.stop(alert(for: error), repeating: opening))
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private var reading: Attempt<Command, Request>.Question? {
        (try? ArticleReference(name)).map { .init(.read($0), .fetchingArticle) }
    }

    private var stocking: Attempt<Command, Request>.Question? {
        (try? ArticleReference(name)).map { .init(.stock($0, isGiven: !isStocked), .askingHost) }
    }

    /// Opens the article, or a page that it links to.
    private func open(_ link: String? = nil) {
        do throws(ValidationError) {
            let page: OpenPage.Input =
                if let link {
                    .link(try ArticleWebPage(link), in: try ArticleReference(name))
                } else {
                    .article(try ArticleReference(url ?? name))
                }
            opening = .init(.open(page))
            requestListener.handle(request: .open(page))
        } catch {
            perform(.stop(alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func read(_ request: (ArticleReference) -> ArticleDetailRequest) {
        do throws(ValidationError) {
            perform(.ask(.init(request(try ArticleReference(name)), .fetchingArticle)))
        } catch {
            perform(.stop(alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func show(_ fetched: Fetched<ParsedArticle>) {
        let new = Phrase(CollectionOfOne(fetched.freshness), timeZone: timeZone)
        if new != notice { commandListener.handle(command: new.map { .showNotice($0) } ?? .hideNotice) }
        notice = new
        url = fetched.value.article.url?.absoluteString
        title = fetched.value.article.title
        let article = fetched.value.article
        let lastRead = readings[article.id]
        let detail = ArticleDetail(fetched, from: origin.host, lastRead: lastRead, timeZone: timeZone)
        links = detail.text.links
        commandListener.handle(command: .show(detail))
        // The guide is a part of the program and on no host.
        guard origin != .guide else { return }
        requestListener.handle(request: .note(article))
        if case .kept = fetched.freshness { return }
        if offersStock, let reference = try? ArticleReference(name) {
            requestListener.handle(request: .checkStock(reference))
        }
    }

    private func showStock(_ isStocked: Bool) {
        self.isStocked = isStocked
        commandListener.handle(command: .showStock(isStocked))
    }

    private func show(_ result: ReactionResult) {
        showStock(result.status.change.isGiven)
        let ask: ReactionAction = isStocked ? .stock : .unstock
        for notice in Phrase.notices(of: result, to: ask, from: origin, timeZone: timeZone) { tell(notice) }
        tell(Phrase(done: result.status, title: title ?? result.title ?? result.status.change.article.rawValue))
    }

    private func show(_ opened: OpenedPage) {
        let url = opened.page.url.absoluteString
        if !opened.isOpen { tell(.noBrowser) }
        tell(opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url))
    }

    /// Tells something that happened; the notice of how fresh the article is stays what it is.
    private func tell(_ phrase: Phrase) {
        commandListener.handle(command: .showMessage(phrase))
    }

    private func alert(for error: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        failures.alert(for: error, reading: try? ArticleReference(name))
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }
}
