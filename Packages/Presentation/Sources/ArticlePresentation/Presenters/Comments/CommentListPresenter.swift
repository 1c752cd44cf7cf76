public import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import DomainKit
public import PresentationKit
import PresenterKit

/// Decides what the screen of the comments on an article shows.
public final class CommentListPresenter: Presenter {
    public typealias Command = CommentListCommand
    public typealias Request = CommentListRequest

    private let name: String
    private let context: ArticleContext
    private let commandListener: AnyCommandListener<CommentListCommand>
    private let router: Router<ArticleRoute>
    private let requestListener: AnyRequestListener<CommentListRequest>
    private let attempts: ArticleAttempts<ArticleSubjectAlerts, Command, Request>
    private var attempt: Attempt<Request, ApplicationError, Command.Action> { attempts.attempt }
    private var links: [TextLink] = []
    private var opening: CommentListRequest?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    ///   - context: the origin of the articles, and the facts that texts and alerts depend on.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes back.
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
    /// Creates the number of comments on the article.
    fileprivate init(comments count: Int) {
        switch count {
        case 0: self.init(en: "No comments", ja: "コメントはありません")
        case 1: self.init(en: "1 comment", ja: "コメント 1 件")
        default: self.init(en: "\(count) comments", ja: "コメント \(count) 件")
        }
    }
}
