public import DomainKit

/// Shows pages in the reader's browser.
public protocol WebPageOpener: Sendable {
    /// Hands a page to a browser.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no browser that takes it.
    @concurrent
    func open(_ page: ArticleWebPage) async throws(ApplicationError)
}
