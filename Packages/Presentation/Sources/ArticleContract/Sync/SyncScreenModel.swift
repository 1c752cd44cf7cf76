public import PresentationKit

/// The view model of a sync's screen, as its view sees it: what is shown is what was kept, once that is known.
@MainActor
public protocol SyncScreenModel: ViewModel where Shown == Report?, Signal == SyncSignal {
    /// What is going on, or nil while nothing is.
    var progress: Output<Phrase?> { get }

    /// Begins to keep the list.
    func begin()

    /// Takes the user's answer to an alert.
    func answer(_ answer: AlertAnswer<ArticleFailureAction>)
}

/// What the screen of a sync tells once.
public enum SyncSignal: Equatable, Sendable {
    /// Something that the user has to know.
    case notice(Phrase)
    /// What went wrong, and what can be done.
    case alert(AlertStrategy<ArticleFailureAction>)
}
