public import ArticleContract
import ArticleDomain
public import DomainKit
public import Foundation
public import PresentationKit

/// Knows what is told about the failures of commands on articles, and what the answers lead to.
public struct ArticleFailureAlerts: FailureAlerts {
    private let origin: ArticleOrigin
    private let timeZone: TimeZone
    private let clock: any WallClock

    /// Makes it.
    ///
    /// - Parameters:
    ///   - origin: where the articles come from.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    public init(origin: ArticleOrigin, timeZone: TimeZone = .current, clock: any WallClock = SystemWallClock()) {
        self.origin = origin
        self.timeZone = timeZone
        self.clock = clock
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        alert(for: failure, reading: nil)
    }

    /// Words why one article could not be fetched.
    ///
    /// - Parameter reference: the article, or nil if what the user wrote names none.
    func alert(for failure: ApplicationError, reading reference: ArticleReference?)
        -> AlertStrategy<ArticleFailureAction>
    {
        AlertStrategy(failure, reading: reference, from: origin, timeZone: timeZone, now: clock.now)
    }

    /// Words why a sync did not begin: another one of the host is running.
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
