public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import DomainKit

extension ReactionRequest {
    /// Creates the request of an action of the user.
    ///
    /// - Parameters:
    ///   - ask: the action.
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    /// - Throws: ``ValidationError`` if the name names no article.
    public init(_ ask: ReactionAction, article name: String) throws(ValidationError) {
        self.init(ask.reaction, to: try ArticleReference(name), isGiven: ask.isGiven)
    }
}

extension ReactionAction {
    fileprivate var reaction: Reaction {
        switch self {
        case .stock, .unstock, .stocked: .stock
        case .like, .unlike, .liked: .like
        }
    }

    /// A Boolean value that indicates whether the reaction is to be given or removed, or nil for a check.
    var isGiven: Bool? {
        switch self {
        case .stock, .like: true
        case .unstock, .unlike: false
        case .stocked, .liked: nil
        }
    }
}
