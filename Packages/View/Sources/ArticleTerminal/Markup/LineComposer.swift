internal import ArticleContract
internal import PresentationKit
internal import ViewKit

/// A builder of lines with nested prefixes: indents, bars and list markers.
struct LineComposer {
    private static let minimumWidth = 4

    let layout: ArticleTextLayout
    let glyphs: Glyphs
    /// The links by their numbers; nil for a URL that is not safe in a terminal.
    private let links: [Int: TerminalLink?]

    private(set) var lines: [TerminalText] = []
    /// The lines at which the places of the text begin.
    private var places: [Int] = []
    private var attachments: [TextAttachment] = []
    private var numbersCode = false
    private var codeCount = 0
    /// The number of footnotes that can be followed.
    private var footnoteCount = 0
    /// The places of the headings that can be followed, by their names.
    private var fragments: [String: Int] = [:]
    private var prefix = TerminalText()
    private var blankPrefix = TerminalText()
    /// The prefix of the next line only, instead of ``prefix``.
    private var marker: TerminalText?
    /// The cells behind the prefix; nil for any number.
    private(set) var availableWidth: Int?
    private var isTight = false

    init(layout: ArticleTextLayout, links: [TextLink]) {
        self.layout = layout
        self.links = Dictionary(links.map { ($0.number, TerminalLink($0)) }) { first, _ in first }
        glyphs = Glyphs(layout.metrics)
        availableWidth = layout.width
    }

    /// Links references to their footnotes and headings, and numbers the blocks of code if there are several.
    mutating func prepareForScreen(_ text: ArticleText, fragments: [String: Int]) {
        self.fragments = fragments
        footnoteCount = text.footnotes.count
        numbersCode = text.codes.count > 1
    }

    // MARK: Places

    var placedLines: PlacedLines { PlacedLines(lines, places: places, attachments: attachments) }

    /// Adds a place that begins at the next line.
    mutating func addPlace() {
        places.append(lines.count)
    }

    /// Adds the place of a block of code, and returns the words for its number, if they are shown.
    mutating func addPlaceOfCode() -> TerminalText? {
        addPlace()
        codeCount += 1
        return numbersCode
            ? TerminalText(layout.wording(TextCode.name(ofNumber: codeCount)), style: TextStyle(.secondary)) : nil
    }

    // MARK: Lines

    /// Adds a line that fits behind the prefix.
    mutating func add(line: TerminalText) {
        let start = marker ?? (line.isEmpty ? blankPrefix : prefix)
        lines.append(start.isEmpty ? line : start + line)
        marker = nil
    }

    mutating func add(text: TerminalText) {
        guard let availableWidth else { return add(line: text) }
        for line in text.wrapped(to: availableWidth, in: layout.metrics) { add(line: line) }
    }

    mutating func add(lines: [TextLine], style: TextStyle = .plain) {
        for line in lines { add(text: text(line, style: style)) }
    }

    /// Adds a text without spaces, such as a URL, broken where the line is full.
    mutating func add(unspaced code: TerminalText) {
        guard let availableWidth else { return add(line: code) }
        for line in code.chunked(to: availableWidth, in: layout.metrics) { add(line: line) }
    }

    mutating func addBox(ofImage number: Int) {
        guard let box = layout.imageBox?(number), let availableWidth else { return }
        let size = box.size(in: availableWidth, layout.metrics)
        let column = prefix.width(in: layout.metrics)
        attachments.append(TextAttachment(number, line: lines.count, column: column, size: size))
        for _ in 0..<size.rows { add(line: "") }
    }

    mutating func addGap() {
        if !isTight { add(line: "") }
    }

    /// Adds a rule of a sign, or of a thin line.
    mutating func addRule(_ sign: String? = nil) {
        let (sign, cells) = (sign ?? glyphs.horizontal, availableWidth ?? 40)
        let width = TerminalText(sign).width(in: layout.metrics)
        let rule = String(repeating: sign, count: max(1, cells / width))
        add(line: TerminalText(rule, style: TextStyle(.border)).truncated(to: cells, in: layout.metrics))
    }

    // MARK: Prefixes

    mutating func addIndented(by cells: Int, _ body: (inout LineComposer) -> Void) {
        nest(.spaces(cells), then: .spaces(cells), blank: "", body)
    }

    /// Adds lines of which the first begins with a marker.
    mutating func addMarked(_ marker: TerminalText, _ body: (inout LineComposer) -> Void) {
        nest(marker, then: .spaces(marker.width(in: layout.metrics)), blank: "", body)
    }

    mutating func addBarred(_ bar: String, style: TextStyle, _ body: (inout LineComposer) -> Void) {
        let bar = TerminalText(bar, style: style)
        nest(bar + " ", then: bar + " ", blank: bar, body)
    }

