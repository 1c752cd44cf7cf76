import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import PresentationKit
import UseCaseKit

/// The interactors of the account and the settings, on each host.
extension ReaderApp {
    func loginInteractor(to connection: HostConnection) -> LoginInteractor.Factory {
        LoginInteractor.using(
            session: connection.session.readOnly,
            find: FindForeignToken(tokens: connection.tokens),
            signIn: SignIn(
                session: connection.session,
                signIns: connection.signIns,
                marks: marks,
                tokens: connection.tokens,
                accounts: connection.accounts
            )
        )
    }

    func signOut(from connection: HostConnection) -> SignOut {
        SignOut(session: connection.session, marks: marks, tokens: connection.tokens)
    }

    /// - Parameter hasTerminal: a Boolean value that indicates whether an editor can be used.
    func manageSettings(hasTerminal: Bool) -> ManageSettings<ReaderSetting> {
        ManageSettings(
            gateway: storage.settings,
            fetch: fetchSettings,
            hasTerminal: hasTerminal,
            settings: configuration.settings.state
        )
    }

    var fetchSettings: FetchSettings<ReaderSetting> {
        FetchSettings(
            gateway: storage.settings,
            options: configuration.given,
            environment: configuration.environment
        )
    }
}
