internal import RepositoryKit

#if canImport(cmark_gfm)
    internal import cmark_gfm
    internal import cmark_gfm_extensions

    /// A node of the library, whose package declares its structure.
    typealias LibraryNode = UnsafeMutablePointer<cmark_node>
#else
    internal import CStrataCMark

    typealias LibraryNode = OpaquePointer
#endif

/// Copies a tree of the library into values, without recursion, because untrusted sources may be nested very deep.
struct TreeBuilder {
    /// A container whose children are being collected.
    private struct Level {
        let kind: MarkdownNode.Kind
        var children: [MarkdownNode] = []
    }

    func tree(under root: LibraryNode) -> MarkdownNode {
        var levels = [Level(kind: .document)]
        // The number of containers above the current node that were left out because of their depth.
        var leftOut = 0
        var node = root
        while true {
            if node != root, cmark_node_first_child(node) == nil {
                let kind = kind(of: node)
                if kind != .text("") { levels[levels.count - 1].children.append(MarkdownNode(kind)) }
            } else if let child = cmark_node_first_child(node) {
                if node != root {
                    if levels.count < MarkdownNode.maximumDepth {
                        levels.append(Level(kind: kind(of: node)))
                    } else {
                        leftOut += 1
                    }
                }
                node = child
                continue
            }
            while cmark_node_next(node) == nil {
                guard node != root, let parent = cmark_node_parent(node), parent != root else {
                    return MarkdownNode(.document, levels[0].children)
                }
                node = parent
                if leftOut > 0 {
                    leftOut -= 1
                    separate(&levels[levels.count - 1].children, after: node)
                } else {
                    let level = levels.removeLast()
                    levels[levels.count - 1].children.append(MarkdownNode(level.kind, level.children))
                }
            }
            node = cmark_node_next(node)
        }
    }

    /// Separates the text of a block that was left out from what follows.
    private func separate(_ children: inout [MarkdownNode], after node: LibraryNode) {
        switch kind(of: node) {
        case .emphasis, .strong, .strikethrough, .link, .image: break
        default: if children.last?.kind != .lineBreak { children.append(MarkdownNode(.lineBreak)) }
        }
    }

    private func kind(of node: LibraryNode) -> MarkdownNode.Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: .text(literal(node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .codeSpan(literal(node))
        case CMARK_NODE_HTML_INLINE: .inlineHTML(literal(node))
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE: .image(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference(Int(literal(node)) ?? 0)
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: list(node)
        case CMARK_NODE_ITEM: item(node)
        case CMARK_NODE_CODE_BLOCK: .code(info: text(cmark_node_get_fence_info(node)), text: literal(node))
        case CMARK_NODE_HTML_BLOCK: .html(literal(node))
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote
        default: extended(node)
        }
    }

    /// The kinds of nodes that the extensions add, by name, because their numbers are assigned at run time.
    private func extended(_ node: LibraryNode) -> MarkdownNode.Kind {
        switch text(cmark_node_get_type_string(node)) {
        case "table": .table(alignments(node))
        case "table_header": .row(isHeader: true)
        case "table_row": .row(isHeader: false)
        case "table_cell": .cell
        case "strikethrough": .strikethrough
        default: .paragraph
        }
    }

    private func list(_ node: LibraryNode) -> MarkdownNode.Kind {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return .list(
            start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
            isTight: cmark_node_get_list_tight(node) != 0
        )
    }

    private func item(_ node: LibraryNode) -> MarkdownNode.Kind {
        guard text(cmark_node_get_type_string(node)) == "tasklist" else { return .item(isChecked: nil) }
        return .item(isChecked: cmark_gfm_extensions_get_tasklist_item_checked(node))
    }

    private func alignments(_ node: LibraryNode) -> [MarkdownNode.Alignment?] {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
        return UnsafeBufferPointer(start: letters, count: count).map { letter in
            switch letter {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: nil
            }
        }
    }

    private func literal(_ node: LibraryNode) -> String { text(cmark_node_get_literal(node)) }

    private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map(SourceMask.unmasked) ?? "" }
}
