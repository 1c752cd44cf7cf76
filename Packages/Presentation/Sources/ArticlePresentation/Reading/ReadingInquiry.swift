public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Reads the article that the user named, and notes that it was read.
public struct ReadingInquiry: Sendable {
    private let read: any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>
    private let note: (any CommandUseCase<Article>)?

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - read: fetches the article.
    ///   - note: notes in the history what was read, or nil where none is kept.
    public init(
        read: any QueryUseCase<ArticleReference, Fetched<ParsedArticle>>,
        note: (any CommandUseCase<Article>)? = nil
    ) {
        self.read = read
        self.note = note
    }

    /// Reads an article, named by its identifier or its URL.
    public func answer(named name: String) async -> Result<Fetched<ParsedArticle>, ApplicationError> {
        do throws(ApplicationError) {
            let fetched = try await read(try ArticleReference(named: name))
            _ = await note?.result(fetched.value.article)
            return .success(fetched)
        } catch {
            return .failure(error)
        }
    }
}
