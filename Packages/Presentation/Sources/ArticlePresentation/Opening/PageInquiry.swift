public import ArticleDomain
public import DomainKit
import Foundation
public import UseCaseKit

/// Opens the page of an article that the user named.
@MainActor
public struct PageInquiry {
    private let find: any QueryUseCase<ArticleReference, ArticleWebPage>
    private let open: any CommandUseCase<ArticleWebPage>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - find: finds the page.
    ///   - open: hands it to a browser.
    public init(find: any QueryUseCase<ArticleReference, ArticleWebPage>, open: any CommandUseCase<ArticleWebPage>) {
        self.find = find
        self.open = open
    }

    /// Opens a page; that there is no browser is an answer, too.
    ///
    /// - Parameter name: the identifier or the URL of the article, as the user wrote it.
    public func answer(opening name: String) async -> Result<OpenedPage, ApplicationError> {
        do throws(ApplicationError) {
            let article = try ArticleReference(named: name)
            return .success(try await open(try await find(article), for: article))
        } catch {
            return .failure(error)
        }
    }

    /// Opens a place to which an article leads; that there is no browser is an answer, too.
    ///
    /// - Parameters:
    ///   - url: the address of the place.
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    public func answer(openingLink url: String, in name: String) async -> Result<OpenedPage, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await open(try Self.page(at: url), for: try ArticleReference(named: name)))
        } catch {
            return .failure(error)
        }
    }

    private static func page(at text: String) throws(ApplicationError) -> ArticleWebPage {
        do throws(ValidationError) {
            guard let url = URL(string: text) else {
                throw ValidationError(field: "URL", value: text, rule: .form("https://HOST/PATH"))
            }
            return try ArticleWebPage(url)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    private func open(
        _ page: ArticleWebPage,
        for article: ArticleReference
    ) async throws(ApplicationError) -> OpenedPage {
        switch await open.result(page) {
        case .success: return OpenedPage(article: article.id, page: page, isOpen: true)
        case .failure(let error) where error.kind == .notFound:
            return OpenedPage(article: article.id, page: page, isOpen: false)
        case .failure(let error): throw error
        }
    }
}
