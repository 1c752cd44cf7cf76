/// A part of a line of text.
public enum MarkupInline: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// A line break within the paragraph.
    case lineBreak
    /// Inline code.
    case code(String)
    /// Emphasis.
    case emphasis([MarkupInline])
    /// Strong emphasis.
    case strong([MarkupInline])
    /// Deleted text.
    case strikethrough([MarkupInline])
    /// Raised, smaller text, such as an exponent.
    case superscript([MarkupInline])
    /// Lowered, smaller text, such as an index.
    case `subscript`([MarkupInline])
    /// A link; its URL is as the author wrote it, and may be relative to the host.
    case link(url: String, [MarkupInline])
    /// An image.
    case image(MarkupImage)
    /// Embedded content of another service.
    case embed(MarkupEmbed)
    /// A formula in the notation of TeX.
    case math(String)
    /// A reference to the footnote of this number.
    case footnote(Int)
    /// A mention of a user of the host, such as `ann` or `ann@github`, without the `@`.
    case mention(String)
}

/// An image in a text.
public struct MarkupImage: Hashable, Sendable {
    /// The URL, as the author wrote it.
    public let url: String
    /// The alternative text.
    public let alternative: String
    /// The width in points, or nil where the author gives none.
    public let width: Int?
    /// The height in points, or nil where the author gives none.
    public let height: Int?

    /// Creates an image.
    public init(url: String, alternative: String, width: Int? = nil, height: Int? = nil) {
        self.url = url
        self.alternative = alternative
        self.width = width
        self.height = height
    }
}

extension Sequence<MarkupInline> {
    /// The text without formatting: superscripts and subscripts in a plain notation, images by their alternative texts,
    /// embedded content by its title, line breaks as spaces.
    public var plainText: String {
        reduce(into: "") { text, inline in
            switch inline {
            case .text(let part), .code(let part), .math(let part): text += part
            case .lineBreak: text += " "
            case .emphasis(let parts), .strong(let parts), .strikethrough(let parts), .link(_, let parts):
                text += parts.plainText
            case .superscript(let parts): text += parts.asSuperscript.plainText
            case .subscript(let parts): text += parts.asSubscript.plainText
            case .embed(let embed): text += embed.title ?? embed.url
            case .image(let image): text += image.alternative
            case .footnote: break
            case .mention(let name): text += "@" + name
            }
        }
    }
}
