public import ArticleContract
public import DomainKit
public import Foundation
public import PresentationKit

/// Knows what is told about the failures of commands on articles, and what the answers lead to.
public struct ArticleFailureAlerts: FailureAlerts {
    private let origin: ArticleOrigin
    private let timeZone: TimeZone

    /// Makes it.
    ///
    /// - Parameters:
    ///   - origin: where the articles come from.
    ///   - timeZone: the zone in which dates are told.
    public init(origin: ArticleOrigin, timeZone: TimeZone = .current) {
        self.origin = origin
        self.timeZone = timeZone
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(failure, timeZone: timeZone)
    }

    public func step(
        after answer: AlertAnswer<ArticleFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<ArticleFailureAction> {
        switch answer.action {
        case .retry: .retry
        case .signIn: .explain(AlertStrategy(signInFor: origin, outcome: outcome))
        case .settings: .explain(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .cancel, .close: .leave
        }
    }
}
