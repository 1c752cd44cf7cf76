public import ArticleContract
public import ArticleDomain
import ArticleUseCase
import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
import ReportKit

/// Decides what the screen of an article shows.
public final class ArticleDetailPresenter: Presenter {
    public typealias Command = ArticleDetailCommand
    public typealias Request = ArticleDetailRequest

    private let name: String
    private let listing: ArticleListing?
    private let context: ArticleContext
    private var origin: ArticleOrigin { context.origin }
    private let offersStock: Bool
    private let remembersPosition: Bool
    private let readings: [ArticleID: Date]
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ArticleDetailRequest>
    private let router: Router<ArticleRoute>
    private let attempts: ArticleAttempts<Command, Request>
    private var attempt: Attempt<Request, ApplicationError, Command.Action> { attempts.attempt }
    private var detail: ArticleDetail?
    private var images = VisibleImages()
    private var actions = ArticleDetailActions() {
        didSet { if actions != oldValue { commandListener.handle(command: .offer(actions)) } }
    }
    private var position: ReadingPosition?
    private var isFindingPosition = false
    private var opening: ArticleDetailRequest?
    /// The direction of the article that is about to replace this one, or nil.
    private var pendingDirection: FindAdjacentArticle.Direction?

    /// Creates the presenter of the article with an identifier or a URL, as the user wrote it.
    ///
    /// The listing is the list that the article was opened from. An article that can be stocked here (`offersStock`) is
    /// asked whether it is; `remembersPosition` shows an article where it was left.
    public init(
        name: String,
        listing: ArticleListing? = nil,
        context: ArticleContext,
        offersStock: Bool = false,
        remembersPosition: Bool = false,
        readings: [ArticleID: Date] = [:],
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ArticleDetailRequest>,
        router: Router<ArticleRoute>
    ) {
        self.name = name
        self.listing = listing
        self.context = context
        self.offersStock = offersStock
        self.remembersPosition = remembersPosition
        self.readings = readings
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        attempts = ArticleAttempts(
            context.alerts(about: .reading(name)),
            commandListener: commandListener,
            requestListener: requestListener,
            router: router
        )
    }

    public func handle(event: ArticleDetailEvent) {
        abandonWaits(at: event)
        switch event {
        case .viewDidLoad:
            actions.hasNeighbours = listing != nil
            findPosition()
            read(Request.read)
        case .didAskForRefresh: read(Request.reread)
        case .didAskToGoBack: router.go(.back)
        case .didAskForComments: router.go(.push(.comments(name)))
        case .didAskToStock: if let stocking { attempt.start(stocking, showing: .checkingWithHost) }
        case .didAskToOpen: open()
        case .didAskToOpenLink(let number): openLink(number)
        case .didAskToCopyCode(let number): copyCode(number)
        case .didScroll(let position): didScroll(to: position)
        case .didChangeVisibleImages(let numbers): fetchImages(numbers)
        case .didAskForNextArticle: findAdjacent(.next)
        case .didAskForPreviousArticle: findAdjacent(.previous)
        case .didCancelWait: attempt.cancel()
        case .didAnswer(let answer): attempts.answer(answer)
        }
    }

    /// Forgets what the user does not wait for any more: a sign-in that was cancelled, and another article in place of this
    /// one.
    private func abandonWaits(at event: ArticleDetailEvent) {
        // It is not an act of the user.
        if case .didChangeVisibleImages = event { return }
        attempt.abandonSuspended()
        switch event {
        case .didScroll, .didAnswer: break
        default: pendingDirection = nil
        }
    }

