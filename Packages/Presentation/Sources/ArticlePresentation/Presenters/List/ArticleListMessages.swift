public import ArticleDomain
public import ArticleUseCase
public import Foundation
public import PresentationKit

/// What the presenter of a list asks of its interactor.
public enum ArticleListRequest: AttemptRequest, Hashable {
    /// Report the list, now and whenever it changes.
    case observe
    /// Begin the list of a selection.
    case browse(ArticleSelection)
    /// Fetch the next page, or again the one that failed.
    case loadMore
    /// Fetch the list anew.
    case refresh
    /// Wait until a date.
    case wait(until: Date)
}

/// What the interactor of a list answers.
public enum ArticleListResponse: InteractorResponse, Equatable {
    /// This is the list now.
    case changed(ArticleList)
    /// These are the articles that have been read by now, and when.
    case didChangeReadings([ArticleID: Date])
    /// So many seconds of a wait are left.
    case waiting(secondsLeft: Int)
    /// The date that was waited for has come.
    case didWait
}
