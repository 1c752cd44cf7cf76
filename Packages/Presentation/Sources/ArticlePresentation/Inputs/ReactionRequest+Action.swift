public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import DomainKit

extension ReactionRequest {
    /// Creates the request of an action of the user.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - name: the identifier or the URL of the article, as the user wrote it.
    /// - Throws: ``ValidationError`` if the name names no article.
    public init(_ action: ReactionAction, article name: String) throws(ValidationError) {
        self.init(action.reaction, to: try ArticleReference(name), isGiven: action.isGiven)
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
