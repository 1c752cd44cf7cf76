import ArticleDomain
import RepositoryKit

extension BlockBuilder {
    /// Appends a block of HTML, which may be the fence of a custom block.
    mutating func append(html: String) {
        guard SourceMarker.isIn(html) else { return append(tokens: html) }
        let line = html.drop(while: \.isWhitespace).prefix { !$0.isNewline }
        let comment = line.dropFirst("<!--".count).dropLast("-->".count)
        guard comment.hasPrefix(SourceMarker.noteStart), comment.hasSuffix(SourceMarker.noteEnd) else {
            return append(tokens: SourceMarker.restored(html))
        }
        let words = Substring(comment.unicodeScalars.dropFirst().dropLast()).drop { $0 == ":" }.split(separator: " ")
        if words.isEmpty { closeCustom() } else { open(.custom(Self.noteKind(words))) }
    }

    /// Returns the kind of a note, or nil for another custom block; words after the second are ignored.
    private static func noteKind(_ words: [Substring]) -> MarkupNoteKind? {
        guard words.first == "note" else { return nil }
        return words.dropFirst().first.flatMap { MarkupNoteKind(rawValue: String($0)) } ?? .info
    }

    /// Appends the tokens of HTML.
    ///
    /// - Parameter isInParagraph: whether they stand in a paragraph of Markdown.
    mutating func append(tokens html: String, isInParagraph: Bool = false) {
        for token in HTMLToken.tokens(of: html) {
            switch token {
            case .text(let text):
                let isPreformatted = frames[top].container == .tag("pre")
                frames[top].inlines.append(.text(isPreformatted ? text : HTMLContainers.collapsed(text)))
            case .open(let name, let attributes, let isEmpty):
                if let part = InlineBuilder.embedded(name, attributes) {
                    if isInParagraph {
                        frames[top].inlines.append(part)
                        continue
                    }
                    append([part].card ?? .paragraph([part]))
                    guard HTMLContainers.contains(name) else { continue }
                }
                if name == "hr" {
                    append(.rule)
                } else if HTMLContainers.contains(name) {
                    open(name, attributes)
                    if isEmpty { close(name) }
                } else {
                    frames[top].inlines.read(token)
                }
            case .close(let name):
                if HTMLContainers.contains(name) {
                    close(name, isInParagraph: isInParagraph)
                } else {
                    frames[top].inlines.read(token)
                }
            }
        }
    }

