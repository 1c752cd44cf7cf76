import ArticleContract
public import ArticleDomain
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
    ///   - reactions: change the reader's list.
    ///   - pages: open the article in a browser.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<ArticleDetailResponse>,
        tasks: TaskScope,
        read: any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>,
        readAnew: (any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>)? = nil,
        note: (any CommandUseCase<Article>)? = nil,
        reactions: ReactionInquiry,
        pages: PageInquiry,
        countdown: Countdown = Countdown()
    ) {
        let readAnew = readAnew ?? read
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read(let reference): .answer(replacing: "read") { .didRead(await read.result(reference)) }
            case .readAnew(let reference): .answer(replacing: "read") { .didRead(await readAnew.result(reference)) }
            case .note(let article): .perform { _ = await note?.result(article) }
            case .stock(let name, let isWanted):
                .answer(replacing: "stock") {
                    .didStock(await reactions.answer(isWanted ? .stock : .unstock, of: name))
                }
            case .checkStock(let name):
                .answer(replacing: "stock") { .didCheckStock(await reactions.status(of: .stock, to: name)) }
            case .open(let name): .answer(replacing: "open") { .didOpen(await pages.answer(opening: name)) }
            case .openLink(let url, let name):
                .answer(replacing: "open") { .didOpen(await pages.answer(openingLink: url, in: name)) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
