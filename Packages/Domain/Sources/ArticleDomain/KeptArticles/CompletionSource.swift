public import DomainKit

/// Names that are known on this machine, for the completion of a command line and for confirmations.
///
/// Nothing is requested from a host. The lists wait for no other process and change nothing; names can be missing in
/// them, for example if an index is not built yet.
public protocol CompletionSource: Sendable {
    /// Returns the tags of kept articles, and those of profiles that were read.
    ///
    /// - Returns: Each tag once, in one spelling; the tags of most kept articles first.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    /// - Complexity: O(n) in the number of kept articles; opens none.
    @concurrent
    func tags() async throws(ApplicationError) -> [KnownTag]

    /// Returns the titles of kept articles whose identifiers have a prefix, the last kept first.
    ///
    /// At most `limit` articles are examined, or all.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    /// - Complexity: O(n) in the number of examined articles; opens none.
    @concurrent
    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle]

    /// Returns the title of a kept article from its copy, or nil if the article is not kept.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle?
}

/// The title of a kept article.
public struct KeptTitle: Identifiable, Hashable, Sendable {
    /// The identifier of the article.
    public let id: ArticleID
    /// The title.
    public let title: String

    /// Creates a title.
    public init(_ id: ArticleID, _ title: String) {
        self.id = id
        self.title = title
    }
}

/// A tag that is known on this machine.
public struct KnownTag: Hashable, Sendable {
    /// The tag.
    public let tag: ArticleTag
    /// The number of kept articles with the tag.
    public let keptCount: Int

    /// Creates a known tag.
    public init(_ tag: ArticleTag, keptCount: Int) {
        self.tag = tag
        self.keptCount = keptCount
    }
}

/// Reads names of articles from the input of the program.
public protocol ArticleNameGateway: Sendable {
    /// Reads the names to the end of the input, one for each line.
    ///
    /// - Returns: Identifiers and URLs as they were written, without surrounding white space and blank lines.
    /// - Throws: ``ApplicationError``: `invalidInput` if the input is not text or too long, `storage` if it cannot be
    ///   read.
    @concurrent
    func names() async throws(ApplicationError) -> [String]
}
