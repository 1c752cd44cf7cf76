public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of signing in.
public typealias LoginInteractor = UseCaseInteractor<LoginRequest, LoginResponse>

extension LoginInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - session: the session that a sign-in changes.
    ///   - find: finds the token that another program stores.
    ///   - signIn: signs in.
    ///   - countdown: counts the seconds until a retry.
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
