import ArticleContract
import Foundation

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A screen of articles.
    case article(ArticleRoute)
    /// Signs out when it is opened, and reports it.
    case signOut
    /// Asks for the name of a search, and saves it.
    case saveSearch(ArticleSearch)

    /// A Boolean value that indicates whether a scene shows articles or settings, and not a question, at which no user was.
    var isRestorable: Bool { if case .article = self { true } else { false } }

    /// The scene that a link such as `qiita-reader://qiita.com/ann/items/5b0a` names, or nil.
    ///
    /// The rest of such a link is the address of an article. The app has no links with the scheme `https`, since only the owner of a
    /// host can give them to an app.
    init?(_ url: URL) {
        guard url.scheme == "qiita-reader", let host = url.host() else { return nil }
        self = .article(.detail("https://\(host)\(url.path())"))
    }
}
