public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of the comments on an article.
public typealias CommentListInteractor = UseCaseInteractor<CommentListRequest, CommentListResponse>

extension CommentListInteractor {
    /// Creates the interactor.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: runs the use case.
    ///   - fetch: fetches the comments.
    ///   - refetch: fetches the comments past the cache of responses, or nil where there is none.
    ///   - open: opens a page that a comment links to in the browser.
    ///   - opened: the page that was opened last.
    ///   - awaitSignIn: waits until the user has signed in.
    ///   - countdown: counts the seconds until a retry.
    public convenience init(
        responseListener: AnyResponseListener<CommentListResponse>,
        tasks: TaskScope,
        fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>,
        refetch: (any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>)? = nil,
        open: any CommandUseCase<OpenWebPage.Input>,
        opened: ReadOnlyState<OpenedWebPage?>,
        awaitSignIn: any QueryUseCase<Void, Session> = AwaitSignIn(),
        countdown: Countdown = Countdown()
    ) {
        let refetch = refetch ?? fetch
        self.init(responseListener: responseListener, tasks: tasks) { request in
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
