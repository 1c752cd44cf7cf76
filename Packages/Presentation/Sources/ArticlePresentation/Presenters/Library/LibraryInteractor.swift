public import ArticleDomain
public import ArticleUseCase
public import DomainKit
import FailureKit
public import Foundation
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<LibraryRequest, LibraryResponse> {
    /// Creates the interactor of the lists of the library.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: runs the use cases.
    ///   - tags: lists the tags of the kept articles.
    ///   - searches: lists the saved searches.
    ///   - removeSearch: removes a saved search.
    ///   - kept: lists the kept articles.
    ///   - search: searches in the kept articles.
    ///   - removeKept: removes a kept copy.
    ///   - readings: the dates on which articles were read.
    ///   - history: lists the history.
    ///   - removeFromHistory: removes an article from the history.
    ///   - clearHistory: clears the history.
    ///   - countdown: counts the seconds until a retry.
    public convenience init(
        responseListener: AnyResponseListener<LibraryResponse>,
        tasks: TaskScope,
        tags: any QueryUseCase<Void, [KnownTag]>,
        searches: any QueryUseCase<Void, SavedSearchList>,
        removeSearch: any CommandUseCase<SavedSearchName>,
        kept: any QueryUseCase<PageRequest, Page<KeptArticleSummary>>,
        search: any QueryUseCase<KeptSearch, Page<KeptArticleHit>>,
        removeKept: any CommandUseCase<ArticleReference>,
        readings: ReadOnlyState<[ArticleID: Date]>,
        history: any QueryUseCase<PageRequest, Page<HistoryEntry>>,
        removeFromHistory: any CommandUseCase<ArticleReference>,
        clearHistory: any CommandUseCase<Void>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .listTags: .load { await tags.result(()).map { .tags($0) } }
            case .listSearches: .load { await searches.result(()).map { .searches($0) } }
            case .listKept(let page): .load { await kept.result(page).map { .kept($0, readings: readings.value) } }
            case .searchKept(let query):
                .load { await search.result(query).map { .found($0, readings: readings.value) } }
            case .listHistory(let page): .load { await history.result(page).map { .history($0) } }
            case .removeKept(let article): .remove { await removeKept.result(article) }
            case .removeSearch(let name): .remove { await removeSearch.result(name) }
            case .removeFromHistory(let article): .remove { await removeFromHistory.result(article) }
            case .clearHistory: .remove { await clearHistory.result(()) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}

extension InteractorJob<LibraryResponse> {
    /// Loads a page, in place of the one that is being loaded.
    fileprivate static func load(
        _ query: @escaping @MainActor () async -> Result<LibraryPage, ApplicationError>
    ) -> InteractorJob {
        .answer(replacing: "load") {
            switch await query() {
            case .success(let page): .didLoad(page)
            case .failure(let error): .didFail(error)
            }
        }
    }

    fileprivate static func remove(
        _ command: @escaping @MainActor () async -> Result<Void, ApplicationError>
    ) -> InteractorJob {
        .answer {
            switch await command() {
            case .success: .didRemove
            case .failure(let error): .didFail(error)
            }
        }
    }
}
