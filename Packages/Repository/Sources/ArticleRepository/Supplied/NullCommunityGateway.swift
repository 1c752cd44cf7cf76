public import ArticleDomain
public import DomainKit

/// A null object for sources without comments, profiles and reactions: queries find nothing, and changes are refused.
public struct NullCommunityGateway: CommentGateway, ProfileGateway, ReactionGateway, ReactionQueueGateway {
    /// Creates the null object.
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
    public func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
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

    @concurrent
    public func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool { false }

    @concurrent
    public func beginSending() async throws(ApplicationError) -> Bool { true }

    public func endSending() {}
}
