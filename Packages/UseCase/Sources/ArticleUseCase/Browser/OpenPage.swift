public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Hands the page of an article to the reader's browser.
public struct OpenPage: CommandUseCase {
    private let opener: any WebPageOpener

    /// Makes the use case.
    ///
    /// - Parameter opener: shows pages.
    public init(opener: any WebPageOpener) {
        self.opener = opener
    }

    public func callAsFunction(_ input: ArticleWebPage) async throws(ApplicationError) {
        try await opener.open(input)
    }
}
