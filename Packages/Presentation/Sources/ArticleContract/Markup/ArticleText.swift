/// The text of an article, ready to be laid out by any view.
///
/// What is numbered is numbered, what has a label has it in every language. The texts come from outside; the view
/// sanitises them.
public struct ArticleText: Hashable, Sendable {
    /// The blocks, from top to bottom.
    public let blocks: [TextBlock]
    /// What the footnotes say; the first is number 1.
    public let footnotes: [[TextBlock]]
    /// What the text leads to, in the order in which it is first mentioned; the first is number 1.
    public let links: [TextLink]

    /// Makes a text.
    public init(blocks: [TextBlock], footnotes: [[TextBlock]] = [], links: [TextLink] = []) {
        self.blocks = blocks
        self.footnotes = footnotes
        self.links = links
    }
}

/// A place that a text leads to.
public struct TextLink: Hashable, Sendable {
    /// The number by which the text refers to it, from 1 on.
    public let number: Int
    /// An absolute `http` or `https` URL.
    public let url: String
    /// What the text says where it is first mentioned.
    public let title: String

    /// Makes a link.
    public init(number: Int, url: String, title: String) {
        self.number = number
        self.url = url
        self.title = title
    }
}
