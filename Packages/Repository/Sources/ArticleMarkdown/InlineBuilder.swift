import ArticleDomain
import RepositoryKit

/// A builder of inlines from nodes of Markdown and from the HTML between them.
struct InlineBuilder {
    /// The format that a tag gives to its text.
    enum Format: Equatable {
        case strong
        case emphasis
        case strikethrough
        case superscript
        case `subscript`
        case code
        case link(String)
        /// A ruby annotation, which follows the annotated characters in brackets.
        case reading
        case hidden
    }

    private struct Level {
        let format: Format
        let tag: String
        var parts: [MarkupInline] = []
    }

    /// The maximum depth of tags; further ones are ignored.
    private static let deepest = 16

    private var parts: [MarkupInline] = []
    private var levels: [Level] = []

    mutating func append(_ part: MarkupInline) {
        if levels.isEmpty { parts.append(part) } else { levels[levels.count - 1].parts.append(part) }
    }

    /// Returns the collected inlines, and starts again within the same tags.
    mutating func take() -> [MarkupInline] {
        let open = levels.map { ($0.format, $0.tag) }
        while let tag = levels.last?.tag { close(tag) }
        defer {
            parts = []
            levels = open.map { Level(format: $0.0, tag: $0.1) }
        }
        return parts.trimmed
    }

    // MARK: Markdown

    mutating func append(_ nodes: [MarkdownNode]) {
        for node in nodes { append(node) }
    }

    static func inlines(of nodes: [MarkdownNode]) -> [MarkupInline] {
        var builder = InlineBuilder()
        builder.append(nodes)
        return builder.take()
    }

    private mutating func append(_ node: MarkdownNode) {
        switch node.kind {
        case .text(let text): InlineText.read(text) { append($0) }
        case .softBreak, .lineBreak: append(.lineBreak)
        case .codeSpan(let text): append(Self.code(text))
        case .inlineHTML(let html): append(html: html)
        case .emphasis: append(.emphasis(Self.inlines(of: node.children)))
        case .strong: append(.strong(Self.inlines(of: node.children)))
        case .strikethrough: append(.strikethrough(Self.inlines(of: node.children)))
        case .link(let url, _): appendLink(url, node.children)
        case .image(let url, let title): append(Self.image(url, title, node.children))
        case .footnoteReference(let number): append(.footnote(number))
        default: append(node.children)
        }
    }

    private static func code(_ text: String) -> MarkupInline {
        guard SourceMarker.isIn(text) else { return .code(text) }
        let formula =
            SourceMarker.content(of: text, between: SourceMarker.mathStart, and: SourceMarker.mathEnd)
            ?? SourceMarker.content(of: text, between: SourceMarker.quotedMathStart, and: SourceMarker.quotedMathEnd)
        return formula.map { .math(String($0)) } ?? .code(SourceMarker.restored(text))
    }

    /// Appends a link.
    ///
    /// An autolink extends to the next space; a Japanese full stop after it is no part of it.
    private mutating func appendLink(_ url: String, _ children: [MarkdownNode]) {
        let url = SourceMarker.restored(url)
        if children.count == 1, case .text(let text) = children[0].kind, text.utf8.contains(where: { $0 >= 0x80 }),
            url.hasSuffix(text), let end = text.firstIndex(where: { Self.endsURLs.contains($0) })
        {
            append(.link(url: String(url.dropLast(text[end...].count)), [.text(String(text[..<end]))]))
            InlineText.read(String(text[end...])) { append($0) }
        } else if children.count == 1, case .text(let text) = children[0].kind {
            append(.link(url: url, [.text(SourceMarker.restored(text))]))
        } else {
            append(.link(url: url, Self.inlines(of: children)))
        }
    }

    private static let endsURLs: Set<Character> = Set("、。，．・：；！？「」『』（）【】〈〉《》　")

