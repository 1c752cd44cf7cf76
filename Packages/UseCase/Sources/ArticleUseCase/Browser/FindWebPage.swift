public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Finds the page of an article in a browser.
///
/// A URL leads to its page as it is, whatever its host; for an identifier the article tells its page.
public struct FindWebPage: QueryUseCase {
    private let gateway: any ArticleGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where articles come from.
    public init(gateway: any ArticleGateway) {
        self.gateway = gateway
    }

    /// Finds the page.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, or if it has no page.
    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> ArticleWebPage {
        if let page = input.page { return page }
        guard let url = try await gateway.article(input.id).value.url else { throw ApplicationError(.notFound) }
        do throws(ValidationError) {
            return try ArticleWebPage(url)
        } catch {
            throw ApplicationError(.invalidData("items/\(input.id).url"), origin: error)
        }
    }
}
