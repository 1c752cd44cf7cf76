public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Shows pages of articles by the browser of the machine.
public struct BrowserPageOpener: WebPageOpener {
    private let opener: any LinkOpener

    /// Makes an opener.
    ///
    /// - Parameter opener: hands addresses to a browser.
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
