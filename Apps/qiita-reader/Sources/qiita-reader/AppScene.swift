import ArticleCommandLine
import ArticleContract

/// The scenes of the app: the routes of its features.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)

    /// The scene that the command line asks for.
    init(_ invocation: ArticleInvocation) {
        switch invocation {
        case .open: self = .article(.list(.newest))
        case .list(let listing, _): self = .article(.list(listing))
        case .read(let name): self = .article(.detail(name))
        }
    }
}
