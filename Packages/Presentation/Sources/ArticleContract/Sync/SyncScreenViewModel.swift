public import PresentationKit

/// The view model of a screen that keeps articles, as its view sees it: what is shown is what was kept last.
@MainActor
public protocol SyncScreenViewModel: ViewModel where Shown == Report?, Signal == SyncSignal {
    /// What is going on, or nil while nothing is.
    var progress: Output<Phrase?> { get }

    /// Begins to keep the articles.
    func begin()

    /// Takes the user's answer to an alert.
    func answer(_ answer: AlertAnswer<ArticleFailureAction>)
}

/// The events of a screen that keeps articles.
public enum SyncSignal: Equatable, Sendable {
    /// Something that the user has to know.
    case notice(Phrase)
    /// What went wrong, and what can be done.
    case alert(AlertStrategy<ArticleFailureAction>)
}
