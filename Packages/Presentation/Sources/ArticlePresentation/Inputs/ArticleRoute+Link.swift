import ArticleContract
import ArticleDomain
import UseCaseKit

extension ArticleRoute {
    /// Creates the route to the article that a link leads to; nil for a link to any other page, which a browser shows.
    ///
    /// Only articles of the host of the run can be read here: elsewhere, the same identifier may be another article. The
    /// guide has no articles of a host.
    init?(linkTo url: String, from origin: ArticleOrigin) {
        guard case .host(let setting, _) = origin else { return nil }
        self.init(linkTo: url, on: setting.value)
    }

    /// Creates the route to the article of a host that a link leads to, or nil.
    init?(linkTo url: String, on host: ArticleHost) {
        guard let reference = try? ArticleReference(url), reference.host == host else { return nil }
        self = .detail(url)
    }
}
