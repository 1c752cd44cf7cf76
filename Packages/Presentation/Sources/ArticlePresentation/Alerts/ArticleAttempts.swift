import ArticleContract
import ArticleUseCase
import AttemptKit
import DomainKit
import PresentationKit

/// A request of a screen on which users can sign in.
protocol SignInRequest: AttemptRequest {
    /// The request to wait until the user has signed in.
    static var awaitSignIn: Self { get }
}

/// The attempts of a screen of articles, whose alerts lead to other screens, and to another attempt after a sign-in.
@MainActor
final class ArticleAttempts<Command: AttemptCommand, Request: SignInRequest>
where Command.Action == ArticleFailureAction {
    private(set) var alerts: ArticleFailureAlerts
    let attempt: Attempt<Request, ApplicationError, Command.Action>
    private let requestListener: AnyRequestListener<Request>
    private let router: Router<ArticleRoute>

    init(
        _ alerts: ArticleFailureAlerts,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>,
        router: Router<ArticleRoute>
    ) {
        self.alerts = alerts
        self.requestListener = requestListener
        self.router = router
        attempt = Attempt(alerts: alerts, commandListener: commandListener, requestListener: requestListener)
    }

    /// Performs the step that follows the answer to an alert, and goes to the screen that it leads to.
    func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        attempt.answer(answer)
        guard let route = alerts.route(after: answer.action) else { return }
        if route == .signIn { requestListener.handle(request: .awaitSignIn) }
        router.go(.present(route))
    }

    /// Retries what the sign-in was for; nothing if the screen was left, or another sign-in is awaited.
    func didSignIn(_ result: Result<Session, ApplicationError>) {
        guard case .success(let session) = result else { return }
        alerts = alerts.signedIn(session)
        attempt.resume(with: alerts)
    }
}
