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
            let style = TextStyle(tone.role)
            addBarred(glyphs.heavyBar, style: style) { composer in
                composer.add(text: TerminalText(composer.layout.wording(label), style: style.adding(TextStyle(.bold))))
                composer.addTightly(false) { $0.add(blocks) }
            }
        case .quote(let blocks):
            addBarred(glyphs.bar, style: TextStyle(.quote)) { composer in
                composer.addTightly(false) { $0.add(blocks) }
            }
        case .details(let summary, let blocks):
            addMarked(TerminalText(glyphs.triangle + " ", style: TextStyle(.secondary))) { composer in
                composer.add(lines: summary, style: TextStyle(.title))
                composer.addTightly(false) { $0.add(blocks) }
            }
        case .definitions(let definitions): addDefinitions(definitions)
        case .linkCard(let url, let link):
            let number = link.map { mark(ofLink: $0) + " " } ?? ""
            addMarked(TerminalText(glyphs.arrow + " ", style: TextStyle(.secondary)) + number) { composer in
                composer.add(url: url, link: link)
            }
        case .rule: addRule()
        }
    }

    /// Adds a paragraph, with the images of each line above it if it describes them alone, and below it otherwise.
    private mutating func addParagraph(_ lines: [TextLine]) {
        for line in lines {
            let isCaption = line.allSatisfy { $0.marks.contains(.image) }
            if !isCaption { add(lines: [line]) }
            for image in line.compactMap(\.image) { addBox(ofImage: image) }
            if isCaption { add(lines: [line]) }
        }
    }

    /// Adds a heading: on a screen its level is seen by its colour and the rule below it, and elsewhere, where text may have
    /// neither, by a sign.
    private mutating func addHeading(_ level: Int, _ title: TextLine) {
        guard layout.medium == .screen else {
            let style = TextStyle(.title, level == 1 ? .underline : [])
            let marker = TerminalText(String(repeating: "#", count: level) + " ", style: TextStyle(.secondary))
            return addMarked(marker) { $0.add(lines: [title], style: style) }
        }
        switch level {
        case 1, 2:
            add(lines: [title], style: TextStyle(.accent, .bold))
            addRule(level == 1 ? glyphs.heavyHorizontal : glyphs.horizontal)
        case 3: add(lines: [title], style: TextStyle(.accent, [.bold, .underline]))
        case 4: add(lines: [title], style: TextStyle(.title))
        default: add(lines: [title], style: TextStyle(.secondary, .bold))
        }
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
            TerminalText(isDone ? "[x] " : "[ ] ", style: TextStyle(isDone ? .added : nil))
        }
    }

    private mutating func addDefinitions(_ definitions: [TextDefinition]) {
        for (index, definition) in definitions.enumerated() {
            if index > 0 { addGap() }
            add(lines: definition.term, style: TextStyle(.title))
            if !definition.blocks.isEmpty { addIndented(by: 4) { $0.add(definition.blocks) } }
        }
    }

    private mutating func add(_ code: TextCode) {
        let number = addPlaceOfCode()
        let label = code.label.map { TerminalText(layout.wording($0), style: TextStyle(.secondary, .italic)) }
        var heading = label ?? number
        if let label, let number { heading = label + TerminalText(" · ", style: TextStyle(.secondary)) + number }
        let lines = CodeHighlighter.lines(of: code)
        guard layout.medium == .screen else {
            if let heading { add(unspaced: heading) }
            return addIndented(by: 2) { composer in
                for line in lines { composer.add(unspaced: line) }
            }
        }
        let width = max(1, (availableWidth ?? .max) - 2)
        add(panel: (heading?.chunked(to: width, in: layout.metrics) ?? []) + lines.map { .spaces(2) + $0 })
    }

    /// Adds lines on a ground of their own, which is as wide as the text or the widest of them.
    private mutating func add(panel lines: [TerminalText]) {
        let width = max(availableWidth ?? 0, (lines.map { $0.width(in: layout.metrics) }.max() ?? 0) + 2)
        for line in lines { add(line: (.spaces(1) + line).padded(to: width, in: layout.metrics).styled(.on(.panel))) }
    }

    mutating func add(url: String, link: Int?) {
        add(unspaced: TerminalText(url, style: linkStyle(link)))
    }

    mutating func addFootnote(_ number: Int, _ blocks: [TextBlock]) {
        addMarked(mark(ofFootnote: number) + TerminalText(" ", style: TextStyle(.secondary))) { $0.add(blocks) }
    }
}

extension TextNoteTone {
    fileprivate var role: TextRole {
        switch self {
        case .informative: .accent
        case .cautionary: .notice
        case .urgent: .error
        }
    }
}
