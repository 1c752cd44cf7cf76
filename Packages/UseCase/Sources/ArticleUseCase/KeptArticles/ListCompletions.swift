public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the names that a word on the command line can stand for, from what is known on this machine.
///
/// Names that cannot be listed are left out: a completion never fails.
public struct ListCompletions: QueryUseCase {
    /// The names that the word can stand for.
    public enum Input: Hashable, Sendable {
        /// Tags, those of most kept articles first.
        case tags
        /// The names of saved searches.
        case savedSearches
        /// Kept articles whose identifiers begin with a prefix, the last kept first; without a prefix the last 200.
        case keptArticles(prefix: String)
    }

    /// The names that were found.
    public enum Output: Equatable, Sendable {
        /// Tags.
        case tags([KnownTag])
        /// The names of saved searches.
        case savedSearches([SavedSearchName])
        /// Kept articles.
        case keptArticles([KeptTitle])
    }

    private let source: any CompletionSource
    private let searches: any SavedSearchGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - source: the tags and the kept articles.
    ///   - searches: the gateway of the saved searches.
    public init(source: any CompletionSource, searches: any SavedSearchGateway) {
        self.source = source
        self.searches = searches
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        switch input {
        case .tags: .tags((try? await source.tags()) ?? [])
        case .savedSearches: .savedSearches((try? await searches.names()) ?? [])
        case .keptArticles(let prefix):
            .keptArticles((try? await source.titles(beginning: prefix, limit: prefix.isEmpty ? 200 : nil)) ?? [])
        }
    }
}
