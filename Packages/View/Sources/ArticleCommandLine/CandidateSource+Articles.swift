public import ArticleContract
public import CommandLineKit
public import PresentationKit

extension Suggestion.Kind {
    /// What is suggested where a shell asks for a source; nil for a source of another feature.
    public init?(_ source: CandidateSource) {
        self.init(rawValue: source.rawValue)
    }

    var completion: Completion { .source(CandidateSource(rawValue: rawValue)) }

    var completionOrFiles: Completion { .sourceOrFiles(CandidateSource(rawValue: rawValue)) }
}

extension Candidate {
    /// Shows a suggestion to a shell.
    public init(_ suggestion: Suggestion, wording: Wording) {
        self.init(suggestion.word, remark: suggestion.remark.map { wording($0) } ?? "")
    }
}

extension ValueKind<String> {
    /// A tag; shells offer those that are known.
    static var tag: ValueKind<String> { .text("TAG", completion: Suggestion.Kind.tags.completion) }

    /// The name of a saved search; shells offer those that there are.
    static var savedSearch: ValueKind<String> { .text("NAME", completion: Suggestion.Kind.savedSearches.completion) }

    /// An article; shells offer those that are kept.
    static var article: ValueKind<String> { .text(completion: Suggestion.Kind.keptArticles.completion) }

    /// An article or a file; shells offer files where no kept article begins so.
    static var articleOrFile: ValueKind<String> {
        .text(completion: Suggestion.Kind.keptArticles.completionOrFiles)
    }
}
