public import ArticleContract
public import ArticleUseCase
public import DomainKit
public import PresentationKit
public import ReportKit

/// Signs out once the user has confirmed it, reports it, and goes back if the user declines.
public final class SignOutPresenter: Presenter {
    public typealias Event = ReportEvent<SignOutAction>
    public typealias Command = ReportCommand<SignOutAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<Session, ApplicationError>

    private let report: ReportPresenter<Session, SignOutAlerts>
    private let router: Router<ArticleRoute>

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: receives the commands.
    ///   - requestListener: receives the requests.
    ///   - router: goes back.
    public init(
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<ReportRequest>,
        router: Router<ArticleRoute>
    ) {
        let alerts = SignOutAlerts()
        report = ReportPresenter(
            confirmation: alerts.question,
            progress: nil,
            failures: alerts,
            report: { Report(signedOut: $0) },
            commandListener: commandListener,
            requestListener: requestListener
        )
        self.router = router
    }

    public func handle(event: Event) {
        report.handle(event: event)
        if case .didAnswer(let answer) = event, answer.action == .cancel { router.go(.back) }
    }

    public func handle(response: Response) {
        report.handle(response: response)
    }
}
