public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension QueryUseCase<ArticleAuthor, Fetched<UserProfile>> {
    /// Finds out about the person whom the user named, with or without `@` before the name.
    public func result(named name: String) async -> Result<Fetched<UserProfile>, ApplicationError> {
        do throws(ValidationError) {
            return await result(try ArticleAuthor(handle: name))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }
}

extension QueryUseCase<ArticleTag, Fetched<TagProfile>> {
    /// Finds out about the tag that the user named.
    public func result(named name: String) async -> Result<Fetched<TagProfile>, ApplicationError> {
        do throws(ValidationError) {
            return await result(try ArticleTag(name))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }
}
