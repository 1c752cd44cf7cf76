import AppearanceCommandLine
import ArticleCommandLine
import ArticleContract

/// The scenes of the app: those that lead to each other, and those of the commands.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    case command(ArticleInvocation)
    case appearance(AppearanceInvocation)

    /// A Boolean value that indicates whether the scene starts a session, in which the user is asked what to do next.
    var isSession: Bool {
        if case .command(.open) = self { true } else { false }
    }

    /// A Boolean value that indicates whether a session starts with the screens of the last one.
    var restores: Bool { self == .command(.open(restores: true)) }

    /// The scene that is shown first: a session starts with the newest articles.
    var start: AppScene { isSession ? .article(.list(.newest)) : self }

    /// The command of the scene, which determines the format of its output; nil for a scene without one.
    var command: ArticleInvocation? {
        if case .command(let invocation) = self { invocation } else { nil }
    }
}
