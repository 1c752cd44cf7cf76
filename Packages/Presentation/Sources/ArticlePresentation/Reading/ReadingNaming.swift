public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension QueryUseCase<ArticleReference, Fetched<ReadableArticle>> {
    /// Fetches the article that the user named, by its identifier or its URL.
    public func result(named name: String) async -> Result<Fetched<ReadableArticle>, ApplicationError> {
        do throws(ApplicationError) {
            return await result(try ArticleReference(named: name))
        } catch {
            return .failure(error)
        }
    }
}
