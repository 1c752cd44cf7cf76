public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of an article.
public typealias ArticleDetailInteractor = UseCaseInteractor<ArticleDetailRequest, ArticleDetailResponse>

extension ArticleDetailInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// A use case that is nil is not offered: without `reread`, the article is fetched as usual.
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

/// The requests for an article.
public enum ArticleDetailRequest: AttemptRequest, SignInRequest, Hashable {
    /// Fetch the article.
    case read(ArticleReference)
    /// Fetch the article past the cache of responses.
    case reread(ArticleReference)
    /// Record that the article was read.
    case recordReading(Fetched<Article>)
    /// Stock the article, or remove it from the stocks.
    case stock(ArticleReference, isGiven: Bool)
    /// Check whether the article is stocked.
    case checkStock(ArticleReference)
    /// Find the position up to which an article was read.
    case findPosition(ArticleID)
    /// Remember the position in an article.
    case rememberPosition(UpdateReadingPosition.Input)
    /// Find the article before or behind the article in its list.
    case findAdjacent(FindAdjacentArticle.Input)
    /// Fetch the image of a number.
    case fetchImage(Int, ArticleImageAddress)
    /// Stop fetching the image of a number.
    case cancelImage(Int)
    /// Open the article, or a page that it links to, in the browser.
    case open(OpenWebPage.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for an article.
public enum ArticleDetailResponse: AttemptResponse, Equatable {
    /// The article was fetched, or not.
    case didRead(Result<Fetched<ParsedArticle>, ApplicationError>)
    /// The stocks were changed, or not.
    case didStock(Result<ReactionResult?, ApplicationError>)
    /// The stocks were checked, or not.
    case didCheckStock(Result<ReactionStatus, ApplicationError>)
    /// The position up to which the article was read was found, or not.
    case didFindPosition(Result<ReadingPosition, ApplicationError>)
    /// The neighbour in a direction was found, or not.
    case didFindAdjacent(FindAdjacentArticle.Direction, Result<FindAdjacentArticle.Output, ApplicationError>)
    /// The image of a number was fetched, or not.
    case didFetchImage(Int, Result<PixelImage, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// The use cases of the position in an article.
public struct ReadingPositionUseCases {
    /// The pause after the last change of a position, before it is stored.
    static let pause = Duration.seconds(1)

    let find: any QueryUseCase<ArticleID, ReadingPosition>
    let update: any CommandUseCase<UpdateReadingPosition.Input>
    /// Stores the positions that have changed.
    public let save: any CommandUseCase<Void>
    let clock: any Clock<Duration>

    /// Creates the use cases; the clock measures the pause before the positions are stored.
    public init(
        find: any QueryUseCase<ArticleID, ReadingPosition>,
        update: any CommandUseCase<UpdateReadingPosition.Input>,
        save: any CommandUseCase<Void>,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.find = find
        self.update = update
        self.save = save
        self.clock = clock
    }

    /// Changes the position in an article, and stores it unless the task is cancelled by the next change.
    func remember(_ input: UpdateReadingPosition.Input) async {
        _ = await update.result(input)
        try? await clock.sleep(for: Self.pause)
        if !Task.isCancelled { _ = await save.result() }
    }
}
