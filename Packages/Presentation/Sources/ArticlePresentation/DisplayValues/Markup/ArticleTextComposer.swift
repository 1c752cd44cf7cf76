public import ArticleContract
public import ArticleDomain
internal import PresentationKit

/// Prepares the text of an article for a view.
public enum ArticleTextComposer {
    /// Returns the text with labels, numbers and links.
    ///
    /// - Parameters:
    ///   - markup: the parsed text.
    ///   - host: the host of relative links and of mentioned users.
    ///   - linksFiles: a Boolean value that indicates whether relative links without a slash before them lead to other files.
    ///   - first: the number of the first link.
    /// - Complexity: O(n) in the length of the text.
    public static func text(
        of markup: Markup,
        from host: ArticleHost,
        linksFiles: Bool = false,
        firstLink first: Int = 1
    ) -> ArticleText {
        var composition = Composition(links: LinkCollection(host: host, linksFiles: linksFiles, first: first))
        let blocks = markup.blocks.map { composition.block($0) }
        let footnotes = markup.footnotes.map { blocks in blocks.map { composition.block($0) } }
        return ArticleText(
            blocks: blocks,
            footnotes: footnotes,
            links: composition.links.collected,
            images: composition.images
        )
    }
}

/// The state of preparing a text: the numbers of its links and images.
struct Composition {
    var links: LinkCollection
    var images: [TextImage] = []

    mutating func block(_ block: MarkupBlock) -> TextBlock {
        switch block {
        case .heading(let heading): .heading(level: heading.level, joined(lines(heading.title)))
        case .paragraph(let inlines): .paragraph(lines(inlines))
        case .list(let list): .list(items(list), isTight: list.isTight)
        case .table(let table): .table(self.table(table))
        case .code(let code): .code(self.code(code))
        case .math(let text):
            .code(TextCode(label: .label(Phrase(en: "Formula", ja: "数式")), language: nil, text: text))
        case .diagram(let notation, let source):
            .code(TextCode(label: .text(notation), language: nil, text: source))
        case .note(let kind, let blocks): .note(tone(kind), label: kind.label, self.blocks(blocks))
        case .quote(let blocks): .quote(self.blocks(blocks))
        case .details(let summary, let blocks): .details(summary: self.summary(summary), self.blocks(blocks))
        case .definitions(let definitions): .definitions(self.definitions(definitions))
        case .linkCard(let url): .linkCard(url: url, link: links.number(of: url, title: url))
        case .rule: .rule
        }
    }

    private mutating func blocks(_ blocks: [MarkupBlock]) -> [TextBlock] {
        blocks.map { block($0) }
    }

    private mutating func items(_ list: MarkupList) -> [TextItem] {
        list.items.enumerated().map { index, item in
            let marker: TextItem.Marker =
                if let isDone = item.isDone {
                    .task(isDone: isDone)
                } else if let start = list.start {
                    .number(start + index)
                } else {
                    .bullet
                }
            return TextItem(marker, blocks(item.blocks))
        }
    }

    private mutating func table(_ table: MarkupTable) -> TextTable {
        TextTable(
            columns: table.columns.map { column in
                switch column {
                case .left: .left
                case .center: .center
                case .right: .right
                }
            },
            heading: table.heading.map { lines($0) },
            rows: table.rows.map { row in row.map { lines($0) } }
        )
    }

    /// The languages of code without syntax, which are not shown.
    private static let plainTexts: Set<String> = ["text", "txt", "plain", "plaintext"]

    private func code(_ code: MarkupCode) -> TextCode {
        let language = code.language.flatMap { Self.plainTexts.contains($0) ? nil : $0 }
        let name = code.fileName ?? language ?? (code.isDifference ? "diff" : nil)
        return TextCode(
            label: name.map { .text($0) },
            language: code.language,
            isDifference: code.isDifference,
            text: code.text
        )
    }

    private func tone(_ kind: MarkupNoteKind) -> TextNoteTone {
        switch kind {
        case .info: .informative
        case .warning: .cautionary
        case .alert: .urgent
        }
    }

    private mutating func summary(_ inlines: [MarkupInline]) -> [TextLine] {
        inlines.isEmpty ? [[TextSpan(.label(Phrase(en: "Details", ja: "詳細")))]] : lines(inlines)
    }

    private mutating func definitions(_ definitions: [MarkupDefinition]) -> [TextDefinition] {
        definitions.map { TextDefinition(term: lines($0.term), blocks: blocks($0.blocks)) }
    }

    private func joined(_ lines: [TextLine]) -> TextLine {
        Array(lines.joined(separator: [TextSpan(" ")]))
    }
}
