public import DomainKit

/// Where it is known who people are and what tags are about.
public protocol ProfileGateway: Sendable {
    /// Fetches what is known about a person.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if nobody has the name.
    @concurrent
    func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile>

    /// Fetches what is known about a tag.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such tag.
    @concurrent
    func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile>
}
