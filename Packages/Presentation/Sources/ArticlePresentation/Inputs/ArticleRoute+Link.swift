import ArticleContract
import ArticleDomain

extension ArticleRoute {
    /// Creates the route to the article that a link leads to; nil for a link to any other page, which a browser shows.
    ///
    /// Only articles of the host of the run can be read here: elsewhere, the same identifier may be another article. The
    /// guide has no articles of a host.
    init?(linkTo url: String, from origin: ArticleOrigin) {
        guard case .host = origin, let reference = try? ArticleReference(url), reference.host == origin.host else {
            return nil
        }
        self = .detail(url)
    }
}
