public import ArticleContract
import ArticleDomain
public import DomainKit
public import Foundation
public import PresentationKit
public import ReportKit

/// The alerts for failures of commands on articles.
public struct ArticleFailureAlerts: FailureAlerts {
    private let origin: ArticleOrigin
    private let timeZone: TimeZone
    private let clock: any WallClock

    /// Creates the alerts.
    ///
    /// - Parameters:
    ///   - origin: the origin of the articles.
    ///   - timeZone: the time zone of dates.
    ///   - clock: the clock of pauses.
    public init(origin: ArticleOrigin, timeZone: TimeZone = .current, clock: any WallClock = SystemWallClock()) {
        self.origin = origin
        self.timeZone = timeZone
        self.clock = clock
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
        case .retry: .retry
        case .wait(let pause): .wait(pause)
        case .signIn: .explain(AlertStrategy(signInFor: origin, outcome: outcome))
        case .settings: .explain(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .cancel, .close: .leave
        }
    }
}