    public func handle(response: ArticleDetailResponse) {
        switch response {
        case .didRead(.success(let article)):
            attempt.succeed()
            show(article)
        case .didRead(.failure(let error)):
            attempt.fail(error, retrying: reference.map { .read($0) }, showing: .fetchingArticle)
        case .didStock(.success(let result)):
            attempt.succeed()
            if let result { show(result) }
        case .didStock(.failure(let error)):
            let alerts = attempts.alerts.about(.reaction(name))
            attempt.show(alerts.alert(for: error), retrying: stocking, showing: .checkingWithHost)
        case .didCheckStock(.success(let status)): actions.isStocked = status.change.isGiven
        // A reader who is not signed in, or offline, gets the alert when they stock the article.
        case .didCheckStock(.failure): break
        case .didFindPosition(let result): didFind(try? result.get())
        case .didFindAdjacent(let direction, .success(let found)):
            attempt.succeed()
            show(found, direction)
        case .didFindAdjacent(let direction, .failure(let error)):
            attempt.fail(error, retrying: adjacent(direction), showing: .checkingForArticles)
        case .didFetchImage(let number, let result):
            commandListener.handle(command: .showImage(number, TextImageState(result)))
        case .didOpen(.success(let page)):
            for message in Phrase.messages(about: page, namesCommands: context.namesCommands) { showMessage(message) }
        case .didOpen(.failure(let error)): attempt.fail(error, retrying: opening)
        case .didSignIn(let result): attempts.didSignIn(result)
        case .wait(let wait): attempt.handle(wait)
        }
    }

    private var reference: ArticleReference? { try? ArticleReference(name) }

    private var stocking: ArticleDetailRequest? { reference.map { .stock($0, isGiven: !actions.isStocked) } }

    private func read(_ request: (ArticleReference) -> ArticleDetailRequest) {
        attempt.validating { () throws(ValidationError) in
            attempt.start(request(try ArticleReference(name)), showing: .fetchingArticle)
        }
    }

    private func findPosition() {
        guard remembersPosition, let reference else { return }
        isFindingPosition = true
        requestListener.handle(request: .findPosition(reference.id))
    }

    /// Scrolls to a position that was stored, unless the user has scrolled before it was found.
    private func didFind(_ stored: ReadingPosition?) {
        isFindingPosition = false
        if let position, position != .start {
            remember(position)
        } else {
            position = stored
            if detail != nil { scroll() }
        }
    }

    private func scroll() {
        guard let position, position != .start else { return }
        commandListener.handle(command: .scroll(to: ArticlePosition(place: position.place, letters: position.letters)))
    }

    private func didScroll(to position: ArticlePosition) {
        guard let position = try? ReadingPosition(place: position.place, letters: position.letters) else { return }
        self.position = position
        remember(position)
    }

    /// Remembers a position, but none before the stored one is found, which it would overwrite.
    private func remember(_ position: ReadingPosition) {
        guard remembersPosition, !isFindingPosition, let reference else { return }
        requestListener.handle(request: .rememberPosition(UpdateReadingPosition.Input(position, in: reference.id)))
    }

    private func adjacent(_ direction: FindAdjacentArticle.Direction) -> ArticleDetailRequest? {
        guard let reference, let selection = listing.flatMap({ try? ArticleSelection($0) }) else { return nil }
        return .findAdjacent(FindAdjacentArticle.Input(direction, of: reference.id, in: selection))
    }

    private func findAdjacent(_ direction: FindAdjacentArticle.Direction) {
        guard let request = adjacent(direction) else { return }
        pendingDirection = direction
        attempt.start(request, showing: .checkingForArticles)
    }

    private func show(_ found: FindAdjacentArticle.Output, _ direction: FindAdjacentArticle.Direction) {
        switch found {
        // The user may have opened another screen meanwhile, which this one must not replace.
        case .article where pendingDirection != direction: break
        case .article(let id): router.go(.replace(.detail(id.rawValue, in: listing)))
        case .end: showMessage(direction == .next ? .lastArticle : .firstArticle)
        case .unlisted: showMessage(.unlisted)
        }
    }

    private func open() {
        attempt.validating { () throws(ValidationError) in
            open(.article(try ArticleReference(detail?.url ?? name)))
        }
    }

