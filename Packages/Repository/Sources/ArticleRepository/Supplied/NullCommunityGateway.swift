public import ArticleDomain
public import DomainKit

/// Says of everything that other people do with articles that the guide has none of it.
public struct NullCommunityGateway: CommentGateway, ProfileGateway, ReactionGateway, ReactionQueueGateway {
    /// Makes the gateway.
    public init() {}

    @concurrent
    public func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func apply(_ change: ReactionChange) async throws(ApplicationError) {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func changes() async throws(ApplicationError) -> [QueuedReaction] { [] }

    @concurrent
    public func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        throw ApplicationError(.notFound)
    }

    @concurrent
    public func remove(_ entry: QueuedReaction) async throws(ApplicationError) {}
}