    // MARK: Containers

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if frames[top].container == .tag("p") { closeLast() }
        let closed = HTMLContainers.closed(by: name)
        if let index = open(closed.names, within: closed.scopes).last { close(through: index) }
        open(MarkupEmbed.isPost(attributes) ? .post : .tag(name), attributes)
    }

    private mutating func open(_ container: Container, _ attributes: [String: String] = [:]) {
        endParagraph()
        guard frames.count < Self.deepest else { return }
        if container == .tag("li"), let number = attributes["value"].flatMap({ Int($0) }) { setNumber(number) }
        frames.append(Frame(container: container, attributes: attributes))
        if let start = attributes["start"].flatMap({ Int($0) }) { frames[top].number = start }
    }

    /// Sets the number of the next item, which starts a list of its own if it does not continue the one before it.
    private mutating func setNumber(_ number: Int) {
        guard frames[top].container == .tag("ol"), number != frames[top].number + frames[top].items.count else {
            return
        }
        endParts()
        frames[top].number = number
    }

    /// Returns the open containers of the given names that are not outside of one that protects them, from the inside out.
    private func open(_ names: Set<String>, within scopes: Set<String>) -> [Int] {
        var found: [Int] = []
        for index in frames.indices.dropFirst().reversed() {
            guard let tag = frames[index].container.tag else { continue }
            if names.contains(tag) { found.append(index) }
            if scopes.contains(tag) { break }
        }
        return found
    }

    private mutating func close(_ name: String, isInParagraph: Bool = false) {
        let matched = HTMLContainers.matched(by: name)
        if let index = open(matched.names, within: matched.scopes).first {
            close(through: index)
        } else if !isInParagraph {
            endParagraph()
        }
    }

    private mutating func close(through index: Int) {
        while frames.count > index { closeLast() }
    }

    private mutating func closeCustom() {
        let last = frames.lastIndex { frame in
            if case .custom = frame.container { true } else { false }
        }
        if let last { close(through: last) }
    }

    // MARK: Content

    mutating func closeLast() {
        endParagraph()
        switch frames[top].container {
        // The rows and cells of a part of a table become those of the table.
        case .tag("tr"), .tag("thead"), .tag("tbody"), .tag("tfoot"): endParts(but: .table)
        default: endParts()
        }
        let frame = frames.removeLast()
        switch frame.container {
        case .custom(let kind?): append(.note(kind, frame.blocks))
        case .root, .custom(nil): append(frame.blocks)
        case .tag(let name): append(frame, name)
        case .post:
            append(.quote(frame.blocks))
            if let embed = MarkupEmbed(quoting: frame.blocks) { append(.paragraph([.embed(embed)])) }
        }
    }

    private mutating func append(_ blocks: [MarkupBlock]) {
        for block in blocks { append(block) }
    }

    private mutating func append(_ frame: Frame, _ name: String) {
        let blocks = frame.blocks
        switch name {
        case "details":
            if !frame.summary.isEmpty || !blocks.isEmpty { append(.details(summary: frame.summary, blocks)) }
        case "summary":
            if frames[top].container == .tag("details"), frames[top].blocks.isEmpty, frames[top].summary.isEmpty {
                frames[top].summary = blocks.inlines
            } else {
                append(blocks)
            }
        case "blockquote": if !blocks.isEmpty { append(.quote(blocks)) }
        case "li":
            endParts(but: .items)
            frames[top].items.append(MarkupList.Item(blocks: blocks))
        case "dt":
            endParts(but: .definitions)
            frames[top].definitions.append(Definition(term: blocks.inlines))
        case "dd":
            endParts(but: .definitions)
            if frames[top].definitions.isEmpty { frames[top].definitions.append(Definition(term: [])) }
            frames[top].definitions[frames[top].definitions.count - 1].blocks += blocks
        case "td", "th":
            endParts(but: .table)
            frames[top].table.append(HTMLTable.Cell(blocks.inlines, isHeading: name == "th", frame.attributes))
        case "tr", "thead", "tbody", "tfoot":
            append(blocks)
            if frame.table.isEmpty { break }
            endParts(but: .table)
            frames[top].table.append(rowsOf: frame.table, as: HTMLTable.Group(name))
        case _ where HTMLContainers.headings.contains(name): append(blocks, inHeadingOf: name)
        default: append(blocks)
        }
    }

    /// Appends the blocks of a heading: the first is its title, and others stand below it.
    private mutating func append(_ blocks: [MarkupBlock], inHeadingOf name: String) {
        guard case .paragraph(let title)? = blocks.first else { return append(blocks) }
        append(.heading(MarkupHeading(level: name.last?.wholeNumberValue ?? 1, title: title)))
        append(Array(blocks.dropFirst()))
    }

    /// Appends preformatted text; images stand on lines of their own.
    ///
    /// A paragraph of Markdown in it continues the code: it is what stands behind an empty line of a `<pre>` that CommonMark does
    /// not recognise, because the line begins with another tag.
    mutating func appendPreformatted(_ inlines: [MarkupInline]) {
        var text = ""
        for inline in inlines {
            switch inline {
            case .lineBreak: text += "\n"
            case .image, .embed:
                appendCode(&text)
                frames[top].blocks.append(.paragraph([inline]))
            default: text += [inline].plainText
            }
        }
        appendCode(&text)
    }

    private mutating func appendCode(_ text: inout String) {
        defer { text = "" }
        if text.hasPrefix("\n") { text.removeFirst() }
        if text.allSatisfy(\.isWhitespace) { return }
        if case .code(let code)? = frames[top].blocks.last, code.language == nil, code.fileName == nil {
            frames[top].blocks.removeLast()
            text = code.text + "\n\n" + text
        }
        frames[top].blocks.append(CodeFence.block(info: "", text: text))
    }

    // MARK: Parts

    /// A Boolean value that indicates whether the last container is a list.
    var isList: Bool { frames[top].container == .tag("ul") || frames[top].container == .tag("ol") }

    /// Turns the closed items, definitions or rows into a block.
    ///
    /// - Parameter part: what is continued, and becomes no block yet.
    mutating func endParts(but part: Part? = nil) {
        if part != .items, !frames[top].items.isEmpty {
            let items = frames[top].items
            let isOrdered = frames[top].container == .tag("ol")
            frames[top].items = []
            frames[top].blocks.append(
                .list(MarkupList(start: isOrdered ? frames[top].number : nil, isTight: true, items: items))
            )
            frames[top].number += items.count
        }
        if part != .definitions, !frames[top].definitions.isEmpty {
            let definitions = frames[top].definitions
            frames[top].definitions = []
            frames[top].blocks.append(
                .definitions(definitions.map { MarkupDefinition(term: $0.term, blocks: $0.blocks) })
            )
        }
        if part != .table, !frames[top].table.isEmpty {
            frames[top].blocks += frames[top].table.blocks
            frames[top].table = HTMLTable()
        }
    }
}

extension HTMLTable.Group {
    fileprivate init?(_ name: String) {
        switch name {
        case "thead": self = .head
        case "tbody": self = .body
        case "tfoot": self = .foot
        default: return nil
        }
    }
}
