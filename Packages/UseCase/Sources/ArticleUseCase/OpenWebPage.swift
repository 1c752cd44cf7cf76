public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Opens the page of an article, or a page that it links to, in the browser.
///
/// A missing browser is not a failure: the state says that the page is not open.
public struct OpenWebPage: CommandUseCase {
    /// The page to open.
    public enum Input: Hashable, Sendable {
        /// The page of an article: that of the URL as it is, whatever its host, or the one that the article names.
        case article(ArticleReference)
        /// A page that an article links to; nil for a text that is not an article yet.
        case link(ArticleWebPage, in: ArticleReference?)
    }

    private let gateway: any ArticleGateway
    private let opener: any WebPageOpener
    private let opened: State<OpenedWebPage?>

    /// Creates the use case.
    public init(gateway: any ArticleGateway, opener: any WebPageOpener, opened: State<OpenedWebPage?>) {
        self.gateway = gateway
        self.opener = opener
        self.opened = opened
    }

    /// Opens the page.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, or if it has no page.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .article(let reference): try await open(try await page(of: reference), for: reference.id)
        case .link(let page, in: let reference): try await open(page, for: reference?.id)
        }
    }

    private func open(_ page: ArticleWebPage, for article: ArticleID?) async throws(ApplicationError) {
        var isOpen = true
        do throws(ApplicationError) {
            try await opener.open(page)
        } catch {
            guard error.kind == .notFound else { throw error }
            isOpen = false
        }
        opened.set(OpenedWebPage(article: article, page: page, isOpen: isOpen))
    }

    private func page(of reference: ArticleReference) async throws(ApplicationError) -> ArticleWebPage {
        if let page = reference.page { return page }
        guard let url = try await gateway.article(reference.id).value.url else { throw ApplicationError(.notFound) }
        do throws(ValidationError) {
            return try ArticleWebPage(url)
        } catch {
            throw ApplicationError(.invalidData("items/\(reference.id).url"), origin: error)
        }
    }
}

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
