public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Opens the page of an article that the user named.
@MainActor
public struct PageInquiry {
    private let find: any QueryUseCase<ArticleReference, ArticlePage>
    private let open: any CommandUseCase<ArticlePage>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - find: finds the page.
    ///   - open: hands it to a browser.
    public init(find: any QueryUseCase<ArticleReference, ArticlePage>, open: any CommandUseCase<ArticlePage>) {
        self.find = find
        self.open = open
    }

    /// Opens a page; that there is no browser is an answer, too.
    ///
    /// - Parameter name: the identifier or the URL of the article, as the user wrote it.
    public func answer(opening name: String) async -> Result<OpenedPage, ApplicationError> {
        do throws(ApplicationError) {
            let article = try ArticleReference(named: name)
            let page = try await find(article)
            switch await open.result(page) {
            case .success: return .success(OpenedPage(article: article.id, page: page, isOpen: true))
            case .failure(let error) where error.kind == .notFound:
                return .success(OpenedPage(article: article.id, page: page, isOpen: false))
            case .failure(let error): return .failure(error)
            }
        } catch {
            return .failure(error)
        }
    }
}
