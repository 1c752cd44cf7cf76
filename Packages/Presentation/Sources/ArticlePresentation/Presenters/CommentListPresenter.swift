public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
import ReportKit
public import UseCaseKit

/// Decides what the screen of the comments on an article shows.
public final class CommentListPresenter: Presenter {
    public typealias Command = CommentListCommand
    public typealias Request = CommentListRequest

    private let name: String
    private let context: ArticleContext
    private let commandListener: AnyCommandListener<CommentListCommand>
    private let router: Router<ArticleRoute>
    private let requestListener: AnyRequestListener<CommentListRequest>
    private let attempts: ArticleAttempts<Command, Request>
    private var attempt: Attempt<Request, ApplicationError, Command.Action> { attempts.attempt }
    private var links: [TextLink] = []
    private var opening: CommentListRequest?

    /// Creates the presenter.
    ///
    /// The name is the identifier or the URL of the article, as the user wrote it.
    public init(
        name: String,
        context: ArticleContext,
        commandListener: AnyCommandListener<CommentListCommand>,
        requestListener: AnyRequestListener<CommentListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.context = context
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        attempts = ArticleAttempts(
            context.alerts(about: .article(name)),
            commandListener: commandListener,
            requestListener: requestListener,
            router: router
        )
    }

    public func handle(event: CommentListEvent) {
        // Another event than the sign-in that is awaited: it was cancelled.
        attempt.abandonSuspended()
        switch event {
        case .viewDidLoad: fetch(Request.fetch)
        case .didAskForRefresh: fetch(Request.refetch)
        case .didAskToGoBack: router.go(.back)
        case .didAskToOpenLink(let number): if links.indices.contains(number - 1) { open(links[number - 1].url) }
        case .didCancelWait: attempt.cancel()
        case .didAnswer(let answer): attempts.answer(answer)
        }
    }

    public func handle(response: CommentListResponse) {
        switch response {
        case .didFetch(.success(let comments)):
            attempt.succeed()
            show(comments)
        case .didFetch(.failure(let error)): attempt.fail(error)
        case .didOpen(.success(let page)):
            for message in Phrase.messages(about: page, namesCommands: context.namesCommands) {
                commandListener.handle(command: .showNotice(message))
            }
        case .didOpen(.failure(let error)): attempt.fail(error, retrying: opening)
        case .didSignIn(let result): attempts.didSignIn(result)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    private func fetch(_ request: (ArticleReference) -> CommentListRequest) {
        attempt.validating { () throws(ValidationError) in
            attempt.start(
                request(try ArticleReference(name)),
                showing: Phrase(en: "Fetching the comments…", ja: "コメントを取得しています…")
            )
        }
    }

    private func open(_ link: String) {
        if let route = ArticleRoute(linkTo: link, from: context.origin) { return router.go(.push(route)) }
        attempt.validating { () throws(ValidationError) in
            let request = Request.open(.link(try ArticleWebPage(link), in: try ArticleReference(name)))
            opening = request
            requestListener.handle(request: request)
        }
    }

    private func show(_ fetched: Fetched<[ParsedComment]>) {
        guard let id = try? ArticleReference(name).id else { return }
        let (freshness, host) = (fetched.freshness, context.origin.host)
        if let notice = Phrase(CollectionOfOne(freshness), timeZone: context.timeZone) {
            commandListener.handle(command: .showNotice(notice))
        }
        links = []
        var comments: [CommentDetail] = []
        for comment in fetched.value {
            comments.append(CommentDetail(comment, on: id, freshness, from: host, firstLink: links.count + 1))
            links += comments[comments.count - 1].text.links
        }
        commandListener.handle(command: .show(Phrase(comments: comments.count), comments))
    }
}

extension Phrase {
    fileprivate init(comments count: Int) {
        switch count {
        case 0: self.init(en: "No comments", ja: "コメントはありません")
        case 1: self.init(en: "1 comment", ja: "コメント 1 件")
        default: self.init(en: "\(count) comments", ja: "コメント \(count) 件")
        }
    }
}

/// The requests for the comments on an article.
public enum CommentListRequest: AttemptRequest, SignInRequest, Hashable {
    /// Fetch the comments.
    case fetch(ArticleReference)
    /// Fetch the comments past the cache of responses.
    case refetch(ArticleReference)
    /// Open a page that a comment links to in the browser.
    case open(OpenWebPage.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for comments.
public enum CommentListResponse: AttemptResponse, Equatable {
    /// The comments were fetched, or not.
    case didFetch(Result<Fetched<[ParsedComment]>, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// The interactor of the comments on an article.
public typealias CommentListInteractor = UseCaseInteractor<CommentListRequest, CommentListResponse>

extension CommentListInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// Without `refetch`, comments are fetched again as they are the first time.
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

extension CommentDetail {
    /// Creates the display value of a comment, whose links are numbered from the given number on.
    init(
        _ readable: ParsedComment,
        on article: ArticleID,
        _ freshness: Freshness,
        from host: ArticleHost,
        firstLink: Int
    ) {
        let comment = readable.source
        let calendar = CalendarText(.offset(Day.timeZone.secondsFromGMT()))
        let created = comment.createdAt.map(calendar.minute)
        let updated = comment.updatedAt.map(calendar.minute)
        self.init(
            id: comment.id.rawValue,
            author: comment.author?.id,
            created: created,
            updated: updated == created ? nil : updated,
            text: ArticleTextComposer.text(of: readable.markup, from: host, firstLink: firstLink),
            record: Record(document: Self.document(of: comment)) { (field: CommentField) in
                switch field {
                case .id: .text(comment.id.rawValue)
                case .article: .text(article.rawValue)
                case .author: .text(comment.author?.id)
                case .createdAt: .date(comment.createdAt)
                case .updatedAt: .date(comment.updatedAt)
                case .keptAt: .date(freshness.keptAt)
                case .body: .text(comment.body)
                }
            }
        )
    }

    /// Returns the text in Markdown below a heading with author, date and identifier.
    private static func document(of comment: ArticleComment) -> String {
        let head = [comment.author.map { "@\($0.id)" }, comment.createdAt?.formatted(.iso8601), comment.id.rawValue]
        let end = comment.body.hasSuffix("\n") ? "" : "\n"
        return "## \(head.compactMap { $0 }.joined(separator: " "))\n\n\(comment.body)\(end)\n"
    }
}
