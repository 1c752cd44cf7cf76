internal import ArticleContract
internal import ArticleDomain
internal import PresentationKit

extension Composition {
    /// Returns the lines of the author as spans.
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
            case .superscript(let inner): append(inner.asSuperscript, marks: marks, link: link, to: &lines)
            case .subscript(let inner): append(inner.asSubscript, marks: marks, link: link, to: &lines)
            case .link(let url, let inner):
                let number = links.number(of: url, title: inner.plainText)
                let (line, span) = (lines.count - 1, lines[lines.count - 1].count)
                append(inner, marks: marks, link: link ?? number, to: &lines)
                if let fragment = links.fragment(url) { lines.lead(toFragment: fragment, fromLine: line, span) }
            case .image(let image):
                let label = Phrase(en: "image", ja: "画像")
                let number = number(ofImage: image.url)
                append(
                    label,
                    image.alternative,
                    of: image.url,
                    marks: marks.union(.image),
                    link: link,
                    image: number,
                    to: &lines
                )
            case .embed(let embed):
                let label = embed.service.label
                append(label, embed.title ?? "", of: embed.url, marks: marks, link: link, to: &lines)
            case .footnote(let number):
                lines.add(TextSpan("[\(number)]", marks: marks.union(.footnote), footnote: number))
            case .mention(let name):
                let number = links.number(of: "/" + name, title: "@" + name)
                lines.add(TextSpan("@" + name, marks: marks.union(.mention), link: link ?? number))
            }
        }
    }

    /// Appends a link in place of content that text cannot show, with a description such as `[image: Moby Dick]`.
    private mutating func append(
        _ label: Phrase,
        _ title: String,
        of url: String,
        marks: TextSpan.Marks,
        link: Int?,
        image: Int? = nil,
        to lines: inout [TextLine]
    ) {
        let number = links.number(of: url, title: title)
        let link = link ?? number
        let opening = Phrase(en: "[\(label.english)", ja: "[\(label.japanese)")
        lines.add(TextSpan(.label(opening), marks: marks, link: link, image: image))
        lines.add(TextSpan(title.isEmpty ? "]" : ": \(title)]", marks: marks, link: link))
    }
}

extension Composition {
    /// Returns the number of an image, or nil for one that is not fetched.
    private mutating func number(ofImage url: String) -> Int? {
        guard let url = links.absolute(url), (try? ArticleImageAddress(url, in: links.host)) != nil else { return nil }
        images.append(TextImage(number: images.count + 1, url: url))
        return images.count
    }
}

extension [TextLine] {
    /// Makes the spans from one on lead to a heading of the text.
    fileprivate mutating func lead(toFragment fragment: String, fromLine first: Int, _ span: Int) {
        for line in first..<count {
            for index in (line == first ? span : 0)..<self[line].count {
                self[line][index] = self[line][index].leading(toFragment: fragment)
            }
        }
    }

    /// Appends a span to the last line; line breaks in its text start new lines.
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
