public import CommandLineKit

extension CandidateSource {
    /// The tags that are known on this machine.
    public static let tags = CandidateSource(rawValue: "tags")
    /// The names of the saved searches.
    public static let savedSearches = CandidateSource(rawValue: "saved-searches")
    /// The identifiers of the articles that are kept on this machine.
    public static let keptArticles = CandidateSource(rawValue: "kept-articles")
}

extension ValueKind<String> {
    /// A tag; shells offer those that are known.
    static var tag: ValueKind<String> { .text("TAG", completion: .source(.tags)) }

    /// The name of a saved search; shells offer those that there are.
    static var savedSearch: ValueKind<String> { .text("NAME", completion: .source(.savedSearches)) }
}
