public import PresentationKit

/// The extent of a list.
public struct ArticleListFooter: Hashable, Sendable {
    /// The numbers of articles shown and in total.
    public let text: Phrase
    /// The number of the page that ``ArticleListEvent/didReachEnd`` would fetch, or nil at the end of the list.
    public let nextPage: Int?

    /// Creates a footer.
    public init(text: Phrase, nextPage: Int?) {
        self.text = text
        self.nextPage = nextPage
    }
}
