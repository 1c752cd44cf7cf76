public import ArticleContract
import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit
public import ReportKit

/// The alerts for failures of commands on articles.
public struct ArticleFailureAlerts: FailureAlerts, RoutingAlerts {
    let origin: ArticleOrigin
    let opensScreens: Bool
    let timeZone: TimeZone
    private let clock: any WallClock

    /// Creates the alerts.
    ///
    /// - Parameters:
    ///   - origin: the origin of the articles.
    ///   - opensScreens: a Boolean value that indicates whether actions lead to screens in place of explanations.
    ///   - timeZone: the time zone of dates.
    ///   - clock: the clock of pauses.
    public init(
        origin: ArticleOrigin,
        opensScreens: Bool = false,
        timeZone: TimeZone = .autoupdatingCurrent,
        clock: any WallClock = SystemWallClock()
    ) {
        self.origin = origin
        self.opensScreens = opensScreens
        self.timeZone = timeZone
        self.clock = clock
    }

    /// Returns the alerts for failures that concern a subject.
    public func about(_ subject: ArticleSubjectAlerts.Subject) -> ArticleSubjectAlerts {
        ArticleSubjectAlerts(subject: subject, others: self)
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(failure, from: origin, timeZone: timeZone, now: clock.now)
    }

    /// The alert that a sync did not begin, because another one of the host runs.
    var syncIsRunning: AlertStrategy<ArticleFailureAction> { AlertStrategy(runningSyncOf: origin.host) }

    public func step(
        after answer: AlertAnswer<ArticleFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<ArticleFailureAction> {
        switch answer.action {
        case .retry, .remove, .clear: .retry
        case .wait(let pause): .wait(pause)
        case .signIn where route(after: .signIn) != nil: .suspend
        case .settings where opensScreens: .leave
        case .signIn: .explain(AlertStrategy(signInFor: origin, outcome: outcome))
        case .settings: .explain(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .cancel, .close: .leave
        }
    }

    func route(after action: ArticleFailureAction) -> ArticleRoute? {
        switch action {
        case .signIn where opensScreens && origin != .guide: .signIn
        case .settings where opensScreens: .settings
        case .retry, .wait, .signIn, .settings, .remove, .clear, .cancel, .close: nil
        }
    }

    func signedIn(_ session: Session) -> ArticleFailureAlerts {
        let origin = origin.setting.map { ArticleOrigin.host($0, session.token) } ?? origin
        return ArticleFailureAlerts(origin: origin, opensScreens: opensScreens, timeZone: timeZone, clock: clock)
    }
}
