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
    public func remove(_ name: String) async -> Result<Void, ApplicationError> {
        do throws(ApplicationError) {
            return await remove.result(try ArticleReference(named: name))
        } catch {
            return .failure(error)
        }
    }
}
