public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
public import PresenterKit
public import ReportKit
public import UseCaseKit

/// Decides how the user signs in: with which token, and what follows when the host does not accept it.
///
/// Nothing that it shows contains a token. The token of another program is used only with the consent of the user.
public final class LoginPresenter: Presenter {
    public typealias Event = ReportEvent<LoginAction>
    public typealias Command = ReportCommand<LoginAction>
    public typealias Request = LoginRequest

    private let method: LoginMethod
    private let host: Setting<ArticleHost>
    private let alerts: LoginAlerts
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<LoginRequest>
    private let router: Router<ArticleRoute>?
    private let attempt: Attempt<Request, ApplicationError, Command.Action>
    private var foreign: ForeignToken?

    /// Creates the presenter; the token is kept in the file `place`, and a command has no router.
    public init(
        method: LoginMethod,
        host: Setting<ArticleHost>,
        place: String,
        namesCommands: Bool = true,
        timeZone: DisplayTimeZone = .system,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<LoginRequest>,
        router: Router<ArticleRoute>? = nil
    ) {
        self.method = method
        self.host = host
        alerts = LoginAlerts(
            host: host,
            place: place,
            namesCommands: namesCommands,
            timeZone: timeZone,
            clock: clock
        )
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        attempt = Attempt(alerts: alerts, commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad:
            switch method {
            case .withToken: attempt.show(alerts.askForToken(readsStandardInput: true))
            case .asking, .fromTool: requestListener.handle(request: .findForeign)
            }
        case .didAnswer(let answer):
            attempt.answer(answer)
            switch answer.action {
            case .signIn: signIn(entered: answer.text?.exposed ?? "")
            case .useForeign: if let foreign { signIn(with: foreign.secret) }
            case .cancel: router?.go(.dismiss)
            case .enter, .retry, .wait: break
            }
        }
    }

    public func handle(response: LoginResponse) {
        switch response {
        case .didFind(.success(let found)): handleForeignToken(found)
        case .didFind(.failure(let error)): attempt.fail(error)
        case .didSignIn(.success(let session)):
            attempt.succeed()
            show(Report(signedIn: session, place: alerts.place))
        case .didSignIn(.failure(let error)): attempt.fail(error)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    /// Shows the report; where the screen is left, as messages on the one below.
    private func show(_ report: Report) {
        guard let router else { return commandListener.handle(command: .show(report)) }
        for message in report.entries.flatMap(\.lines).map(\.text) + report.notices {
            commandListener.handle(command: .showNotice(message))
        }
        router.go(.dismiss)
    }

    private func handleForeignToken(_ found: ForeignToken?) {
        foreign = found
        switch (found, method) {
        case (let found?, .fromTool): signIn(with: found.secret)
        case (let found?, .asking), (let found?, .withToken): attempt.show(alerts.offer(found))
        case (nil, .fromTool): attempt.show(alerts.noForeignToken)
        case (nil, .asking), (nil, .withToken): attempt.show(alerts.askForToken(readsStandardInput: false))
        }
    }

    private func signIn(entered text: String) {
        do throws(ValidationError) {
            signIn(with: try Secret(text))
        } catch {
            attempt.show(alerts.noToken(isEmpty: error.rule == .notEmpty))
        }
    }

    private func signIn(with secret: Secret) {
        attempt.start(.signIn(secret), showing: Phrase(asking: host.value))
    }
}

/// The requests while the user signs in.
public enum LoginRequest: AttemptRequest, Hashable {
    /// Find the token that another program stores.
    case findForeign
    /// Sign in with a token.
    case signIn(Secret)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses while the user signs in.
public enum LoginResponse: AttemptResponse, Equatable {
    /// The token of another program was found, or not.
    case didFind(Result<ForeignToken?, ApplicationError>)
    /// The user is signed in, or not.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// The interactor of signing in.
public typealias LoginInteractor = UseCaseInteractor<LoginRequest, LoginResponse>

extension LoginInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        session: ReadOnlyState<Session>,
        find: any QueryUseCase<Void, ForeignToken?>,
        signIn: any CommandUseCase<Secret>,
        countdown: Countdown = Countdown()
    ) -> Factory {
        performing { request in
            switch request {
            case .findForeign: .answer { .didFind(await find.result()) }
            case .signIn(let token):
                .answer(replacing: "sign in") { .didSignIn(await signIn.result(token).map { session.value }) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}

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
