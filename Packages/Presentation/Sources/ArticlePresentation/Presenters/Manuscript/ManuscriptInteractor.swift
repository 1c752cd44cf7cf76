public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit
public import UseCaseKit

/// The interactor of a manuscript.
public typealias ManuscriptInteractor = UseCaseInteractor<ManuscriptRequest, ManuscriptResponse>

extension ManuscriptInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - path: the path of the manuscript.
    ///   - read: reads the manuscript.
    ///   - image: fetches an image of the manuscript.
    ///   - open: opens a page that the manuscript links to in the browser.
    ///   - opened: the page that was opened last.
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
