public import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
public import Foundation
public import PresentationKit

/// Decides what the screen of an article's comments shows.
public final class CommentListPresenter: Presenter {
    public typealias Event = CommentListEvent
    public typealias Command = CommentListCommand
    public typealias Request = CommentListRequest
    public typealias Response = CommentListResponse

    private let name: String
    private let origin: ArticleOrigin
    private let failures: ArticleSubjectAlerts
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<CommentListCommand>
    private let requestListener: AnyRequestListener<CommentListRequest>
    private let router: Router<ArticleRoute>
    private var links: [TextLink] = []
    private var opening: Attempt<Command, Request>.Question?
    private var attempt = Attempt<Command, Request>()

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    ///   - origin: where it comes from.
    ///   - failures: knows what is told about failures.
    ///   - timeZone: the zone in which dates are told.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes back.
    public init(
        name: String,
        origin: ArticleOrigin,
        failures: ArticleSubjectAlerts,
        timeZone: TimeZone = .current,
        commandListener: AnyCommandListener<CommentListCommand>,
        requestListener: AnyRequestListener<CommentListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.origin = origin
        self.failures = failures
        self.timeZone = timeZone
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: CommentListEvent) {
        switch event {
        case .viewDidLoad: fetch()
        case .didAskForRefresh: fetch(anew: true)
        case .didAskToGoBack: router.go(.back)
        case .didAskToOpenLink(let number): if links.indices.contains(number - 1) { open(links[number - 1].url) }
        case .didAnswer(let answer): perform(.follow(failures.step(after: answer, outcome: attempt.outcome)))
        }
    }

    public func handle(response: CommentListResponse) {
        switch response {
        case .didFetch(.success(let fetched)):
            perform(.succeed)
            show(fetched)
        case .didFetch(.failure(let error)): perform(.stop(failures.alert(for: error)))
        case .didOpen(.success(let opened)): if let opened { show(opened) }
        case .didOpen(.failure(let error)): perform(.stop(failures.alert(for: error), repeating: opening))
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func fetch(anew: Bool = false) {
        do throws(ApplicationError) {
            let reference = try ArticleReference(named: name)
            let progress = Phrase(en: "Fetching the comments…", ja: "コメントを取得しています…")
            perform(.ask(.init(anew ? .fetchAnew(reference) : .fetch(reference), progress)))
        } catch {
            perform(.stop(failures.alert(for: error)))
        }
    }

    private func open(_ link: String) {
        do throws(ValidationError) {
            let page = OpenPage.Input.link(try ArticleWebPage(link), in: try ArticleReference(name))
            opening = .init(.open(page))
            requestListener.handle(request: .open(page))
        } catch {
            perform(.stop(failures.alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func show(_ opened: OpenedPage) {
        let url = opened.page.url.absoluteString
        if !opened.isOpen { commandListener.handle(command: .showNotice(.noBrowser)) }
        commandListener.handle(command: .showNotice(opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url)))
    }

    private func show(_ fetched: Fetched<[ParsedComment]>) {
        guard let id = try? ArticleReference(name).id else { return }
        let freshness = fetched.freshness
        if let notice = Phrase(CollectionOfOne(freshness), timeZone: timeZone) {
            commandListener.handle(command: .showNotice(notice))
        }
        links = []
        var comments: [CommentDetail] = []
        for comment in fetched.value {
            comments.append(CommentDetail(comment, on: id, freshness, from: origin.host, firstLink: links.count + 1))
            links += comments[comments.count - 1].text.links
        }
        commandListener.handle(command: .show(Phrase(comments: comments.count, on: id.rawValue), comments))
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }
}

extension Phrase {
    /// How many comments there are.
    fileprivate init(comments count: Int, on article: String) {
        switch count {
        case 0: self.init(en: "No comments on '\(article)'", ja: "'\(article)' にコメントはありません")
        case 1: self.init(en: "1 comment on '\(article)'", ja: "'\(article)' のコメント 1 件")
        default: self.init(en: "\(count) comments on '\(article)'", ja: "'\(article)' のコメント \(count) 件")
        }
    }
}
