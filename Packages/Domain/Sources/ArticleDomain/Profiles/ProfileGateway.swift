public import DomainKit

/// Fetches the profiles of users and tags.
public protocol ProfileGateway: Sendable {
    /// Fetches the profile of a user.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such user.
    @concurrent
    func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile>

    /// Fetches the profile of a tag.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such tag.
    @concurrent
    func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile>
}
