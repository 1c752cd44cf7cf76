public import ArticleContract
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
public import ReportKit

/// Signs out once the user has confirmed it, reports it, and goes back if the user declines.
public final class SignOutPresenter: Presenter {
    public typealias Event = ReportEvent<RetryAction>
    public typealias Command = ReportCommand<RetryAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<Session, ApplicationError>

    /// The title of the buttons that lead here, and of the one that confirms.
    public nonisolated static let title = Phrase(en: "Sign Out", ja: "サインアウト")

    private let report: ReportPresenter<Session, RetryAlerts>
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
        report = ReportPresenter(
            confirmation: .signingOut,
            progress: nil,
            failures: RetryAlerts(),
            report: { Report(signedOut: $0) },
            commandListener: commandListener,
            requestListener: requestListener
        )
        self.router = router
    }

    public func handle(event: Event) {
        report.handle(event: event)
        if case .didAnswer(let answer) = event, answer.action.style == .cancel { router.go(.back) }
    }

    public func handle(response: Response) {
        report.handle(response: response)
    }
}

extension AlertStrategy<RetryAction> {
    fileprivate static var signingOut: AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Sign out?", ja: "サインアウトしますか？"),
            message: Phrase(
                en: "The token is removed from this device; kept articles stay.",
                ja: "トークンをこの端末から削除します。保存した記事は残ります。"
            ),
            actions: [.proceed(title: SignOutPresenter.title), .cancel]
        )
    }
}
