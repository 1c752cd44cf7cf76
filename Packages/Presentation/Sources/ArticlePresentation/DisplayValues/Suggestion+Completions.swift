public import ArticleContract
import ArticleDomain
public import ArticleUseCase
import DomainKit
import PresentationKit

extension ListCompletions.Input {
    /// Creates the input of a completion.
    ///
    /// - Parameters:
    ///   - kind: the kind of the names.
    ///   - prefix: the text before the cursor; names that begin otherwise may be among the suggestions.
    public init(_ kind: Suggestion.Kind, prefix: String) {
        switch kind {
        case .tags: self = .tags
        case .savedSearches: self = .savedSearches
        case .keptArticles: self = .keptArticles(prefix: prefix)
        }
    }
}

extension [Suggestion] {
    /// Creates the suggestions of a completion, in its order.
    public init(_ completions: ListCompletions.Output) {
        switch completions {
        case .tags(let tags): self = tags.map { Suggestion($0.tag.name, Phrase(keptCount: $0.keptCount)) }
        case .savedSearches(let names): self = names.map { Suggestion($0.text) }
        case .keptArticles(let titles):
            self = titles.map { Suggestion($0.id.rawValue, Phrase(verbatim: $0.title)) }
        }
    }
}

extension Phrase {
    /// Creates the number of kept articles that have a tag; nil if none has it.
    fileprivate init?(keptCount count: Int) {
        switch count {
        case 0: return nil
        case 1: self.init(en: "1 kept article", ja: "保存した記事 1 件")
        default: self.init(en: "\(count) kept articles", ja: "保存した記事 \(count) 件")
        }
    }
}
