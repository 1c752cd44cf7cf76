public import PresentationKit

/// How far a list is.
public struct ArticleListFooter: Hashable, Sendable {
    /// How many articles are shown, out of how many.
    public let text: Phrase
    /// The number of the page that ``ArticleListEvent/didReachEnd`` would fetch, or nil at the end of the list.
    public let nextPage: Int?

    /// Makes a footer.
    public init(text: Phrase, nextPage: Int?) {
        self.text = text
        self.nextPage = nextPage
    }
}
