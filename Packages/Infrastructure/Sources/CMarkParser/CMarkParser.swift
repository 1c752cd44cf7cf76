public import RepositoryKit
import Synchronization

#if canImport(cmark_gfm)
    internal import cmark_gfm
    internal import cmark_gfm_extensions
#else
    internal import CStrataCMark
#endif

/// Parses Markdown with cmark-gfm.
///
/// Of what would take the library more than time and memory in proportion to the length, no more than an author needs is
/// markup: in a table that is far wider than its rows, or behind the four-thousandth bracket of a paragraph, the rest is text.
///
/// ```swift
/// let document = CMarkParser().parse("# Typee")
/// print(document.children[0].kind == .heading(level: 1))  // true
/// ```
public struct CMarkParser: MarkdownParser {
    private static let extensionNames = ["table", "strikethrough", "autolink", "tasklist"]

    /// The registration of the extensions, which the library keeps globally, before the first parser is created.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    /// The lock that is held while inlines are parsed, because the library keeps the special characters of extensions in a
    /// global table, which each parser fills and empties (https://github.com/github/cmark-gfm/pull/176).
    private static let inlines = Mutex(())

    /// Creates a parser, which several tasks may use at once.
    public init() {
        Self.registration
    }

    public func parse(_ source: String) -> MarkdownNode {
        guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return MarkdownNode(.document) }
        defer { cmark_parser_free(parser) }
        for name in Self.extensionNames {
            cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
        }
        SourceMask.masked(source).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        var root: LibraryNode?
        Self.inlines.withLock { _ in root = cmark_parser_finish(parser) }
        guard let root else { return MarkdownNode(.document) }
        defer { cmark_node_free(root) }
        cmark_consolidate_text_nodes(root)
        return TreeBuilder().tree(under: root)
    }
}
