public import ArticleContract
import ArticleUseCase
public import AttemptKit
public import DomainKit
public import PresentationKit

/// The alerts for failures of commands on articles.
public struct ArticleFailureAlerts: FailureAlerts, RoutingAlerts {
    let context: ArticleContext
    private var origin: ArticleOrigin { context.origin }
    private var opensScreens: Bool { context.opensScreens }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(failure, in: context)
    }

    /// The alert that a sync did not begin, because another one of the host runs.
    var syncIsRunning: AlertStrategy<ArticleFailureAction> { AlertStrategy(runningSyncOf: origin.host) }

    public func step(after answer: AlertAnswer<ArticleFailureAction>) -> FailureStep<ArticleFailureAction> {
        switch answer.action {
        case .retry, .remove, .clear: .retry
        case .wait(let pause): .wait(pause)
        case .signIn where route(after: .signIn) != nil: .suspend
        case .settings where opensScreens: .leave
        case .signIn: .explain(AlertStrategy(signInFor: origin))
        case .settings: .explain(AlertStrategy(settingsOf: origin))
        case .cancel, .close: .leave
        }
    }

    func route(after action: ArticleFailureAction) -> ArticleRoute? {
        switch action {
        case .signIn where opensScreens && origin.isService: .signIn
        case .settings where opensScreens: .settings
        case .retry, .wait, .signIn, .settings, .remove, .clear, .cancel, .close: nil
        }
    }

    func signedIn(_ session: Session) -> ArticleFailureAlerts { context.signedIn(session).alerts }
}
