public import ArticleContract
import ArticleDomain
import DomainKit
public import Foundation
public import PresentationKit

/// Decides what a list of articles shows, and where one goes from there.
public final class ArticleListPresenter: Presenter {
    public typealias Event = ArticleListEvent
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleListRequest
    public typealias Response = ArticleListResponse

    private let listing: ArticleListing
    private let origin: ArticleOrigin
    private let output: ArticleOutput
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleListRequest>
    private let router: Router<ArticleRoute>
    private var display: ArticleListDisplay
    private var outcome = ExitOutcome.done

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - origin: where they come from.
    ///   - output: whether people or machines read the list.
    ///   - timeZone: the zone in which dates are told.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes to the article that was chosen.
    public init(
        listing: ArticleListing,
        origin: ArticleOrigin,
        output: ArticleOutput = .screen,
        timeZone: TimeZone = .current,
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.origin = origin
        self.output = output
        self.timeZone = timeZone
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        display = ArticleListDisplay(output: output, timeZone: timeZone)
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: begin()
        case .didReachEnd, .didAnswer(.retry): requestListener.handle(request: .loadMore)
        case .didAskForRefresh: requestListener.handle(request: .refresh)
        case .didSelect(let id): router.go(.push(.detail(id)))
        case .didAnswer(.signIn): send(.showAlert(AlertStrategy(signInFor: origin, outcome: outcome)))
        case .didAnswer(.settings): send(.showAlert(AlertStrategy(settingsOf: origin, outcome: outcome)))
        case .didAnswer(.cancel), .didAnswer(.close): break
        }
    }

    public func handle(response: ArticleListResponse) {
        switch response {
        case .changed(let list): display.update(list).forEach(send)
        }
    }

    private func begin() {
        if output == .screen { send(.showHeading(Phrase(heading: listing, from: origin))) }
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            requestListener.handle(request: .observe)
            requestListener.handle(request: .browse(selection))
        } catch {
            send(.showAlert(AlertStrategy(ApplicationError(.invalidInput(error)), timeZone: timeZone)))
        }
    }

    private func send(_ command: ArticleListCommand) {
        if case .showAlert(let strategy) = command { outcome = strategy.outcome }
        commandListener.handle(command: command)
    }
}
