public import ArticleContract
public import ArticleDomain
import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit
public import UseCaseKit

/// Decides how somebody signs in: which token is taken, and what is told when the host does not like it.
///
/// No token is in anything that it shows. What another program keeps is taken only when the user says so.
public final class LoginPresenter: Presenter {
    public typealias Event = ReportEvent<LoginAction>
    public typealias Command = ReportCommand<LoginAction>
    public typealias Request = LoginRequest
    public typealias Response = LoginResponse

    private let way: LoginMethod
    private let alerts: LoginAlerts
    private let host: Setting<ArticleHost>
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<LoginRequest>
    private var foreign: ForeignToken?
    private var attempt = Attempt<Command, Request>()

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - way: how the user wants to sign in.
    ///   - host: where to.
    ///   - place: where the token will be kept.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    public init(
        way: LoginMethod,
        host: Setting<ArticleHost>,
        place: String,
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<LoginRequest>
    ) {
        self.way = way
        self.host = host
        alerts = LoginAlerts(host: host, place: place, timeZone: timeZone, clock: clock)
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad:
            switch way {
            case .withToken: perform(.stop(alerts.askForToken(takesInput: true)))
            case .asking, .fromTool: requestListener.handle(request: .findForeign)
            }
        case .didAnswer(let answer): handle(answer)
        }
    }

    private func handle(_ answer: AlertAnswer<LoginAction>) {
        perform(.follow(alerts.step(after: answer)))
        switch answer.action {
        case .signIn: signIn(entered: answer.text?.exposed ?? "")
        case .useForeign: foreign.map { signIn(with: $0.secret) }
        case .enter, .retry, .wait, .cancel: break
        }
    }

    public func handle(response: LoginResponse) {
        switch response {
        case .didFind(.success(let found)): decide(about: found)
        case .didFind(.failure(let error)): perform(.stop(alerts.alert(for: error)))
        case .didSignIn(.success(let session)):
            perform(.succeed)
            commandListener.handle(command: .show(Report(signedIn: session, place: alerts.place)))
        case .didSignIn(.failure(let error)): perform(.stop(alerts.alert(for: error)))
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func decide(about found: ForeignToken?) {
        foreign = found
        switch (found, way) {
        case (let found?, .fromTool): signIn(with: found.secret)
        case (let found?, .asking), (let found?, .withToken): perform(.stop(alerts.offer(found)))
        case (nil, .fromTool): perform(.stop(alerts.noForeignToken))
        case (nil, .asking), (nil, .withToken): perform(.stop(alerts.askForToken(takesInput: false)))
        }
    }

    private func signIn(entered text: String) {
        do throws(ValidationError) {
            signIn(with: try Secret(text))
        } catch {
            perform(.stop(alerts.noToken(isEmpty: error.rule == .notEmpty)))
        }
    }

    private func signIn(with secret: Secret) {
        perform(.ask(.init(.signIn(secret), Phrase(asking: host.value))))
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }
}
