import ArticleDomain
import RepositoryKit

/// A builder of blocks from nodes of Markdown and from the HTML between them.
///
/// A tag may open a container that is closed blocks later (`<details>`, then Markdown, then `</details>`), as the
/// fences of notes do; a container that is not closed ends with the Markdown container in which it was opened.
struct BlockBuilder {
    /// An open container.
    private enum Container: Equatable {
        case root
        case note(MarkupNoteKind)
        case tag(String)
        /// A quotation of a post, which ends with a link to the post.
        case post

        /// The tag that closes it, or nil if no tag does.
        var tag: String? {
            switch self {
            case .root, .note: nil
            case .tag(let name): name
            case .post: "blockquote"
            }
        }
    }

    private struct Frame {
        let container: Container
        var blocks: [MarkupBlock] = []
        var inlines = InlineBuilder()
        var summary: [MarkupInline] = []
        var items: [MarkupList.Item] = []
        var definitions: [MarkupDefinition] = []
        var cells: [[MarkupInline]] = []
        var rows: [[[MarkupInline]]] = []
        var code: String?
    }

    /// The maximum depth of open containers; further ones are ignored.
    private static let deepest = 16

    private var frames = [Frame(container: .root)]

    private init() {}

    /// Returns the blocks of the children of a node.
    static func blocks(of nodes: [MarkdownNode]) -> [MarkupBlock] {
        var builder = BlockBuilder()
        for node in nodes { builder.append(node) }
        while builder.frames.count > 1 { builder.closeLast() }
        builder.endParagraph()
        return builder.frames[0].blocks
    }

    private var top: Int { frames.count - 1 }

    private mutating func append(_ block: MarkupBlock) {
        endParagraph()
        frames[top].blocks.append(block)
    }

    private mutating func endParagraph() {
        let inlines = frames[top].inlines.take()
        let isBlank = inlines.allSatisfy { inline in
            switch inline {
            case .text(let text): text.allSatisfy(\.isWhitespace)
            case .lineBreak: true
            default: false
            }
        }
        if !isBlank { frames[top].blocks.append(.paragraph(inlines)) }
    }

    // MARK: Markdown

    private mutating func append(_ node: MarkdownNode) {
        switch node.kind {
        case .html(let html): append(html: html)
        case .paragraph: append(paragraph: InlineBuilder.inlines(of: node.children))
        case .heading(let level):
            append(.heading(MarkupHeading(level: level, title: InlineBuilder.inlines(of: node.children))))
        case .rule: append(.rule)
        case .quote: append(.quote(Self.blocks(of: node.children)))
        case .list(let start, let isTight): append(.list(Self.list(start, isTight, node.children)))
        case .code(let info, let text): append(CodeFence.block(info: info, text: text))
        case .table(let columns): append(.table(Self.table(columns, node.children)))
        case .footnote, .document, .item, .row, .cell:
            for block in Self.blocks(of: node.children) { append(block) }
        default: frames[top].inlines.append([node])
        }
    }

    private mutating func append(paragraph inlines: [MarkupInline]) {
        if inlines.count == 1, case .link(let url, let text) = inlines[0], text == [.text(url)], url.hasPrefix("http") {
            append(.linkCard(url: url))
        } else if !inlines.isEmpty {
            append(.paragraph(inlines))
        }
    }

    private static func list(_ start: Int?, _ isTight: Bool, _ nodes: [MarkdownNode]) -> MarkupList {
        MarkupList(
            start: start,
            isTight: isTight,
            items: nodes.map { node in
                guard case .item(let isChecked) = node.kind else {
                    return MarkupList.Item(blocks: blocks(of: [node]))
                }
                return MarkupList.Item(isDone: isChecked, blocks: blocks(of: node.children))
            }
        )
    }

    private static func table(_ columns: [MarkdownNode.Alignment?], _ nodes: [MarkdownNode]) -> MarkupTable {
        var heading: [[MarkupInline]] = []
        var rows: [[[MarkupInline]]] = []
        for node in nodes {
            let cells = node.children.map { InlineBuilder.inlines(of: $0.children) }
            if node.kind == .row(isHeader: true) { heading = cells } else { rows.append(cells) }
        }
        let alignments: [MarkupTable.Alignment] = columns.map { column in
            switch column {
            case .left, nil: .left
            case .center: .center
            case .right: .right
            }
        }
        return MarkupTable(columns: alignments, heading: heading, rows: rows)
    }

    // MARK: HTML

    private mutating func append(html: String) {
        if SourceMarker.isIn(html) {
            let line = html.drop(while: \.isWhitespace).prefix { !$0.isNewline }
            let comment = line.dropFirst("<!--".count).dropLast("-->".count)
            if let words = SourceMarker.content(
                of: String(comment),
                between: SourceMarker.noteStart,
                and: SourceMarker.noteEnd
            ) {
                open(.note(Self.noteKind(words)))
            } else if comment.unicodeScalars.count == 2 {
                closeNote()
            } else {
                append(tokens: SourceMarker.restored(html))
            }
        } else {
            append(tokens: html)
        }
    }

    private static func noteKind(_ words: Substring) -> MarkupNoteKind {
        switch words.split(separator: " ").dropFirst().first {
        case "warn": .warning
        case "alert": .alert
        default: .info
        }
    }

