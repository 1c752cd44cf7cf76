public import ArticleContract
import ArticleDomain
import DomainKit
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
    private let output: ArticleOutput
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ArticleDetailRequest>
    private let router: Router<ArticleRoute>
    private var reference: ArticleReference?
    private var isProgressShown = false
    private var notice: Phrase?
    private var outcome = ExitOutcome.done

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    ///   - origin: where it comes from.
    ///   - output: whether people or machines read it.
    ///   - timeZone: the zone in which dates are told.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes back.
    public init(
        name: String,
        origin: ArticleOrigin,
        output: ArticleOutput = .screen,
        timeZone: TimeZone = .current,
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ArticleDetailRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.origin = origin
        self.output = output
        self.timeZone = timeZone
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad, .didAskForRefresh, .didAnswer(.retry): read()
        case .didAskToGoBack: router.go(.back)
        case .didAnswer(.signIn): show(AlertStrategy(signInFor: origin, outcome: outcome))
        case .didAnswer(.settings): show(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .didAnswer(.cancel), .didAnswer(.close): break
        }
    }

    public func handle(response: ArticleDetailResponse) {
        hideProgress()
        switch response {
        case .didRead(.success(let fetched)): show(fetched)
        case .didRead(.failure(let error)): show(error)
        }
    }

    private func read() {
        do throws(ValidationError) {
            let reference = try ArticleReference(name)
            self.reference = reference
            if !isProgressShown { commandListener.handle(command: .showProgress(.fetchingArticle)) }
            isProgressShown = true
            requestListener.handle(request: .read(reference))
        } catch {
            show(ApplicationError(.invalidInput(error)))
        }
    }

    private func hideProgress() {
        if isProgressShown { commandListener.handle(command: .hideProgress) }
        isProgressShown = false
    }

    private func show(_ fetched: Fetched<ReadableArticle>) {
        let new = Phrase(CollectionOfOne(fetched.freshness), timeZone: timeZone)
        if new != notice { commandListener.handle(command: new.map { .showNotice($0) } ?? .hideNotice) }
        notice = new
        switch output {
        case .screen:
            commandListener.handle(command: .show(ArticleDetail(fetched.value, from: origin.host, timeZone: timeZone)))
        case .records:
            commandListener.handle(command: .emit(JSONText(ArticleRecord(fetched.map(\.article), hasBody: true))))
        }
    }

    private func show(_ error: ApplicationError) {
        show(AlertStrategy(error, reading: reference, from: origin, timeZone: timeZone))
    }

    private func show(_ strategy: AlertStrategy<ArticleFailureAction>) {
        outcome = strategy.outcome
        commandListener.handle(command: .showAlert(strategy))
    }
}
