public import ArticleContract
public import ArticleDomain
import ArticleUseCase
import DomainKit
public import PresentationKit

/// Decides what the screen of an article shows of a manuscript, before publication.
///
/// A text without an address and outside of any list is not offered to be stocked, commented on or followed by another
/// one, so that those events are ignored.
public final class ManuscriptPresenter: Presenter {
    public typealias Command = ArticleDetailCommand
    public typealias Request = ManuscriptRequest

    private let path: ManuscriptPath
    private let host: ArticleHost
    private let commandListener: AnyCommandListener<ArticleDetailCommand>
    private let requestListener: AnyRequestListener<ManuscriptRequest>
    private let router: Router<ArticleRoute>
    private var text: ArticleText?
    private var images = VisibleImages()

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - path: the path of the manuscript.
    ///   - host: the host of relative links, whose articles open here.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes back, and to articles that the manuscript links to.
    public init(
        path: ManuscriptPath,
        host: ArticleHost,
        commandListener: AnyCommandListener<ArticleDetailCommand>,
        requestListener: AnyRequestListener<ManuscriptRequest>,
        router: Router<ArticleRoute>
    ) {
        self.path = path
        self.host = host
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleDetailEvent) {
        switch event {
        case .viewDidLoad, .didAskForRefresh: requestListener.handle(request: .read)
        case .didAskToCopyCode(let number):
            for command in text?.copyingCode(number) ?? [] { commandListener.handle(command: command) }
        case .didChangeVisibleImages(let numbers):
            let (hidden, shown) = images.change(to: numbers, in: host)
            cancelImages(hidden)
            for image in shown { requestListener.handle(request: .fetchImage(image.number, image.address)) }
        case .didAskToGoBack: router.go(.back)
        case .didAskToOpenLink(let number):
            if let link = text?.links.first(where: { $0.number == number }) { open(link) }
        case .didAskForComments, .didAskToStock, .didAskToOpen, .didAskForNextArticle, .didAskForPreviousArticle,
            .didCancelWait, .didScroll, .didAnswer:
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
            for defect in manuscript.source.defects {
                commandListener.handle(command: .showMessage(Phrase(defect, at: path)))
            }
        case .didRead(.failure(let error)), .didOpen(.failure(let error)): showAlert(for: error)
        case .didOpen(.success(let page)):
            for message in Phrase.messages(about: page) { commandListener.handle(command: .showMessage(message)) }
        case .didFetchImage(let number, let result):
            commandListener.handle(command: .showImage(number, TextImageState(result)))
        }
    }

    /// Opens an article of the host here, and anything else in the browser.
    private func open(_ link: TextLink) {
        if let route = ArticleRoute(linkTo: link.url, on: host) { return router.go(.push(route)) }
        do throws(ValidationError) {
            requestListener.handle(request: .open(try ArticleWebPage(link.url)))
        } catch {
            showAlert(for: ApplicationError(.invalidInput(error)))
        }
    }

    private func showAlert(for error: ApplicationError) {
        commandListener.handle(command: .showAlert(ManuscriptAlerts(path).alert(for: error)))
    }

    private func cancelImages(_ numbers: [Int]) {
        for number in numbers { requestListener.handle(request: .cancelImage(number)) }
    }
}