    private static func image(_ url: String, _ title: String, _ children: [MarkdownNode]) -> MarkupInline {
        let size = SourceMarker.content(of: title, between: SourceMarker.sizeStart, and: SourceMarker.sizeEnd)
        let sides = size?.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) } ?? []
        return .image(
            MarkupImage(
                url: SourceMarker.restored(url),
                alternative: inlines(of: children).plainText,
                width: sides.first ?? nil,
                height: sides.count > 1 ? sides[1] : nil
            )
        )
    }

    // MARK: HTML

    private mutating func append(html: String) {
        for token in HTMLToken.tokens(of: SourceMarker.restored(html)) { read(token) }
    }

    /// Appends a token; tags without a meaning in a paragraph are dropped.
    mutating func read(_ token: HTMLToken) {
        switch token {
        case .text(let text): append(.text(text))
        case .open("br", _, _): append(.lineBreak)
        case .open("img", let attributes, _):
            append(
                .image(
                    MarkupImage(
                        url: attributes["src"] ?? "",
                        alternative: attributes["alt"] ?? "",
                        width: attributes["width"].flatMap { Int($0) },
                        height: attributes["height"].flatMap { Int($0) }
                    )
                )
            )
        case .open(let name, let attributes, let isEmpty):
            if let part = Self.embedded(name, attributes) {
                append(part)
            } else if HTMLContainers.contains(name) {
                breakLine()
            }
            guard !isEmpty, levels.count < Self.deepest, let format = Self.format(name, attributes) else { return }
            levels.append(Level(format: format, tag: name))
        case .close(let name): if HTMLContainers.contains(name) { breakLine() } else { close(name) }
        }
    }

    /// Separates what a container of blocks holds from the text around it, in places that contain no blocks.
    private mutating func breakLine() {
        let last = levels.last { !$0.parts.isEmpty }?.parts.last ?? parts.last
        if last != nil && last != .lineBreak { append(.lineBreak) }
    }

    /// Returns the embedded content of a tag: that of a known service, or a page in a frame.
    static func embedded(_ tag: String, _ attributes: [String: String]) -> MarkupInline? {
        if let embed = MarkupEmbed(tag: tag, attributes) { return .embed(embed) }
        guard tag == "iframe", let url = attributes["src"], url.hasPrefix("http") else { return nil }
        return .link(url: url, [.text(url)])
    }

    private static func format(_ tag: String, _ attributes: [String: String]) -> Format? {
        switch tag {
        case "b", "strong": .strong
        case "i", "em", "cite", "dfn", "var", "u", "ins", "mark": .emphasis
        case "s", "del", "strike": .strikethrough
        case "sup": .superscript
        case "sub": .subscript
        case "code", "kbd", "samp", "tt": .code
        case "rt": .reading
        case "rp": .hidden
        case "a": attributes["href"].map { .link($0) }
        default: nil
        }
    }

    private mutating func close(_ tag: String) {
        guard levels.contains(where: { $0.tag == tag }) else { return }
        while let level = levels.popLast() {
            if !level.parts.isEmpty {
                switch level.format {
                case .strong: append(.strong(level.parts))
                case .emphasis: append(.emphasis(level.parts))
                case .strikethrough: append(.strikethrough(level.parts))
                case .superscript: append(.superscript(level.parts))
                case .subscript: append(.subscript(level.parts))
                case .code: append(.code(level.parts.plainText))
                case .link(let url): append(.link(url: url, level.parts))
                case .reading: append(.text("（" + level.parts.plainText + "）"))
                case .hidden: break
                }
            }
            if level.tag == tag { return }
        }
    }
}

extension [MarkupInline] {
    /// The inlines without line breaks at the ends.
    fileprivate var trimmed: [MarkupInline] {
        guard first == .lineBreak || last == .lineBreak else { return self }
        var parts = self[...]
        while parts.first == .lineBreak { parts.removeFirst() }
        while parts.last == .lineBreak { parts.removeLast() }
        return Array(parts)
    }
}
