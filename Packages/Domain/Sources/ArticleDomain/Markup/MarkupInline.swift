/// A part of a paragraph.
public enum MarkupInline: Hashable, Sendable {
    /// Text.
    case text(String)
    /// A new line within the paragraph.
    case lineBreak
    /// Code.
    case code(String)
    /// Emphasis.
    case emphasis([MarkupInline])
    /// Strong emphasis.
    case strong([MarkupInline])
    /// What no longer holds.
    case strikethrough([MarkupInline])
    /// Text that stands raised and smaller, such as an exponent.
    case superscript([MarkupInline])
    /// Text that stands lowered and smaller, such as an index.
    case `subscript`([MarkupInline])
    /// A link; its URL is as the author wrote it, and may be relative to the article.
    case link(url: String, [MarkupInline])
    /// An image.
    case image(MarkupImage)
    /// Content of another service within the text.
    case embed(MarkupEmbed)
    /// A formula in the notation of TeX.
    case math(String)
    /// A reference to a footnote, by its number.
    case footnote(Int)
    /// The name of a user of the article's host, without a sign before it, such as `ann` or `ann@github`.
    case mention(String)
}

/// An image within a text.
public struct MarkupImage: Hashable, Sendable {
    /// Where it is, as the author wrote it.
    public let url: String
    /// What it shows, for those who do not see it.
    public let alternative: String
    /// The width that the author asked for, in points, or nil.
    public let width: Int?
    /// The height that the author asked for, in points, or nil.
    public let height: Int?

    /// Makes an image.
    public init(url: String, alternative: String, width: Int? = nil, height: Int? = nil) {
        self.url = url
        self.alternative = alternative
        self.width = width
        self.height = height
    }
}

extension Sequence<MarkupInline> {
    /// The text alone: formatting dropped, superscripts and subscripts in a plain notation, images by what they
    /// show, embeds by their titles, line breaks as spaces.
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
