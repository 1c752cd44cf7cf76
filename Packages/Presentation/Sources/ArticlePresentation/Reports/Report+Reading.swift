import ArticleContract
public import ArticleDomain
public import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the headings of a text, indented by their levels.
    public init(contentsOf markup: Markup, _ freshness: Freshness = .live, timeZone: DisplayTimeZone = .system) {
        let entries = markup.outline.map { heading in
            let title = heading.title.plainText
            let record = Record(of: HeadingField.self) { field in
                switch field {
                case .level: .integer(heading.level)
                case .title: .text(title)
                }
            }
            return Entry([ReportLine(Phrase(verbatim: title), depth: heading.level - 1)], record: record)
        }
        self.init(entries, otherwise: .noHeadings, notices: Phrase.notices(of: freshness, timeZone: timeZone))
    }

    /// Creates the report on the links of a text, with their numbers in the text.
    ///
    /// - Parameters:
    ///   - markup: the parsed text.
    ///   - freshness: the freshness of the article.
    ///   - host: the host of relative links.
    ///   - linksFiles: a Boolean value that indicates whether relative links without a slash before them lead to other files.
    ///   - timeZone: the time zone of dates.
    public init(
        linksOf markup: Markup,
        _ freshness: Freshness = .live,
        from host: ArticleHost,
        linksFiles: Bool = false,
        timeZone: DisplayTimeZone = .system
    ) {
        let links = ArticleTextComposer.text(of: markup, from: host, linksFiles: linksFiles).links
        let entries = links.map { link in
            let record = Record(of: LinkField.self) { field in
                switch field {
                case .number: .integer(link.number)
                case .title: .text(link.title)
                case .url: .text(link.url)
                }
            }
            let isNamed = !link.title.isEmpty && link.title != link.url
            let first = "\(link.number). \(isNamed ? link.title : link.url)"
            let lines = [ReportLine(Phrase(verbatim: first))]
            return Entry(
                isNamed ? lines + [ReportLine(Phrase(verbatim: link.url), .faint, depth: 1)] : lines,
                record: record
            )
        }
        self.init(entries, otherwise: .noLinks, notices: Phrase.notices(of: freshness, timeZone: timeZone))
    }

    /// Creates the report on an article as an HTML page.
    public init(
        htmlOf fetched: Fetched<ParsedArticle>,
        from host: ArticleHost,
        wording: Wording,
        timeZone: DisplayTimeZone = .system
    ) {
        let page = HTMLRenderer(host: host, wording: wording).page(
            title: fetched.value.source.title,
            fetched.value.markup
        )
        let record = Record(reading: fetched.map(\.source), as: page)
        self.init(
            [Entry([ReportLine(Phrase(verbatim: page))], record: record)],
            notices: Phrase.notices(of: fetched.freshness, timeZone: timeZone)
        )
    }

    /// Creates the report on a manuscript as an HTML page.
    public init(
        htmlOf manuscript: ParsedManuscript,
        at path: ManuscriptPath,
        from host: ArticleHost,
        wording: Wording
    ) {
        let title = manuscript.source.title(at: path)
        let page = HTMLRenderer(host: host, wording: wording).page(title: title, manuscript.markup)
        let record = Record(reading: manuscript.source, at: path, as: page)
        self.init([Entry([ReportLine(Phrase(verbatim: page))], record: record)])
    }

    private init(_ entries: [Entry], otherwise nothing: Phrase, notices: [Phrase]) {
        self.init(
            entries.isEmpty ? [Entry([ReportLine(nothing, .faint)], record: nil)] : entries,
            notices: notices
        )
    }
}

extension Phrase {
    fileprivate static let noHeadings = Phrase(en: "The article has no headings.", ja: "この記事に見出しはありません。")
    fileprivate static let noLinks = Phrase(en: "The article has no links.", ja: "この記事にリンクはありません。")

    static func notices(of freshness: Freshness, timeZone: DisplayTimeZone) -> [Phrase] {
        [Phrase(CollectionOfOne(freshness), timeZone: timeZone)].compactMap { $0 }
    }
}

/// Renders the parsed text of an article as HTML.
///
/// All text from outside is escaped, so that nothing of the author becomes an element or an attribute, and links and
/// images lead to web pages only.
struct HTMLRenderer {
    /// Resolves URLs relative to the host.
    let links: LinkCollection
    private let wording: Wording

    init(host: ArticleHost, wording: Wording) {
        links = LinkCollection(host: host)
        self.wording = wording
    }