    private mutating func append(tokens html: String) {
        for token in HTMLToken.tokens(of: html) {
            if frames[top].code != nil, case .text(let text) = token {
                frames[top].code? += text
                continue
            }
            if case .open(let name, let attributes, _) = token,
                let part = InlineBuilder.embedded(name, attributes)
            {
                append(paragraph: [part])
                guard HTMLContainers.contains(name) else { continue }
            }
            switch token {
            case .open("hr", _, _): append(.rule)
            case .open(let name, let attributes, let isEmpty) where HTMLContainers.contains(name):
                if !isEmpty { open(name, quotesPost: MarkupEmbed.isPost(attributes)) }
            case .close(let name) where HTMLContainers.contains(name): close(name)
            case .text(let text): frames[top].inlines.append(MarkupInline.text(HTMLContainers.collapsed(text)))
            default: frames[top].inlines.read(token)
            }
        }
    }

    private mutating func open(_ name: String, quotesPost: Bool) {
        let closed = HTMLContainers.closed(by: name)
        while case .tag(let last) = frames[top].container, closed.contains(last) { closeLast() }
        open(quotesPost ? .post : .tag(name))
    }

    private mutating func open(_ container: Container) {
        endParagraph()
        guard frames.count < Self.deepest else { return }
        frames.append(Frame(container: container))
        if container == .tag("pre") { frames[top].code = "" }
    }

    private mutating func closeNote() {
        let isOpen = frames.contains { frame in
            if case .note = frame.container { true } else { false }
        }
        guard isOpen else { return }
        while frames.count > 1 {
            let container = frames[top].container
            closeLast()
            if case .note = container { return }
        }
    }

    private mutating func close(_ name: String) {
        guard frames.contains(where: { $0.container.tag == name }) else { return endParagraph() }
        while frames.count > 1 {
            let container = frames[top].container
            closeLast()
            if container.tag == name { return }
        }
    }

    private mutating func closeLast() {
        endParagraph()
        let frame = frames.removeLast()
        switch frame.container {
        case .root: break
        case .note(let kind): append(.note(kind, frame.blocks))
        case .tag(let name): close(name, frame)
        case .post:
            append(.quote(frame.blocks))
            if let embed = MarkupEmbed(quoting: frame.blocks) { append(.paragraph([.embed(embed)])) }
        }
    }

    private mutating func close(_ name: String, _ frame: Frame) {
        switch name {
        case "details": append(.details(summary: frame.summary, frame.blocks))
        case "summary": frames[top].summary = frame.blocks.inlines
        case "blockquote": if !frame.blocks.isEmpty { append(.quote(frame.blocks)) }
        case "ul", "ol":
            for block in frame.blocks { append(block) }
            if !frame.items.isEmpty {
                append(.list(MarkupList(start: name == "ol" ? 1 : nil, isTight: true, items: frame.items)))
            }
        case "li": frames[top].items.append(MarkupList.Item(blocks: frame.blocks))
        case "dl": if !frame.definitions.isEmpty { append(.definitions(frame.definitions)) }
        case "dt": frames[top].definitions.append(MarkupDefinition(term: frame.blocks.inlines, blocks: []))
        case "dd":
            let last = frames[top].definitions.popLast() ?? MarkupDefinition(term: [], blocks: [])
            frames[top].definitions.append(MarkupDefinition(term: last.term, blocks: last.blocks + frame.blocks))
        case "table":
            guard let heading = frame.rows.first else { break }
            append(.table(MarkupTable(columns: [], heading: heading, rows: Array(frame.rows.dropFirst()))))
        case "thead", "tbody": frames[top].rows += frame.rows
        case "tr": frames[top].rows.append(frame.cells)
        case "td", "th": frames[top].cells.append(frame.blocks.inlines)
        case "pre": append(CodeFence.block(info: "", text: frame.code ?? ""))
        case "h1", "h2", "h3", "h4", "h5", "h6":
            append(.heading(MarkupHeading(level: name.last?.wholeNumberValue ?? 1, title: frame.blocks.inlines)))
        default: for block in frame.blocks { append(block) }
        }
    }
}

extension [MarkupBlock] {
    /// The blocks as inlines, for places that contain no blocks.
    fileprivate var inlines: [MarkupInline] {
        var result: [MarkupInline] = []
        for block in self {
            let part: [MarkupInline]
            switch block {
            case .paragraph(let inlines): part = inlines
            case .heading(let heading): part = heading.title
            case .code(let code): part = [.code(code.text)]
            case .math(let text): part = [.math(text)]
            case .diagram(_, let source): part = [.code(source)]
            case .linkCard(let url): part = [.link(url: url, [.text(url)])]
            case .quote(let blocks), .note(_, let blocks), .details(_, let blocks): part = blocks.inlines
            case .list(let list): part = list.items.flatMap(\.blocks).inlines
            case .definitions(let definitions): part = definitions.flatMap { $0.term + $0.blocks.inlines }
            case .table(let table): part = (table.heading + table.rows.joined()).flatMap(\.self)
            case .rule: part = []
            }
            if !result.isEmpty && !part.isEmpty { result.append(.lineBreak) }
            result += part
        }
        return result
    }
}
