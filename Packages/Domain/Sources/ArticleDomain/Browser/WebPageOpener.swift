public import DomainKit

/// Opens web pages in the browser of the user.
public protocol WebPageOpener: Sendable {
    /// Opens a page in the browser.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no browser.
    @concurrent
    func open(_ page: ArticleWebPage) async throws(ApplicationError)
}
