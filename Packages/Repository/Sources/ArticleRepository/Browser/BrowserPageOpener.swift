public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// An opener of the pages of articles in the user's browser.
public struct BrowserPageOpener: WebPageOpener {
    private let opener: any LinkOpener

    /// Creates an opener.
    public init(_ opener: any LinkOpener) {
        self.opener = opener
    }

    @concurrent
    public func open(_ page: ArticleWebPage) async throws(ApplicationError) {
        try await mapping { () throws(LinkOpenerError) in try await opener.open(page.url) }
    }
}
