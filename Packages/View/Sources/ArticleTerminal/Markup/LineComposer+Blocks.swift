internal import ArticleContract
internal import PresentationKit
internal import ViewKit

extension LineComposer {
    mutating func add(_ blocks: [TextBlock]) {
        for (index, block) in blocks.enumerated() {
            if index > 0 { addGap() }
            add(block)
        }
    }

    /// Adds a block with its place; code has one in any depth.
    mutating func add(placed block: TextBlock) {
        if case .code = block {} else { addPlace() }
        add(block)
    }

    mutating func add(_ block: TextBlock) {
        switch block {
        case .heading(let level, let title): addHeading(level, title)
        case .paragraph(let lines): addParagraph(lines)
        case .list(let items, let isTight): addList(items, isTight: isTight)
        case .table(let table): add(table)
        case .code(let code): add(code)
        case .note(let tone, let label, let blocks):
            let style = TextStyle(foreground: tone.color)
            addBarred(glyphs.heavyBar, style: style) { composer in
                composer.add(text: TerminalText(composer.layout.wording(label), style: style.adding(TextStyle(.bold))))
                composer.addTightly(false) { $0.add(blocks) }
            }
        case .quote(let blocks):
            addBarred(glyphs.bar, style: TextStyle(.dim)) { composer in composer.addTightly(false) { $0.add(blocks) } }
        case .details(let summary, let blocks):
            addMarked(TerminalText(glyphs.triangle + " ", style: TextStyle(.dim))) { composer in
                composer.add(lines: summary, style: TextStyle(.bold))
                composer.addTightly(false) { $0.add(blocks) }
            }
        case .definitions(let definitions): addDefinitions(definitions)
        case .linkCard(let url, let link):
            let number = link.map { mark(ofLink: $0) + " " } ?? ""
            addMarked(TerminalText(glyphs.arrow + " ", style: TextStyle(.dim)) + number) { composer in
                composer.add(url: url, link: link)
            }
        case .rule: addRule()
        }
    }

    /// Adds a paragraph, with each image below the line that describes it.
    private mutating func addParagraph(_ lines: [TextLine]) {
        for line in lines {
            add(lines: [line])
            for image in line.compactMap(\.image) { addBox(ofImage: image) }
        }
    }

    private mutating func addHeading(_ level: Int, _ title: TextLine) {
        let style = TextStyle(level == 1 ? [.bold, .underline] : .bold)
        let marker = TerminalText(String(repeating: "#", count: level) + " ", style: TextStyle(.dim))
        addMarked(marker) { $0.add(lines: [title], style: style) }
    }

    private mutating func addList(_ items: [TextItem], isTight: Bool) {
        let markers = items.map { text(of: $0.marker) }
        let widest = markers.map { $0.width(in: layout.metrics) }.max() ?? 0
        addTightly(isTight) { composer in
            for (index, item) in items.enumerated() {
                if index > 0 { composer.addGap() }
                let marker = markers[index].padded(to: widest, .trailing, in: composer.layout.metrics)
                composer.addMarked(marker) { $0.add(item.blocks) }
            }
        }
    }

    private func text(of marker: TextItem.Marker) -> TerminalText {
        switch marker {
        case .bullet: TerminalText(glyphs.bullet + " ")
        case .number(let number): TerminalText("\(number). ")
        case .task(let isDone):
            TerminalText(isDone ? "[x] " : "[ ] ", style: TextStyle(foreground: isDone ? .green : nil))
        }
    }

    private mutating func addDefinitions(_ definitions: [TextDefinition]) {
        for (index, definition) in definitions.enumerated() {
            if index > 0 { addGap() }
            add(lines: definition.term, style: TextStyle(.bold))
            if !definition.blocks.isEmpty { addIndented(by: 4) { $0.add(definition.blocks) } }
        }
    }

    private mutating func add(_ code: TextCode) {
        let number = addPlaceOfCode()
        let label = code.label.map { TerminalText(string($0), style: TextStyle([.dim, .italic])) }
        switch (label, number) {
        case (let label?, let number?): add(unspaced: label + TerminalText(" · ", style: TextStyle(.dim)) + number)
        case (let label, let number): if let text = label ?? number { add(unspaced: text) }
        }
        addIndented(by: 2) { composer in
            for line in CodeHighlighter.lines(of: code) { composer.add(code: line) }
        }
    }

    mutating func add(url: String, link: Int?) {
        add(unspaced: TerminalText(url, style: TextStyle(.underline, foreground: .blue).adding(linkStyle(link))))
    }

    mutating func addFootnote(_ number: Int, _ blocks: [TextBlock]) {
        addMarked(mark(ofFootnote: number) + TerminalText(" ", style: TextStyle(.dim))) { $0.add(blocks) }
    }
}

extension TextNoteTone {
    fileprivate var color: TextColor {
        switch self {
        case .informative: .green
        case .cautionary: .yellow
        case .urgent: .red
        }
    }
}
