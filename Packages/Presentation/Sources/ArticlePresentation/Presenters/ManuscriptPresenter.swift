public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
import ReportKit
public import UseCaseKit

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

/// The requests for a manuscript.
public enum ManuscriptRequest: InteractorRequest, Hashable {
    /// Read the file.
    case read
    /// Fetch the image of a number.
    case fetchImage(Int, ArticleImageAddress)
    /// Stop fetching the image of a number.
    case cancelImage(Int)
    /// Open a page that the manuscript links to in the browser.
    case open(ArticleWebPage)
}

/// The responses to requests for a manuscript.
public enum ManuscriptResponse: InteractorResponse, Equatable {
    /// The manuscript was read, or not.
    case didRead(Result<ParsedManuscript, ApplicationError>)
    /// The image of a number was fetched, or not.
    case didFetchImage(Int, Result<PixelImage, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
}

/// The interactor of a manuscript.
public typealias ManuscriptInteractor = UseCaseInteractor<ManuscriptRequest, ManuscriptResponse>

extension ManuscriptInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        path: ManuscriptPath,
        read: any QueryUseCase<ManuscriptPath, ParsedManuscript>,
        image: any QueryUseCase<ArticleImageAddress, PixelImage>,
        open: any CommandUseCase<OpenWebPage.Input>,
        opened: ReadOnlyState<OpenedWebPage?>
    ) -> Factory {
        performing { request in
            switch request {
            case .read: .answer(replacing: "read") { .didRead(await read.result(path)) }
            case .fetchImage(let number, let address):
                .answer(replacing: "image \(number)") { .didFetchImage(number, await image.result(address)) }
            case .cancelImage(let number): .cancel("image \(number)")
            case .open(let page):
                .answer(replacing: "open") { .didOpen(await open.result(.link(page, in: nil)).map { opened.value }) }
            }
        }
    }
}

/// The alerts for manuscripts that cannot be read.
public struct ManuscriptAlerts: FailureAlerts {
    private let path: ManuscriptPath

    /// Creates the alerts.
    public init(_ path: ManuscriptPath) {
        self.path = path
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(failure, message: message(for: failure.kind), actions: [.cancel])
    }

    public func step(after answer: AlertAnswer<ArticleFailureAction>) -> FailureStep<ArticleFailureAction> {
        .leave
    }

    private func message(for kind: ApplicationError.Kind) -> Phrase? {
        let path = path.rawValue
        return switch kind {
        case .notFound:
            Phrase(
                en: """
                    '\(path)' is neither an identifier, which is 20 hexadecimal digits, nor the URL of an article, and \
                    there is no such file. Check the name.
                    """,
                ja: "'\(path)' は記事の ID（16 進数 20 桁）でも URL でもなく、その名前のファイルもありません。名前を確認してください。"
            )
        case .invalidInput(let error): ManuscriptDefect(error).map { self.message(for: $0) }
        default: nil
        }
    }

    private func message(for defect: ManuscriptDefect) -> Phrase {
        let (path, megabytes) = (path.rawValue, Manuscript.sizeLimit / 1_000_000)
        return switch defect {
        case .folder: Phrase(en: "'\(path)' is a folder. Name a file in it.", ja: "'\(path)' はフォルダーです。中のファイルを指定してください。")
        case .notText:
            Phrase(
                en: "'\(path)' is not UTF-8 text. Check the name, or save the file as UTF-8.",
                ja: "'\(path)' は UTF-8 のテキストではありません。名前を確認するか、UTF-8 で保存してください。"
            )
        case .tooLarge:
            Phrase(
                en: "'\(path)' has \(megabytes) MB or more, which is too large for an article. Name a smaller file.",
                ja: "'\(path)' は \(megabytes) MB 以上あり、記事として大きすぎます。小さいファイルを指定してください。"
            )
        }
    }
}

extension ArticleDetail {
    /// Creates the display value of a manuscript, as the article that it will be.
    init(_ readable: ParsedManuscript, at path: ManuscriptPath, from host: ArticleHost) {
        let manuscript = readable.source
        self.init(
            id: manuscript.id?.rawValue,
            title: manuscript.title(at: path),
            tags: manuscript.tags.map(\.name),
            text: ArticleTextComposer.text(of: readable.markup, from: host),
            record: Record(reading: manuscript, at: path)
        )
    }
}

extension Record {
    /// Creates the record of a manuscript, as the article that it will be; a pipe receives its Markdown, or another
    /// document.
    init(reading manuscript: Manuscript, at path: ManuscriptPath, as document: String? = nil) {
        self.init(document: document ?? manuscript.body) { (field: ArticleField) in
            switch field {
            case .id: .text(manuscript.id?.rawValue)
            case .title: .text(manuscript.title(at: path))
            case .updatedAt: .date(manuscript.updatedAt)
            case .tags: .list(manuscript.tags.map(\.name))
            case .body: .text(manuscript.body)
            case .author, .createdAt, .likes, .stocks, .comments, .url, .keptAt: .null
            }
        }
    }
}

extension Manuscript {
    /// Returns the title, or the name of the file of an untitled manuscript.
    func title(at path: ManuscriptPath) -> String { title ?? path.fileName }
}

extension Phrase {
    /// Creates the notice that a part of the front matter of a file could not be read.
    public init(_ defect: FrontMatterDefect, at path: ManuscriptPath) {
        let path = path.rawValue
        switch defect {
        case .unclosed:
            self.init(
                en: "The front matter of '\(path)' does not end with a line '---', so it is shown as text.",
                ja: "'\(path)' のフロントマターの終わりに '---' の行がないため、本文として表示しています。"
            )
        case .unreadable(let line):
            self.init(
                en: "Line \(line) of '\(path)' is not valid front matter and was ignored.",
                ja: "'\(path)' の \(line) 行目はフロントマターとして正しくないため、無視しました。"
            )
        }
    }
}
