public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import UseCaseKit

/// Asks for kept articles by what the user wrote.
@MainActor
public struct KeptInquiry {
    private let list: any QueryUseCase<PageRequest, Page<KeptArticleSummary>>
    private let search: any QueryUseCase<KeptSearch, Page<KeptArticleHit>>
    private let forget: any CommandUseCase<ArticleReference>
    private let naming: ArticleNaming

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - list: lists kept articles.
    ///   - search: finds some of them.
    ///   - forget: forgets one.
    ///   - naming: names it in the confirmation.
    public init(
        list: any QueryUseCase<PageRequest, Page<KeptArticleSummary>>,
        search: any QueryUseCase<KeptSearch, Page<KeptArticleHit>>,
        forget: any CommandUseCase<ArticleReference>,
        naming: ArticleNaming
    ) {
        self.list = list
        self.search = search
        self.forget = forget
        self.naming = naming
    }

    /// One page of all that is kept.
    public func list(_ number: Int, _ size: Int) async -> Result<Page<KeptArticleSummary>, ApplicationError> {
        do throws(ValidationError) {
            return await list.result(try PageRequest(number: number, size: size))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }

    /// One page of what is found.
    public func search(
        _ search: ArticleSearch,
        _ number: Int,
        _ size: Int
    ) async -> Result<Page<KeptArticleHit>, ApplicationError> {
        do throws(ValidationError) {
            let page = try PageRequest(number: number, size: size)
            return await self.search.result(KeptSearch(try SearchQuery(search), page: page))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }

    /// Forgets an article, named by its identifier or its URL.
    ///
    /// - Returns: its title, or its identifier if it was not kept.
    public func forget(_ name: String) async -> Result<String, ApplicationError> {
        do throws(ApplicationError) {
            let article = try ArticleReference(named: name)
            let title = await naming.name(of: article)
            try await forget(article)
            return .success(title)
        } catch {
            return .failure(error)
        }
    }
}
