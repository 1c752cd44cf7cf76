public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of a sync asks of its interactor.
public enum SyncRequest: AttemptRequest, Hashable {
    /// Send what waits, then keep a list; report how far that is.
    case sync(SyncArticles.Wish)
    /// Wait until a date, and say how long it still takes.
    case wait(until: Date)
}

/// What the interactor of a sync answers.
public enum SyncResponse: InteractorResponse, Equatable {
    /// This was done so far.
    case progressed(SyncProgress)
    /// What waited was sent, or not.
    case replayed(ReactionJournal, ApplicationError?)
    /// The sync has ended: this was done, and this is why not more.
    case ended(SyncProgress, ApplicationError?)
    /// So many seconds of the wait are left.
    case waiting(secondsLeft: Int)
    /// The wait is over.
    case didWait
}
