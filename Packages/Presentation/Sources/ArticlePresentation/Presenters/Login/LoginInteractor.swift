public import ArticleDomain
public import ArticleUseCase
public import DomainKit
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<LoginRequest, LoginResponse> {
    /// Makes the interactor of signing in.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - session: says who is signed in.
    ///   - find: finds the token that another program keeps.
    ///   - signIn: signs in; what it changes is told by the session.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<LoginResponse>,
        tasks: TaskScope,
        session: ReadOnlyState<Session>,
        find: any QueryUseCase<Void, ForeignToken?>,
        signIn: any CommandUseCase<Secret>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .findForeign: .answer { .didFind(await find.result(())) }
            case .signIn(let token):
                .answer(replacing: "sign in") { .didSignIn(await signIn.result(token).map { session.value }) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
