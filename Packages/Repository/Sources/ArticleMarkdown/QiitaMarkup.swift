public import ArticleDomain
public import RepositoryKit

/// A gateway that parses the Markdown of Qiita.
///
/// The language is GitHub Flavored Markdown with notes, formulas, diagrams, file names on code, sizes of images, names
/// of emoji and of users, and a line break wherever the source has one.
public struct QiitaMarkup: MarkupGateway {
    private let parser: any MarkdownParser

    /// Creates a gateway from a parser of GitHub Flavored Markdown.
    public init(parser: any MarkdownParser) {
        self.parser = parser
    }

    public func markup(of source: String) -> Markup {
        let document = parser.parse(QiitaPreprocessor.rewritten(source))
        let footnotes = document.children.filter { $0.kind == .footnote }
        return Markup(
            blocks: BlockBuilder.blocks(of: document.children.filter { $0.kind != .footnote }),
            footnotes: footnotes.map { BlockBuilder.blocks(of: $0.children) }
        )
    }
}
