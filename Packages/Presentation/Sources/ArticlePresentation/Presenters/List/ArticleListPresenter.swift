public import ArticleContract
public import ArticleDomain
import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit
import UseCaseKit

/// Decides what a list of articles shows, and where one goes from there.
public final class ArticleListPresenter: Presenter {
    public typealias Event = ArticleListEvent
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleListRequest
    public typealias Response = ArticleListResponse

    private let listing: ArticleListing
    private let origin: ArticleOrigin
    private let failures: ArticleSubjectAlerts
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleListRequest>
    private let router: Router<ArticleRoute>
    private var display: ArticleListDisplay
    private var attempt = Attempt<Command, Request>()

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - origin: where they come from.
    ///   - readings: when articles were read before.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes to the article that was chosen.
    public init(
        listing: ArticleListing,
        origin: ArticleOrigin,
        readings: [ArticleID: Date] = [:],
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.origin = origin
        failures = ArticleSubjectAlerts(
            .listing(listing),
            from: origin,
            others: ArticleFailureAlerts(origin: origin, timeZone: timeZone, clock: clock)
        )
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        display = ArticleListDisplay(timeZone: timeZone, read: Set(readings.keys))
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: begin()
        case .didReachEnd: requestListener.handle(request: .loadMore)
        case .didAskForRefresh: requestListener.handle(request: .refresh)
        case .didSelect(let id): router.go(.push(.detail(id)))
        case .didAnswer(let action):
            perform(.follow(failures.step(after: AlertAnswer(action), outcome: attempt.outcome)))
        }
    }

    public func handle(response: ArticleListResponse) {
        switch response {
        case .changed(let list): show(list)
        case .didChangeReadings(let readings): display.update(read: Set(readings.keys)).forEach(send)
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func begin() {
        send(.showHeading(Phrase(heading: listing, from: origin)))
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            requestListener.handle(request: .observe)
            requestListener.handle(request: .browse(selection))
        } catch {
            perform(.stop(failures.alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func show(_ list: ArticleList) {
        guard display.isNews(list) else { return }
        switch list.phase {
        case .loading, .refreshing: perform(.join(.init(.loadMore, .checkingForArticles)))
        case .failed(let error): perform(.stop(failures.alert(for: error), repeating: .init(.loadMore)))
        case .idle, .complete: perform(.succeed)
        }
        display.update(list).forEach(send)
    }

    private func send(_ command: ArticleListCommand) {
        commandListener.handle(command: command)
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }
}
