import ArticleCommandLine
import ArticleContract

/// The scenes of the app: the routes of its features.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)

    /// The scene that the command line asks for.
    init(_ invocation: ArticleInvocation) {
        switch invocation {
        case .open, .list: self = .article(.list(.newest))
        case .search(let query, _): self = .article(.list(.search(query)))
        case .read(let name): self = .article(.detail(name))
        }
    }
}
