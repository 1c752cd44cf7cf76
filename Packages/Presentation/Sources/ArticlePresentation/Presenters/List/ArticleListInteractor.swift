public import ArticleDomain
public import ArticleUseCase
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of a list: each request is one use case, and the list itself reports the effect.
public typealias ArticleListInteractor = UseCaseInteractor<ArticleListRequest, ArticleListResponse>

extension ArticleListInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - list: the list to observe.
    ///   - readings: the dates on which articles were read, to observe.
    ///   - marks: the facts about articles that lists show, to observe.
    ///   - progress: the outcomes of the actions on several articles of this list, to observe.
    ///   - browse: fetches the pages of the list, and searches in its place.
    ///   - awaitSignIn: waits until the user has signed in.
    ///   - complete: lists the names that can complete a word.
    ///   - batch: performs an action on several articles.
    ///   - countdown: counts the seconds until a retry.
    ///   - clock: measures the pause after the last key, before a search starts.
    public static func using(
        list: ReadOnlyState<ArticleList>,
        readings: ReadOnlyState<[ArticleID: Date]>,
        marks: ReadOnlyState<ArticleMarks>,
        progress: ReadOnlyState<ArticleBatchProgress>,
        browse: any CommandUseCase<BrowseArticles.Input>,
        awaitSignIn: any QueryUseCase<Void, Session> = AwaitSignIn(),
        complete: any QueryUseCase<ListCompletions.Input, ListCompletions.Output>,
        batch: any CommandUseCase<ArticleBatch>,
        countdown: Countdown = Countdown(),
        clock: any Clock<Duration> = ContinuousClock()
    ) -> Factory {
        performing { request in
            switch request {
            case .observe:
                .all([
                    .observe("readings", readings) { .didChangeReadings($0) },
                    .observe("marks", marks) { .didChangeMarks($0) },
                    .observe("batch", progress) { .didProceed($0) },
                    .observe("list", list) { .changed($0) },
                ])
            case .browse(let selection): .perform(replacing: "browse") { _ = await browse.result(.start(selection)) }
            case .search(let selection):
                .perform(replacing: "browse") {
                    try? await clock.sleep(for: .milliseconds(300))
                    if !Task.isCancelled { _ = await browse.result(.search(selection)) }
                }
            case .endSearch: .perform(replacing: "browse") { _ = await browse.result(.endSearch) }
            case .loadMore: .perform { _ = await browse.result(.loadMore) }
            case .refresh: .perform { _ = await browse.result(.refresh) }
            case .awaitSignIn: .answer(replacing: "sign in") { .didSignIn(await awaitSignIn.result()) }
            case .complete(let input): .answer(replacing: "completions") { .didComplete(await complete.result(input)) }
            case .run(let input): .perform { _ = await batch.result(input) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
