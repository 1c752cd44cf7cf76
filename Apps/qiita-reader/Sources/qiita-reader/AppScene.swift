import AppearanceCommandLine
import ArticleCommandLine
import ArticleContract

/// What the command line asks for, in one of the features.
enum AppInvocation: Hashable {
    case article(ArticleInvocation)
    case appearance(AppearanceInvocation)

    /// Whether somebody is to be asked what to do next.
    var isSession: Bool { self == .article(.open(restores: false)) || restores }

    /// Whether the session begins where the last one ended.
    var restores: Bool { self == .article(.open(restores: true)) }
}

/// The scenes of the app: the routes of its features.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    case appearance(AppearanceInvocation)
    case contents(String)
    case links(String)
    case subject(SubjectInvocation)
    case reaction(ReactionInvocation)
    case all(ArticleListing, continues: Bool)

    /// The scene that the command line asks for; nil where it asks about the program and not about articles.
    init?(_ invocation: AppInvocation) {
        switch invocation {
        case .article(.open(_)): self = .article(.list(.newest))
        case .article(.list(let listing, _)): self = .article(.list(listing))
        case .article(.all(let listing, let continues)): self = .all(listing, continues: continues)
        case .article(.read(let name)): self = .article(.detail(name))
        case .article(.contents(let name)): self = .contents(name)
        case .article(.links(let name)): self = .links(name)
        case .article(.subject(let invocation)): self = .subject(invocation)
        case .article(.reaction(let invocation)): self = .reaction(invocation)
        case .article(.account), .article(.settings): return nil
        case .appearance(let invocation): self = .appearance(invocation)
        }
    }
}
