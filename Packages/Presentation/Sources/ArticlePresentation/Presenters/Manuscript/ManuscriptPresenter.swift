public import ArticleContract
public import ArticleDomain
public import PresentationKit

/// Decides what the screen of an article shows of a manuscript, before publication.
///
/// Without an address, the screen offers no stock, no comments and no browser, so that their events are ignored.
public final class ManuscriptPresenter: Presenter {
    public typealias Event = ArticleDetailEvent
    public typealias Command = ArticleDetailCommand
    public typealias Request = ManuscriptRequest
    public typealias Response = ManuscriptResponse

    private let path: ManuscriptPath
    private let host: ArticleHost
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ManuscriptRequest>
    private var text: ArticleText?
    private var images = VisibleImages()

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - path: the path of the manuscript.
    ///   - host: the host of relative links.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    public init(
        path: ManuscriptPath,
        host: ArticleHost,
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ManuscriptRequest>
    ) {
        self.path = path
        self.host = host
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad, .didAskForRefresh, .didAnswer(.retry): requestListener.handle(request: .read)
        case .didAskToCopyCode(let number):
            for command in text?.copyingCode(number) ?? [] { commandListener.handle(command: command) }
        case .didChangeVisibleImages(let numbers):
            let (hidden, shown) = images.change(to: numbers, in: host)
            cancelImages(hidden)
            for image in shown { requestListener.handle(request: .fetchImage(image.number, image.address)) }
        case .didAskForNextArticle, .didAskForPreviousArticle:
            commandListener.handle(command: .showMessage(.withoutList))
        case .didAskToGoBack, .didAskForComments, .didAskToStock, .didAskToOpen, .didAskToOpenLink, .didCancelWait,
            .didScroll, .didAnswer:
            break
        }
    }

    public func handle(response: ManuscriptResponse) {
        switch response {
        case .didRead(.success(let manuscript)):
            let detail = ArticleDetail(manuscript, at: path, from: host)
            text = detail.text
            cancelImages(images.show(detail.text))
            commandListener.handle(command: .show(detail))
        case .didRead(.failure(let error)):
            commandListener.handle(command: .showAlert(ManuscriptAlerts(path).alert(for: error)))
        case .didFetchImage(let number, let result):
            commandListener.handle(command: .showImage(number, TextImageState(result)))
        }
    }

    private func cancelImages(_ numbers: [Int]) {
        for number in numbers { requestListener.handle(request: .cancelImage(number)) }
    }
}
