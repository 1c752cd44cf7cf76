import ArticleUseCase
public import DomainKit
public import PresenterKit

/// The origin of the articles of a screen, with the facts that its texts and alerts depend on.
public struct ArticleContext: Sendable {
    private(set) var origin: ArticleOrigin
    let opensScreens: Bool
    let namesCommands: Bool
    let timeZone: DisplayTimeZone
    let clock: any WallClock

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - origin: the origin of the articles.
    ///   - opensScreens: a Boolean value that indicates whether actions lead to screens in place of explanations.
    ///   - namesCommands: a Boolean value that indicates whether the program has a command line, whose commands texts may name.
    ///   - timeZone: the time zone of dates.
    ///   - clock: the clock of pauses.
    public init(
        origin: ArticleOrigin,
        opensScreens: Bool = false,
        namesCommands: Bool = true,
        timeZone: DisplayTimeZone = .system,
        clock: any WallClock = SystemWallClock()
    ) {
        self.origin = origin
        self.opensScreens = opensScreens
        self.namesCommands = namesCommands
        self.timeZone = timeZone
        self.clock = clock
    }

    /// The alerts for failures.
    public var alerts: ArticleFailureAlerts { ArticleFailureAlerts(context: self, subject: nil) }

    /// Returns the alerts for failures that concern a subject.
    public func alerts(about subject: ArticleFailureAlerts.Subject) -> ArticleFailureAlerts {
        ArticleFailureAlerts(context: self, subject: subject)
    }

    func signedIn(_ session: Session) -> ArticleContext {
        var context = self
        if let setting = origin.setting { context.origin = .host(setting, session.token) }
        return context
    }
}
