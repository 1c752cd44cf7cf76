internal import ArticleContract
internal import ArticleDomain
internal import PresentationKit

extension Composition {
    /// The lines that the author wrote, each of spans.
    mutating func lines(_ inlines: [MarkupInline]) -> [TextLine] {
        var lines: [TextLine] = [[]]
        append(inlines, marks: [], link: nil, to: &lines)
        return lines
    }

    private mutating func append(
        _ inlines: [MarkupInline],
        marks: TextSpan.Marks,
        link: Int?,
        to lines: inout [TextLine]
    ) {
        for inline in inlines {
            switch inline {
            case .text(let text): lines.add(TextSpan(text, marks: marks, link: link))
            case .lineBreak: lines.append([])
            case .code(let text): lines.add(TextSpan(text, marks: marks.union(.code), link: link))
            case .math(let text): lines.add(TextSpan(text, marks: marks.union(.math), link: link))
            case .emphasis(let inner): append(inner, marks: marks.union(.emphasis), link: link, to: &lines)
            case .strong(let inner): append(inner, marks: marks.union(.strong), link: link, to: &lines)
            case .strikethrough(let inner): append(inner, marks: marks.union(.strikethrough), link: link, to: &lines)
            case .link(let url, let inner):
                let number = links.number(of: url, title: inner.plainText)
                append(inner, marks: marks, link: link ?? number, to: &lines)
            case .image(let image): append(image, marks: marks, link: link, to: &lines)
            case .footnote(let number): lines.add(TextSpan("[\(number)]", marks: marks.union(.footnote), link: nil))
            case .mention(let name):
                let number = links.number(of: "/" + name, title: "@" + name)
                lines.add(TextSpan("@" + name, marks: marks.union(.mention), link: link ?? number))
            }
        }
    }

    /// An image is a link to itself, with a word that says what it is.
    private mutating func append(
        _ image: MarkupImage,
        marks: TextSpan.Marks,
        link: Int?,
        to lines: inout [TextLine]
    ) {
        let number = links.number(of: image.url, title: image.alternative)
        let marks = marks.union(.image)
        lines.add(TextSpan(.label(Phrase(en: "[image", ja: "[画像")), marks: marks, link: link ?? number))
        let rest = image.alternative.isEmpty ? "]" : ": \(image.alternative)]"
        lines.add(TextSpan(rest, marks: marks, link: link ?? number))
    }
}

extension [TextLine] {
    /// Puts a span behind the last line; line breaks in its text start new ones.
    fileprivate mutating func add(_ span: TextSpan) {
        guard case .text(let text) = span.content, text.utf8.contains(0x0A) else {
            self[count - 1].append(span)
            return
        }
        for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { append([]) }
            if !part.isEmpty { self[count - 1].append(TextSpan(String(part), marks: span.marks, link: span.link)) }
        }
    }
}
