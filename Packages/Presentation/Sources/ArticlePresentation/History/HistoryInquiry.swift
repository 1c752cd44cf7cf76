public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Asks for the history, and changes it, by what the user wrote.
public struct HistoryInquiry: Sendable {
    private let list: any QueryUseCase<PageRequest, Page<HistoryEntry>>
    private let remove: any CommandUseCase<ArticleReference>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - list: lists what was read.
    ///   - remove: removes one article.
    public init(
        list: any QueryUseCase<PageRequest, Page<HistoryEntry>>,
        remove: any CommandUseCase<ArticleReference>
    ) {
        self.list = list
        self.remove = remove
    }

    /// One page of what was read.
    public func list(_ number: Int, _ size: Int) async -> Result<Page<HistoryEntry>, ApplicationError> {
        do throws(ValidationError) {
            return await list.result(try PageRequest(number: number, size: size))
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }

    /// Removes an article, named by its identifier or its URL.
    ///
    /// - Returns: the title that it had when it was read, or the identifier of one that was not.
    public func remove(_ name: String) async -> Result<String, ApplicationError> {
        do throws(ApplicationError) {
            let article = try ArticleReference(named: name)
            let title = try await self.title(of: article)
            try await remove(article)
            return .success(title ?? article.id.rawValue)
        } catch {
            return .failure(error)
        }
    }

    private func title(of article: ArticleReference) async throws(ApplicationError) -> String? {
        var request: PageRequest? = try? PageRequest(number: 1, size: 100)
        while let next = request {
            let page = try await list(next)
            if let entry = page.elements.first(where: { $0.article == article.id }) { return entry.title }
            request = page.elements.isEmpty ? nil : page.next
        }
        return nil
    }
}
