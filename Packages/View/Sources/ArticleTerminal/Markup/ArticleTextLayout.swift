public import ArticleContract
public import PresentationKit
public import ViewKit

/// The layout of an article's text in lines.
///
/// No printed line is wider than the given width: where there is not enough space, indents and frames are left out. A
/// screen scrolls sideways, so code keeps its lines there, and tables their columns.
public struct ArticleTextLayout: Sendable {
    let width: Int?
    let metrics: CellMetrics
    let wording: Wording
    let medium: LinePage.Medium
    /// Returns the box of an image, by its number; nil where images are their descriptions alone.
    var imageBox: (@Sendable (Int) -> ImageBox)?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - width: the cells of a line, at least one; nil for lines of any length.
    ///   - medium: the medium that shows the lines.
    public init(
        width: Int?,
        metrics: CellMetrics = CellMetrics(),
        wording: Wording,
        medium: LinePage.Medium = .lines
    ) {
        self.width = width.map { max(1, $0) }
        self.metrics = metrics
        self.wording = wording
        self.medium = medium
    }

    init(_ page: LinePage) {
        self.init(width: page.width, metrics: page.metrics, wording: page.wording, medium: page.medium)
    }

    /// Returns the lines of a text, from top to bottom.
    ///
    /// - Complexity: O(n) in the length of the text.
    public func lines(of text: ArticleText) -> [TerminalText] {
        placedLines(of: text, fragments: [:]).lines
    }

    /// Returns the lines of a text, from top to bottom, with the lines of its places in their order.
    ///
    /// - Complexity: O(n) in the length of the text.
    public func placedLines(of text: ArticleText) -> PlacedLines {
        placedLines(of: text, fragments: text.fragments)
    }

    /// Returns the lines of a text, whose links lead to the places of headings by their names.
    private func placedLines(of text: ArticleText, fragments: [String: Int]) -> PlacedLines {
        var composer = LineComposer(layout: self, links: text.links)
        if medium == .screen { composer.prepareForScreen(text, fragments: fragments) }
        for (index, block) in text.blocks.enumerated() {
            if index > 0 { composer.addGap() }
            composer.add(placed: block)
        }
        if !text.footnotes.isEmpty {
            if !text.blocks.isEmpty { composer.addGap() }
            composer.add(.rule)
            for (index, blocks) in text.footnotes.enumerated() { composer.addFootnote(index + 1, blocks) }
        }
        return composer.placedLines
    }

    /// Returns the list of links: number, title and URL of each.
    public func list(of links: [TextLink]) -> [TerminalText] {
        var composer = LineComposer(layout: self, links: links)
        let widest = composer.mark(ofLink: links.last?.number ?? 1).width(in: metrics)
        for link in links {
            let mark = composer.mark(ofLink: link.number).padded(to: widest, .trailing, in: metrics) + " "
            composer.addMarked(mark) { composer in
                if !link.title.isEmpty && link.title != link.url { composer.add(lines: [[TextSpan(link.title)]]) }
                composer.add(url: link.url, link: link.number)
            }
        }
        return composer.lines
    }
}
