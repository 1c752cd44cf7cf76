import ArticleDomain
import RepositoryKit

/// A builder of blocks from nodes of Markdown and from the HTML between them.
///
/// A tag may open a container that is closed blocks later (`<details>`, then Markdown, then `</details>`), also by a tag within
/// a paragraph, as the fences of custom blocks do. A container that is not closed ends with the Markdown container in which it
/// was opened. No text is lost: what stands where HTML allows none, such as an item without a list or text between the rows of
/// a table, becomes a block in its place.
struct BlockBuilder {
    enum Container: Equatable {
        case root
        /// A custom block, which is a note, or of an unknown kind: its content without a box.
        case custom(MarkupNoteKind?)
        case tag(String)
        /// A quotation of a post, which ends with a link to the post.
        case post

        /// The tag that closes it, or nil if no tag does.
        var tag: String? {
            switch self {
            case .root, .custom: nil
            case .tag(let name): name
            case .post: "blockquote"
            }
        }
    }

    struct Frame {
        let container: Container
        let attributes: [String: String]
        var blocks: [MarkupBlock] = []
        var inlines = InlineBuilder()
        var summary: [MarkupInline] = []
        /// The closed items, definitions or rows, which become one block with those that follow.
        var items: [MarkupList.Item] = []
        var definitions: [Definition] = []
        var table = HTMLTable()
        /// The number of the next item.
        var number = 1
    }

    struct Definition {
        var term: [MarkupInline]
        var blocks: [MarkupBlock] = []
    }

    /// A kind of pieces that become one block.
    enum Part {
        case items
        case definitions
        case table
    }

    /// The maximum depth of open containers; further ones are ignored.
    static let deepest = 16

    var frames = [Frame(container: .root, attributes: [:])]

    private init() {}

    static func blocks(of nodes: [MarkdownNode]) -> [MarkupBlock] {
        var builder = BlockBuilder()
        for node in nodes { builder.append(node) }
        while builder.frames.count > 1 { builder.closeLast() }
        builder.endBlock()
        return builder.frames[0].blocks
    }

    var top: Int { frames.count - 1 }

    mutating func append(_ block: MarkupBlock) {
        endParagraph()
        if case .list = block, isList, let last = frames[top].items.popLast() {
            // A list between the items of another one belongs to the item before it.
            frames[top].items.append(MarkupList.Item(isDone: last.isDone, blocks: last.blocks + [block]))
            return
        }
        endBlock()
        frames[top].blocks.append(block)
    }

    /// Ends a paragraph.
    ///
    /// - Parameter isMarkdown: whether it is one of Markdown, in which a lone URL is a card.
    mutating func endParagraph(isMarkdown: Bool = false) {
        let inlines = frames[top].inlines.take()
        let isBlank = inlines.allSatisfy { inline in
            switch inline {
            case .text(let text): text.allSatisfy(\.isWhitespace)
            case .lineBreak: true
            default: false
            }
        }
        if isBlank { return }
        endParts()
        if frames[top].container == .tag("pre") {
            appendPreformatted(inlines)
        } else {
            frames[top].blocks.append((isMarkdown ? inlines.card : nil) ?? .paragraph(inlines))
        }
    }

    /// Ends a paragraph, and what becomes one block with what follows.
    mutating func endBlock() {
        endParagraph()
        endParts()
    }

    // MARK: Markdown

    private mutating func append(_ node: MarkdownNode) {
        switch node.kind {
        case .html(let html): append(html: html)
        case .paragraph: append(paragraph: node.children)
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

    /// Appends a paragraph, whose tags may close containers that are around it.
    private mutating func append(paragraph nodes: [MarkdownNode]) {
        endParagraph()
        let depth = frames.count
        let formats = frames[top].inlines
        frames[top].inlines = InlineBuilder()
        for node in nodes {
            if case .inlineHTML(let html) = node.kind {
                append(tokens: SourceMarker.restored(html), isInParagraph: true)
            } else {
                frames[top].inlines.append([node])
            }
        }
        while frames.count > depth { closeLast() }
        endParagraph(isMarkdown: true)
        if frames.count == depth { frames[top].inlines = formats }
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
            // Rows and cells that are nested too deep are left out, and their content takes their place.
            let cells = node.kind == .row(isHeader: true) || node.kind == .row(isHeader: false) ? node.children : [node]
            let texts = cells.map { InlineBuilder.inlines(of: $0.kind == .cell ? $0.children : [$0]) }
            if node.kind == .row(isHeader: true) { heading = texts } else { rows.append(texts) }
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
}

extension [MarkupInline] {
    /// The card of a lone URL, or nil.
    var card: MarkupBlock? {
        guard count == 1, case .link(let url, let text) = self[0], text == [.text(url)], url.hasPrefix("http") else {
            return nil
        }
        return .linkCard(url: url)
    }
}
