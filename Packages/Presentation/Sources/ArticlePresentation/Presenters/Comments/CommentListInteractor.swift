public import ArticleDomain
public import ArticleUseCase
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<CommentListRequest, CommentListResponse> {
    /// Makes the interactor of comments.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use case.
    ///   - fetch: fetches the comments.
    ///   - fetchAnew: fetches them past what was answered a moment ago, or nil where nothing remembers that.
    ///   - open: opens a page that a comment links to in the browser.
    ///   - opened: the page that was opened last.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<CommentListResponse>,
        tasks: TaskScope,
        fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>,
        fetchAnew: (any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>)? = nil,
        open: any CommandUseCase<OpenPage.Input>,
        opened: ReadOnlyState<OpenedPage?>,
        countdown: Countdown = Countdown()
    ) {
        let fetchAnew = fetchAnew ?? fetch
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .fetch(let reference): .answer(replacing: "fetch") { .didFetch(await fetch.result(reference)) }
            case .fetchAnew(let reference):
                .answer(replacing: "fetch") { .didFetch(await fetchAnew.result(reference)) }
            case .open(let page):
                .answer(replacing: "open") { .didOpen(await open.result(page).map { opened.value }) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
