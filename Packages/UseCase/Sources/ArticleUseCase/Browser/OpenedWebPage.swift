public import ArticleDomain

/// A page that was to be opened, and whether a browser opened it.
public struct OpenedWebPage: Hashable, Sendable {
    /// The identifier of the article, as the user named it; nil for a text that is not an article yet.
    public let article: ArticleID?
    /// The page.
    public let page: ArticleWebPage
    /// A Boolean value that indicates whether a browser opened the page; false where there is none.
    public let isOpen: Bool

    /// Creates the outcome of opening a page.
    public init(article: ArticleID?, page: ArticleWebPage, isOpen: Bool) {
        self.article = article
        self.page = page
        self.isOpen = isOpen
    }
}
