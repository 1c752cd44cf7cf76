/// The text of an article, ready to be laid out by any view.
///
/// Links and footnotes are numbered, and labels have their words in every language. The texts come from outside; the
/// view sanitises them.
public struct ArticleText: Hashable, Sendable {
    /// The blocks, from top to bottom.
    public let blocks: [TextBlock]
    /// The footnotes; the first is number 1.
    public let footnotes: [[TextBlock]]
    /// The links in the order of their first occurrence; the first is number 1.
    public let links: [TextLink]
    /// The images that can be shown, in their order; the first is number 1.
    public let images: [TextImage]

    /// Creates a text.
    public init(
        blocks: [TextBlock],
        footnotes: [[TextBlock]] = [],
        links: [TextLink] = [],
        images: [TextImage] = []
    ) {
        self.blocks = blocks
        self.footnotes = footnotes
        self.links = links
        self.images = images
    }
}

/// A link of a text.
public struct TextLink: Hashable, Sendable {
    /// The number of the link in the text, from 1.
    public let number: Int
    /// An absolute `http` or `https` URL; in an article of the guide, also a relative one, which leads to another file.
    public let url: String
    /// The text of the link at its first occurrence.
    public let title: String

    /// Creates a link.
    public init(number: Int, url: String, title: String) {
        self.number = number
        self.url = url
        self.title = title
    }

    /// A Boolean value that indicates whether the link leads to another file of the guide, and not to a page of the web.
    public var isRelative: Bool {
        let start = url.prefix(8).lowercased()
        return !start.hasPrefix("https://") && !start.hasPrefix("http://")
    }
}