    /// Returns a complete page.
    func page(title: String, _ markup: Markup) -> String {
        let title = title.escapedForHTML
        var parts = [
            "<!DOCTYPE html>", "<html>", #"<head><meta charset="utf-8"><title>\#(title)</title></head>"#, "<body>",
            "<h1>\(title)</h1>",
        ]
        parts += markup.blocks.map(block)
        if !markup.footnotes.isEmpty {
            parts += ["<hr>", "<ol>"]
            for (index, blocks) in markup.footnotes.enumerated() {
                parts.append(#"<li id="fn\#(index + 1)">\#(self.blocks(blocks))</li>"#)
            }
            parts.append("</ol>")
        }
        return (parts + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
    }

    private func blocks(_ blocks: [MarkupBlock]) -> String {
        blocks.map(block).joined(separator: "\n")
    }

    private func block(_ block: MarkupBlock) -> String {
        switch block {
        case .heading(let heading): "<h\(heading.level)>\(text(heading.title))</h\(heading.level)>"
        case .paragraph(let inlines): "<p>\(text(inlines))</p>"
        case .list(let list): self.list(list)
        case .table(let table): self.table(table)
        case .code(let code): self.code(code)
        case .math(let source): pre(source, language: "math")
        case .diagram(let notation, let source): pre(source, language: notation)
        case .note(let kind, let blocks): note(kind, blocks)
        case .quote(let blocks): "<blockquote>\n\(self.blocks(blocks))\n</blockquote>"
        case .details(let summary, let blocks):
            "<details>" + (summary.isEmpty ? "" : "<summary>\(text(summary))</summary>")
                + "\n\(self.blocks(blocks))\n</details>"
        case .definitions(let definitions):
            "<dl>\n"
                + definitions.map { "<dt>\(text($0.term))</dt>\n<dd>\(self.blocks($0.blocks))</dd>\n" }.joined()
                + "</dl>"
        case .linkCard(let url): "<p>\(link(to: url, url.escapedForHTML))</p>"
        case .rule: "<hr>"
        }
    }

    /// Returns a note with a class as on Qiita, and with a label that needs no style sheet.
    private func note(_ kind: MarkupNoteKind, _ blocks: [MarkupBlock]) -> String {
        """
        <aside class="note \(kind.rawValue)">
        <p><strong>\(wording(kind.label).escapedForHTML)</strong></p>
        \(self.blocks(blocks))
        </aside>
        """
    }

    private func code(_ code: MarkupCode) -> String {
        let language = code.isDifference ? code.language.map { "diff-\($0)" } ?? "diff" : code.language
        let pre = pre(code.text, language: language)
        guard let name = code.fileName else { return pre }
        return "<figure>\n<figcaption>\(name.escapedForHTML)</figcaption>\n\(pre)\n</figure>"
    }

    private func pre(_ source: String, language: String?) -> String {
        let kind = language.map { #" class="language-\#($0.escapedForHTML)""# } ?? ""
        return "<pre><code\(kind)>\(source.escapedForHTML)\n</code></pre>"
    }

    private func list(_ list: MarkupList) -> String {
        let items = list.items.map { item in
            let box = item.isDone.map { #"<input type="checkbox" disabled\#($0 ? " checked" : "")> "# } ?? ""
            return "<li>\(box)\(blocks(item.blocks))</li>\n"
        }
        if let start = list.start { return "<ol start=\"\(start)\">\n\(items.joined())</ol>" }
        return "<ul>\n\(items.joined())</ul>"
    }

    private func table(_ table: MarkupTable) -> String {
        func row(_ cells: [[MarkupInline]], _ name: String) -> String {
            let cells = zip(table.columns, cells).map { column, cell in
                #"<\#(name) align="\#(column.rawValue)">\#(text(cell))</\#(name)>"#
            }
            return "<tr>\(cells.joined())</tr>\n"
        }
        let heading = table.heading.isEmpty ? "" : row(table.heading, "th")
        return "<table>\n\(heading)\(table.rows.map { row($0, "td") }.joined())</table>"
    }

    private func text(_ inlines: [MarkupInline]) -> String {
        inlines.map(inline).joined()
    }

    private func inline(_ inline: MarkupInline) -> String {
        switch inline {
        case .text(let text): text.escapedForHTML
        case .lineBreak: "<br>\n"
        case .code(let text): "<code>\(text.escapedForHTML)</code>"
        case .math(let text): #"<code class="language-math">\#(text.escapedForHTML)</code>"#
        case .emphasis(let inner): "<em>\(text(inner))</em>"
        case .strong(let inner): "<strong>\(text(inner))</strong>"
        case .strikethrough(let inner): "<del>\(text(inner))</del>"
        case .superscript(let inner): "<sup>\(text(inner))</sup>"
        case .subscript(let inner): "<sub>\(text(inner))</sub>"
        case .embed(let embed):
            link(to: embed.url, (wording(embed.service.label) + (embed.title.map { ": \($0)" } ?? "")).escapedForHTML)
        case .link(let url, let inner): link(to: url, text(inner))
        case .image(let image): self.image(image)
        case .footnote(let number): ##"<sup><a href="#fn\##(number)">\##(number)</a></sup>"##
        case .mention(let name): link(to: "/" + name, "@" + name.escapedForHTML)
        }
    }

    private func link(to url: String, _ content: String) -> String {
        guard let url = links.absolute(url) else { return content }
        return #"<a href="\#(url.escapedForHTML)">\#(content)</a>"#
    }

    private func image(_ image: MarkupImage) -> String {
        guard let url = links.absolute(image.url) else { return image.alternative.escapedForHTML }
        let size =
            (image.width.map { " width=\"\($0)\"" } ?? "") + (image.height.map { " height=\"\($0)\"" } ?? "")
        return #"<img src="\#(url.escapedForHTML)" alt="\#(image.alternative.escapedForHTML)"\#(size)>"#
    }
}