    private func openLink(_ number: Int) {
        guard let reference, let link = detail?.text.links.first(where: { $0.number == number }) else { return }
        if let route = ArticleRoute(linkTo: link.url, from: origin) { return router.go(.push(route)) }
        if link.isRelative { return showMessage(.outsideOfGuide(link.url)) }
        attempt.validating { () throws(ValidationError) in
            open(.link(try ArticleWebPage(link.url), in: reference))
        }
    }

    private func copyCode(_ number: Int) {
        for command in detail?.text.copyingCode(number) ?? [] { commandListener.handle(command: command) }
    }

    private func fetchImages(_ numbers: [Int]) {
        let (hidden, shown) = images.change(to: numbers, in: origin.host)
        cancelImages(hidden)
        for image in shown { requestListener.handle(request: .fetchImage(image.number, image.address)) }
    }

    private func cancelImages(_ numbers: [Int]) {
        for number in numbers { requestListener.handle(request: .cancelImage(number)) }
    }

    private func open(_ page: OpenWebPage.Input) {
        opening = .open(page)
        requestListener.handle(request: .open(page))
    }

    private func show(_ fetched: Fetched<ParsedArticle>) {
        let article = fetched.value.source
        let detail = ArticleDetail(
            fetched,
            from: origin,
            lastRead: readings[article.id],
            timeZone: context.timeZone
        )
        self.detail = detail
        actions.isPublished = detail.url != nil
        cancelImages(images.show(detail.text))
        commandListener.handle(command: .show(detail))
        scroll()
        requestListener.handle(request: .recordReading(fetched.map(\.source)))
        guard offersStock, origin.isService, fetched.freshness.keptAt == nil, let reference else { return }
        requestListener.handle(request: .checkStock(reference))
    }

    private func show(_ result: ReactionResult) {
        actions.isStocked = result.status.change.isGiven
        let action: ReactionAction = actions.isStocked ? .stock : .unstock
        let title = detail?.title ?? result.title ?? result.status.change.article.rawValue
        for notice in Phrase.notices(of: result, to: action, from: origin, timeZone: context.timeZone) {
            showMessage(notice)
        }
        showMessage(Phrase(done: result.status, title: title))
    }

    private func showMessage(_ message: Phrase) {
        commandListener.handle(command: .showMessage(message))
    }
}

/// The images of a text that are visible, of which each is fetched once, and no others are.
struct VisibleImages {
    private var images: [Int: TextImage] = [:]
    private var visible: Set<Int> = []

    /// Shows another text, of which nothing is visible yet.
    ///
    /// - Returns: The images of the previous one that are no longer visible.
    mutating func show(_ text: ArticleText) -> [Int] {
        images = Dictionary(text.images.map { ($0.number, $0) }) { first, _ in first }
        defer { visible = [] }
        return visible.sorted()
    }

    /// Changes which images of an article of the host are visible.
    ///
    /// - Returns: The images that are no longer visible, and the addresses of those that have become visible.
    mutating func change(
        to numbers: [Int],
        in host: ArticleHost
    ) -> (hidden: [Int], shown: [(number: Int, address: ArticleImageAddress)]) {
        let new = Set(numbers)
        defer { visible = new }
        let shown = new.subtracting(visible).sorted().compactMap { number in
            images[number].flatMap { try? ArticleImageAddress($0.url, in: host) }.map { (number, $0) }
        }
        return (visible.subtracting(new).sorted(), shown)
    }
}

extension TextImageState {
    init(_ result: Result<PixelImage, ApplicationError>) {
        switch result {
        case .success(let image):
            guard let picture = Picture(width: image.width, height: image.height, pixels: image.rgba) else {
                self = .failed(Phrase(imageFailure: ApplicationError(.invalidData("picture"))))
                return
            }
            self = .shown(picture)
        case .failure(let error): self = .failed(Phrase(imageFailure: error))
        }
    }
}
