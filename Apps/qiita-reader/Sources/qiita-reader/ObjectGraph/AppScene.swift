import AppearanceCommandLine
import ArticleCommandLine
import ArticleContract

/// The scenes of the app: those that lead to each other, and those of the commands.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    case command(ArticleInvocation)
    case appearance(AppearanceInvocation)

    /// A Boolean value that indicates whether the scene starts a session on lines too, in which the user is asked what to do
    /// next.
    var isSession: Bool {
        if case .command(.open) = self { true } else { false }
    }

    /// The screens that a session starts with, from bottom to top; nil for a scene that is not a session on any host.
    var screens: [AppScene]? {
        let routes: [ArticleRoute]? =
            switch self {
            case .command(.open): [.list(.newest)]
            case .command(.read(let name)): [.list(.newest), .detail(name)]
            case .command(.list(.search(let search), ArticlePaging(page: 1, size: nil))):
                [.list(.newest), .list(.search(search))]
            case .article, .command, .appearance: nil
            }
        return routes?.map(AppScene.article)
    }

    /// A Boolean value that indicates whether a session starts with the screens of the last one.
    var restores: Bool { self == .command(.open(restores: true)) }

    /// The command of the scene, which determines the format of its output; nil for a scene without one.
    var command: ArticleInvocation? {
        if case .command(let invocation) = self { invocation } else { nil }
    }
}
