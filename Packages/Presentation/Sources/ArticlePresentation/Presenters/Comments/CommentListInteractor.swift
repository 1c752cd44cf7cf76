public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of the comments on an article.
public typealias CommentListInteractor = UseCaseInteractor<CommentListRequest, CommentListResponse>

extension CommentListInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - fetch: fetches the comments.
    ///   - refetch: fetches the comments past the cache of responses, or nil where there is none.
    ///   - open: opens a page that a comment links to in the browser.
    ///   - opened: the page that was opened last.
    ///   - awaitSignIn: waits until the user has signed in.
    ///   - countdown: counts the seconds until a retry.
    public static func using(
        fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>,
        refetch: (any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>)? = nil,
        open: any CommandUseCase<OpenWebPage.Input>,
        opened: ReadOnlyState<OpenedWebPage?>,
        awaitSignIn: any QueryUseCase<Void, Session> = AwaitSignIn(),
        countdown: Countdown = Countdown()
    ) -> Factory {
        let refetch = refetch ?? fetch
        return performing { request in
            switch request {
            case .fetch(let reference): .answer(replacing: "fetch") { .didFetch(await fetch.result(reference)) }
            case .refetch(let reference):
                .answer(replacing: "fetch") { .didFetch(await refetch.result(reference)) }
            case .open(let page):
                .answer(replacing: "open") { .didOpen(await open.result(page).map { opened.value }) }
            case .awaitSignIn: .answer(replacing: "sign in") { .didSignIn(await awaitSignIn.result()) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
