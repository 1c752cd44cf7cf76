public import ArticleContract
public import ArticleDomain
import DomainKit
import PresentationKit
public import UseCaseKit

/// Suggests words while the user types; what cannot be found out is not suggested.
public struct SuggestionInquiry: Sendable {
    private let tags: any QueryUseCase<Void, [KnownTag]>
    private let titles: any QueryUseCase<String, [KeptTitle]>
    private let names: any QueryUseCase<Void, [SavedSearchName]>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - tags: lists the tags that are known.
    ///   - titles: lists the titles of kept articles whose identifiers begin with a text.
    ///   - names: lists the names of saved searches.
    public init(
        tags: any QueryUseCase<Void, [KnownTag]>,
        titles: any QueryUseCase<String, [KeptTitle]>,
        names: any QueryUseCase<Void, [SavedSearchName]>
    ) {
        self.tags = tags
        self.titles = titles
        self.names = names
    }

    /// The words of a kind.
    ///
    /// - Parameters:
    ///   - kind: what can be meant.
    ///   - beginning: what was typed; words that begin otherwise may be among the suggestions.
    public func suggestions(of kind: Suggestion.Kind, beginning: String) async -> [Suggestion] {
        switch kind {
        case .tags:
            await found(tags.result(())).map { Suggestion($0.tag.name, Phrase(keptCount: $0.keptCount)) }
        case .savedSearches: await found(names.result(())).map { Suggestion($0.text) }
        case .keptArticles:
            await found(titles.result(beginning)).map { Suggestion($0.id.rawValue, Phrase(verbatim: $0.title)) }
        }
    }

    private func found<Value>(_ result: Result<[Value], ApplicationError>) -> [Value] {
        (try? result.get()) ?? []
    }
}

extension Phrase {
    /// How many kept articles have a tag; nothing for one that was only looked at.
    fileprivate init?(keptCount count: Int) {
        switch count {
        case 0: return nil
        case 1: self.init(en: "1 kept article", ja: "保存した記事 1 件")
        default: self.init(en: "\(count) kept articles", ja: "保存した記事 \(count) 件")
        }
    }
}
