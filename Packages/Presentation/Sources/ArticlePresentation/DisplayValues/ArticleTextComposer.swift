public import ArticleContract
public import ArticleDomain
import Foundation
import PresentationKit

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

/// Numbers the links of a text, each URL once.
struct LinkCollection {
    let host: ArticleHost
    private let linksFiles: Bool
    private let first: Int
    private var numbers: [String: Int] = [:]
    /// The links in the order of their numbers.
    private(set) var collected: [TextLink] = []

    /// Creates a collection; `linksFiles` says that relative URLs lead to other files, not to the host.
    init(host: ArticleHost, linksFiles: Bool = false, first: Int = 1) {
        self.host = host
        self.linksFiles = linksFiles
        self.first = first
    }

    /// Returns the number of a link.
    ///
    /// - Returns: Nil if the URL leads neither to a web page nor to a file, such as a fragment, a mail address or a script.
    mutating func number(of url: String, title: String) -> Int? {
        guard let url = absolute(url) ?? file(url) else { return nil }
        if let number = numbers[url] { return number }
        let link = TextLink(number: first + collected.count, url: url, title: title)
        numbers[url] = link.number
        collected.append(link)
        return link.number
    }

    /// Returns the absolute URL, or nil if it leads to no web page.
    func absolute(_ url: String) -> String? {
        let start = url.prefix(8).lowercased()
        if start.hasPrefix("https://") || start.hasPrefix("http://") { return url }
        if start.hasPrefix("//") { return "https:" + url }
        if start.hasPrefix("/") { return host.address + url }
        return nil
    }

    /// Returns the name of the heading to which a URL leads within the text, or nil.
    func fragment(_ url: String) -> String? {
        url.hasPrefix("#") ? URL(string: url)?.fragment(percentEncoded: false) : nil
    }

    /// Returns the path of a file, without its fragment; nil if the URL leads to something else.
    private func file(_ url: String) -> String? {
        let path = url.prefix { $0 != "#" }
        return linksFiles && !path.isEmpty && !path.contains(":" as Character) ? String(path) : nil
    }
}

extension MarkupEmbed.Service {
    var label: Phrase {
        switch self {
        case .asciinema: Phrase(en: "asciinema recording", ja: "asciinema の録画")
        case .blueprintUE: Phrase(en: "blueprintUE blueprint", ja: "blueprintUE のブループリント")
        case .claude: Phrase(en: "Claude artifact", ja: "Claude のアーティファクト")
        case .codePen: Phrase(en: "CodePen", ja: "CodePen")
        case .docswell: Phrase(en: "Docswell slides", ja: "Docswell のスライド")
        case .figma: Phrase(en: "Figma design", ja: "Figma のデザイン")
        case .googleDrive: Phrase(en: "Google Drive file", ja: "Google ドライブのファイル")
        case .googleSlides: Phrase(en: "Google Slides", ja: "Google スライド")
        case .slideShare: Phrase(en: "SlideShare slides", ja: "SlideShare のスライド")
        case .speakerDeck: Phrase(en: "Speaker Deck slides", ja: "Speaker Deck のスライド")
        case .stackBlitz: Phrase(en: "StackBlitz project", ja: "StackBlitz のプロジェクト")
        case .x: Phrase(en: "post on X", ja: "X の投稿")
        case .youTube: Phrase(en: "YouTube video", ja: "YouTube の動画")
        }
    }
}

extension MarkupNoteKind {
    var label: Phrase {
        switch self {
        case .info: Phrase(en: "Note", ja: "補足")
        case .warning: Phrase(en: "Warning", ja: "注意")
        case .alert: Phrase(en: "Danger", ja: "警告")
        }
    }
}
