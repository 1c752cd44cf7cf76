public import AttemptKit
public import PresentationKit
public import ReportKit

/// The view model of a screen that keeps articles; its output is the report on the articles that were kept last.
@MainActor
public protocol SyncScreenViewModel: ViewModel where Shown == Report?, Signal == SyncSignal {
    /// The progress, or nil if there is none.
    var progress: Output<ScreenProgress?> { get }

    /// Starts to keep the articles.
    func begin()

    /// Handles the answer of the user to an alert.
    func answer(_ answer: AlertAnswer<ArticleFailureAction>)
}

/// The events of a screen that keeps articles.
public enum SyncSignal: Equatable, Sendable {
    /// A notice to show.
    case notice(Phrase)
    /// An alert to show.
    case alert(AlertStrategy<ArticleFailureAction>)
}
