public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of an article.
public typealias ArticleDetailInteractor = UseCaseInteractor<ArticleDetailRequest, ArticleDetailResponse>

extension ArticleDetailInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - read: fetches the article.
    ///   - reread: fetches the article past the cache of responses, or nil where there is none.
    ///   - record: records that the article was read, or nil where nothing is recorded.
    ///   - react: changes the stocks of the reader.
    ///   - reaction: the outcome of the last change.
    ///   - check: checks whether the article is stocked.
    ///   - position: finds and stores the position in the article, or nil where it is not remembered.
    ///   - adjacent: finds a neighbour of the article in the list that it was opened from, and the neighbour that was found
    ///     last, or nil without a list.
    ///   - image: fetches an image of the article, or nil where none is shown.
    ///   - open: opens the article, or a page that it links to, in the browser.
    ///   - opened: the page that was opened last.
    ///   - awaitSignIn: waits until the user has signed in.
    ///   - countdown: counts the seconds until a retry.
    public static func using(
        read: any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>,
        reread: (any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>)? = nil,
        record: (any CommandUseCase<Fetched<Article>>)? = nil,
        react: any CommandUseCase<ReactionRequest>,
        reaction: ReadOnlyState<ReactionResult?>,
        check: any QueryUseCase<ReactionQuery, ReactionStatus>,
        position: ReadingPositionUseCases? = nil,
        adjacent: (
            find: any CommandUseCase<FindAdjacentArticle.Input>, found: ReadOnlyState<FindAdjacentArticle.Output?>
        )? = nil,
        image: (any QueryUseCase<ArticleImageAddress, PixelImage>)?,
        open: any CommandUseCase<OpenWebPage.Input>,
        opened: ReadOnlyState<OpenedWebPage?>,
        awaitSignIn: any QueryUseCase<Void, Session> = AwaitSignIn(),
        countdown: Countdown = Countdown()
    ) -> Factory {
        let reread = reread ?? read
        return performing { request in
            switch request {
            case .read(let reference): .answer(replacing: "read") { .didRead(await read.result(reference)) }
            case .reread(let reference): .answer(replacing: "read") { .didRead(await reread.result(reference)) }
            case .recordReading(let article): .perform { _ = await record?.result(article) }
            case .stock(let article, let isGiven):
                .answer(replacing: "stock") {
                    let result = await react.result(ReactionRequest(.stock, to: article, isGiven: isGiven))
                    return .didStock(result.map { reaction.value })
                }
            case .checkStock(let article):
                .answer(replacing: "stock") { .didCheckStock(await check.result(ReactionQuery(.stock, to: article))) }
            case .findPosition(let article):
                .answer(replacing: "find position") {
                    .didFindPosition(await position?.find.result(article) ?? .success(.start))
                }
            case .rememberPosition(let input): .perform(replacing: "position") { await position?.remember(input) }
            case .findAdjacent(let input):
                .answer(replacing: "adjacent") {
                    let result = await adjacent?.find.result(input) ?? .success(())
                    return .didFindAdjacent(input.direction, result.map { adjacent?.found.value ?? .unlisted })
                }
            case .fetchImage(let number, let address):
                .answer(replacing: "image \(number)") {
                    .didFetchImage(number, await image?.result(address) ?? .failure(ApplicationError(.notFound)))
                }
            case .cancelImage(let number): .cancel("image \(number)")
            case .open(let page):
                .answer(replacing: "open") { .didOpen(await open.result(page).map { opened.value }) }
            case .awaitSignIn: .answer(replacing: "sign in") { .didSignIn(await awaitSignIn.result()) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
