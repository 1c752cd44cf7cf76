public import ArticleContract
public import CommandLineKit
public import PresentationKit

extension Suggestion.Kind {
    /// Creates the kind of suggestion for a source of completion candidates; nil for a source of another feature.
    public init?(_ source: CandidateSource) {
        self.init(rawValue: source.rawValue)
    }

    func completion(orFiles: Bool = false) -> Completion {
        .source(CandidateSource(rawValue: rawValue), orFiles: orFiles)
    }
}

extension Candidate {
    /// Creates a candidate from a suggestion.
    public init(_ suggestion: Suggestion, wording: Wording) {
        self.init(suggestion.word, remark: suggestion.remark.map { wording($0) } ?? "")
    }
}

extension ValueKind<String> {
    static var tag: ValueKind<String> { .text("TAG", completion: Suggestion.Kind.tags.completion()) }

    static var savedSearch: ValueKind<String> { .text("NAME", completion: Suggestion.Kind.savedSearches.completion()) }

    static var article: ValueKind<String> { .text(completion: Suggestion.Kind.keptArticles.completion()) }

    /// An article or a file; completed with the kept articles, or else with files.
    static var articleOrFile: ValueKind<String> {
        .text(completion: Suggestion.Kind.keptArticles.completion(orFiles: true))
    }
}
