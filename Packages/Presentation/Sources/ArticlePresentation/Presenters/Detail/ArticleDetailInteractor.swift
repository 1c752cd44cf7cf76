public import ArticleDomain
public import ArticleUseCase
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArticleDetailRequest, ArticleDetailResponse> {
    /// Makes the interactor of an article.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use case.
    ///   - read: fetches the article.
    ///   - readAnew: fetches it past what was answered a moment ago, or nil where nothing remembers that.
    ///   - note: notes in the history what was read, or nil where none is kept.
    ///   - react: changes the reader's list.
    ///   - reaction: the outcome of that.
    ///   - check: checks whether the article is on the reader's list.
    ///   - open: opens the article, or a page that it links to, in the browser.
    ///   - opened: the outcome of that.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<ArticleDetailResponse>,
        tasks: TaskScope,
        read: any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>,
        readAnew: (any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>)? = nil,
        note: (any CommandUseCase<Article>)? = nil,
        react: any CommandUseCase<ReactionRequest>,
        reaction: ReadOnlyState<ReactionResult?>,
        check: any QueryUseCase<ReactionQuery, ReactionStatus>,
        open: any CommandUseCase<OpenPage.Input>,
        opened: ReadOnlyState<OpenedPage?>,
        countdown: Countdown = Countdown()
    ) {
        let readAnew = readAnew ?? read
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read(let reference): .answer(replacing: "read") { .didRead(await read.result(reference)) }
            case .readAnew(let reference): .answer(replacing: "read") { .didRead(await readAnew.result(reference)) }
            case .note(let article): .perform { _ = await note?.result(article) }
            case .stock(let article, let isGiven):
                .answer(replacing: "stock") {
                    let result = await react.result(ReactionRequest(.stock, to: article, isGiven: isGiven))
                    return .didStock(result.map { reaction.value })
                }
            case .checkStock(let article):
                .answer(replacing: "stock") { .didCheckStock(await check.result(ReactionQuery(.stock, to: article))) }
            case .open(let page):
                .answer(replacing: "open") { .didOpen(await open.result(page).map { opened.value }) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