    private mutating func nest(
        _ first: TerminalText,
        then rest: TerminalText,
        blank: TerminalText,
        _ body: (inout LineComposer) -> Void
    ) {
        let outer = (prefix, blankPrefix, availableWidth)
        let cells = rest.width(in: layout.metrics)
        if let availableWidth, availableWidth - cells < Self.minimumWidth {
            // The width is too small: the marker gets a line of its own.
            if first != rest { add(text: first) }
        } else {
            marker = (marker ?? prefix) + first
            blankPrefix = blank.isEmpty ? blankPrefix : prefix + blank
            prefix += rest
            availableWidth = availableWidth.map { $0 - cells }
        }
        let count = lines.count
        body(&self)
        if lines.count == count { add(line: "") }
        (prefix, blankPrefix, availableWidth) = outer
        marker = nil
    }

    mutating func addTightly(_ isTight: Bool, _ body: (inout LineComposer) -> Void) {
        let outer = self.isTight
        self.isTight = isTight
        body(&self)
        self.isTight = outer
    }

    // MARK: Texts

    func text(_ line: TextLine, style: TextStyle = .plain) -> TerminalText {
        var result = TerminalText()
        for (index, span) in line.enumerated() {
            result += text(span, style: style)
            // A link of several spans has its number behind the last one.
            guard let number = span.link, links[number] != nil else { continue }
            if index + 1 == line.count || line[index + 1].link != number {
                // A terminal may take text behind a URL for a part of it.
                if layout.wording(span.content).contains("://") { result += " " }
                result += mark(ofLink: number)
            }
        }
        return result
    }

    /// Returns the number of a link, as it stands in the text and in the list of links; footnotes have brackets.
    func mark(ofLink number: Int) -> TerminalText {
        TerminalText("‹\(number)›", style: TextStyle(.secondary))
    }

    private func text(_ span: TextSpan, style: TextStyle) -> TerminalText {
        let place = span.fragment.flatMap { fragments[$0] }.map { TerminalLink.place($0) }
        let link = link(span.link) ?? place ?? span.footnote.flatMap(reference)
        let caption = span.image == nil ? TextStyle.plain : TextStyle(.secondary, .italic)
        let style = style.adding(caption).adding(TextStyle(span.marks, link: link))
        return TerminalText(layout.wording(span.content), style: style)
    }

    func linkStyle(_ number: Int?) -> TextStyle {
        TextStyle(.link, link: link(number))
    }

    /// Returns the link to a footnote, where it can be followed.
    private func reference(toFootnote number: Int) -> TerminalLink? {
        number > 0 && number <= footnoteCount ? .reference(toNote: number) : nil
    }

    /// Returns the mark of a footnote, which leads back to its reference where that can be followed.
    func mark(ofFootnote number: Int) -> TerminalText {
        TerminalText("[\(number)]", style: TextStyle(.secondary, link: footnoteCount > 0 ? .note(number) : nil))
    }

    private func link(_ number: Int?) -> TerminalLink? {
        number.flatMap { links[$0] ?? nil }
    }
}

extension TextStyle {
    fileprivate init(_ marks: TextSpan.Marks, link: TerminalLink?) {
        self.init(link: link)
        if marks.contains(.strong) || marks.contains(.mention) { attributes.insert(.bold) }
        if marks.contains(.emphasis) || marks.contains(.math) { attributes.insert(.italic) }
        if marks.contains(.strikethrough) { attributes.insert(.strikethrough) }
        if marks.contains(.code) {
            (role, surface) = (.code, .panel)
        } else if marks.contains(.math) {
            role = .code
        } else if link != nil {
            role = .link
        } else if marks.contains(.footnote) {
            role = .secondary
        }
        if link != nil { attributes.insert(.underline) }
    }
}

/// The characters for frames and lists.
///
/// The box-drawing characters have ambiguous width; where the terminal draws them wide, ASCII replaces them.
struct Glyphs {
    let bar: String
    let heavyBar: String
    let horizontal: String
    let heavyHorizontal: String
    let cross: String
    let bullet: String
    let arrow: String
    let triangle: String

    init(_ metrics: CellMetrics) {
        switch metrics.ambiguous {
        case .narrow:
            (bar, heavyBar, horizontal, heavyHorizontal) = ("│", "┃", "─", "━")
            (cross, bullet, arrow, triangle) = ("┼", "•", "→", "▾")
        case .wide:
            (bar, heavyBar, horizontal, heavyHorizontal) = ("|", "|", "-", "=")
            (cross, bullet, arrow, triangle) = ("+", "*", ">", "v")
        }
    }
}

extension TerminalLink {
    /// Creates the link of a text; nil if its URL is not safe in a terminal.
    init?(_ link: TextLink) {
        if link.isRelative { self = .local(link.number) } else { self.init(link.url) }
    }
}
