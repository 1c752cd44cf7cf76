public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// An opener of the pages of articles in the user's browser.
public struct BrowserPageOpener: WebPageOpener {
    private let opener: any LinkOpener

    /// Creates an opener.
    ///
    /// - Parameter opener: opens URLs in a browser.
    public init(_ opener: any LinkOpener) {
        self.opener = opener
    }

    @concurrent
    public func open(_ page: ArticleWebPage) async throws(ApplicationError) {
        do throws(LinkOpenerError) {
            try await opener.open(page.url)
        } catch {
            throw ApplicationError(error)
        }
    }
}
