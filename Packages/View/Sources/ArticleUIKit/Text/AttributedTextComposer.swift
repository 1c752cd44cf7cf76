#if canImport(UIKit)
    import ArticleContract
    import Foundation
    import PresentationKit
    import UIKit

    /// A builder of attributed text from the blocks of an article, with nested indents and markers.
    @MainActor
    struct AttributedTextComposer {
        /// The points of an indent: the interval of the tabs that UIKit has by default.
        private static let step: CGFloat = 28
        private static let spacing: CGFloat = 10

        let text = NSMutableAttributedString(string: "")
        /// The characters at which the places of the text begin.
        private(set) var places: [Int] = []
        private(set) var numbers: [URL: Int] = [:]
        let wording: Wording
        private var urls: [Int: URL] = [:]
        private var codeCount = 0
        private var numbersCode = false
        private var depth = 0
        private var marker: String?
        private var isTight = false
        private var color = UIColor.label

        init(_ wording: Wording) {
            self.wording = wording
        }

        /// Adds an article's text, with its footnotes at the end.
        mutating func add(_ article: ArticleText) {
            for link in article.links {
                guard let url = URL(string: link.url) else { continue }
                urls[link.number] = url
                numbers[url] = link.number
            }
            codeCount = 0
            numbersCode = article.codes.count > 1
            for block in article.blocks { add(placed: block) }
            guard !article.footnotes.isEmpty else { return }
            add(.rule)
            for (index, blocks) in article.footnotes.enumerated() { addItem("[\(index + 1)]") { $0.add(blocks) } }
        }

        // MARK: - Paragraphs

        /// Adds a paragraph, with its marker and indent.
        mutating func add(
            _ content: NSAttributedString,
            _ style: UIFont.TextStyle = .body,
            color: UIColor? = nil,
            isClose: Bool = false
        ) {
            let format = NSMutableParagraphStyle()
            format.headIndent = CGFloat(depth) * Self.step
            format.firstLineHeadIndent = CGFloat(depth - (marker == nil ? 0 : 1)) * Self.step
            format.paragraphSpacing = isClose || isTight ? 0 : Self.spacing
            let line = NSMutableAttributedString(string: marker.map { "\($0)\t" } ?? "", attributes: attributes(style))
            line.append(content)
            line.append(NSAttributedString(string: "\n", attributes: attributes(style)))
            let whole = NSRange(location: 0, length: line.length)
            line.addAttribute(.paragraphStyle, value: format, range: whole)
            text.append(line)
            marker = nil
        }

        mutating func add(words: String, _ style: UIFont.TextStyle = .body, color: UIColor? = nil) {
            add(NSAttributedString(string: words, attributes: attributes(style, color: color)), style)
        }

        mutating func add(_ lines: [TextLine], _ style: UIFont.TextStyle = .body, marks: TextSpan.Marks = []) {
            for (index, line) in lines.enumerated() {
                add(string(line, style, marks), style, isClose: index + 1 < lines.count)
            }
        }

        /// Adds paragraphs that are indented, the first of them behind a marker.
        private mutating func addItem(_ marker: String?, _ body: (inout Self) -> Void) {
            depth += 1
            self.marker = marker
            body(&self)
            self.marker = nil
            depth -= 1
        }

        private mutating func addTightly(_ isTight: Bool, _ body: (inout Self) -> Void) {
            let outer = self.isTight
            self.isTight = isTight
            body(&self)
            self.isTight = outer
        }

        // MARK: - Spans

        private func string(
            _ line: TextLine,
            _ style: UIFont.TextStyle = .body,
            _ marks: TextSpan.Marks = []
        ) -> NSAttributedString {
            let string = NSMutableAttributedString(string: "")
            for span in line {
                let attributes = attributes(style, marks: span.marks.union(marks), link: span.link)
                string.append(NSAttributedString(string: wording(span.content), attributes: attributes))
            }
            return string
        }

        private func attributes(
            _ style: UIFont.TextStyle,
            marks: TextSpan.Marks = [],
            color: UIColor? = nil,
            link: Int? = nil
        ) -> [NSAttributedString.Key: Any] {
            var attributes: [NSAttributedString.Key: Any] = [.font: font(style, marks)]
            attributes[.foregroundColor] = color ?? (marks.contains(.footnote) ? .secondaryLabel : self.color)
            if marks.contains(.strikethrough) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if marks.contains(.code) { attributes[.backgroundColor] = UIColor.secondarySystemBackground }
            attributes[.link] = link.flatMap { urls[$0] }
            return attributes
        }

        private func font(_ style: UIFont.TextStyle, _ marks: TextSpan.Marks) -> UIFont {
            let font = UIFont.preferredFont(forTextStyle: style)
            // A font that is derived from one of a text style keeps following the size that the user chooses.
            let descriptor = marks.contains(.code) ? font.fontDescriptor.withDesign(.monospaced) : font.fontDescriptor
            guard let descriptor else { return font }
            var traits = descriptor.symbolicTraits
            if !marks.isDisjoint(with: [.strong, .mention]) { traits.insert(.traitBold) }
            if !marks.isDisjoint(with: [.emphasis, .math]) { traits.insert(.traitItalic) }
            return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
        }
    }

    // MARK: - Blocks

    extension AttributedTextComposer {
        /// Adds a block with its place; code has one in any depth.
        private mutating func add(placed block: TextBlock) {
            if case .code = block {} else { places.append(text.length) }
            add(block)
        }

        private mutating func add(_ blocks: [TextBlock]) {
            for block in blocks { add(block) }
        }

        private mutating func add(_ block: TextBlock) {
            switch block {
            case .heading(let level, let title): addHeading(level, title)
            case .paragraph(let lines): add(lines)
            case .list(let items, let isTight):
                addTightly(isTight) { composer in
                    for item in items { composer.addItem(item.marker.text) { $0.add(item.blocks) } }
                }
            case .table(let table): add(table)
            case .code(let code): add(code)
            case .note(let tone, let label, let blocks):
                add(words: wording(label), .headline, color: tone.color)
                addItem(nil) { composer in composer.addTightly(false) { $0.add(blocks) } }
            case .quote(let blocks): addQuote(blocks)
            case .details(let summary, let blocks):
                add(summary, marks: .strong)
                addItem(nil) { composer in composer.addTightly(false) { $0.add(blocks) } }
            case .definitions(let definitions):
                for definition in definitions {
                    add(definition.term, marks: .strong)
                    addItem(nil) { $0.add(definition.blocks) }
                }
            case .linkCard(let url, let link): add([[TextSpan(url, link: link)]])
            case .rule: add(words: "―――", color: .secondaryLabel)
            }
        }

        /// Adds a heading, to which users of VoiceOver can jump.
        private mutating func addHeading(_ level: Int, _ title: TextLine) {
            let start = text.length
            add([title], UIFont.TextStyle(headingLevel: level), marks: .strong)
            let range = NSRange(location: start, length: text.length - start)
            text.addAttribute(.accessibilityTextHeadingLevel, value: level as NSNumber, range: range)
        }

        private mutating func addQuote(_ blocks: [TextBlock]) {
            let outer = color
            color = .secondaryLabel
            addItem(nil) { composer in composer.addTightly(false) { $0.add(blocks) } }
            color = outer
        }

        /// Adds the rows of a table, for which text views of UIKit have no columns.
        private mutating func add(_ table: TextTable) {
            let headings = table.heading.isEmpty ? [] : [table.heading]
            let rows = headings + table.rows
            for (index, row) in rows.enumerated() {
                let cells = row.map { cell in TextLine(cell.joined(separator: [TextSpan(" ")])) }
                let line = TextLine(cells.joined(separator: [TextSpan(" │ ")]))
                add(string(line, .body, index < headings.count ? .strong : []), isClose: index + 1 < rows.count)
            }
        }

        private mutating func add(_ code: TextCode) {
            places.append(text.length)
            codeCount += 1
            let number = numbersCode ? wording(TextCode.name(ofNumber: codeCount)) : nil
            let label = [code.label.map { wording($0) }, number].compactMap(\.self).joined(separator: " · ")
            if !label.isEmpty { add(words: label, .footnote, color: .secondaryLabel) }
            addItem(nil) { composer in
                let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
                for (index, line) in lines.enumerated() {
                    let color: UIColor? =
                        switch line.first {
                        case "+" where code.isDifference: .systemGreen
                        case "-" where code.isDifference: .systemRed
                        default: nil
                        }
                    let attributes = composer.attributes(.body, marks: .code, color: color)
                    let string = NSAttributedString(string: String(line), attributes: attributes)
                    composer.add(string, isClose: index + 1 < lines.count)
                }
            }
        }
    }

    extension UIFont.TextStyle {
        fileprivate init(headingLevel level: Int) {
            self =
                switch level {
                case 1: .title1
                case 2: .title2
                case 3: .title3
                default: .headline
                }
        }
    }

    extension TextItem.Marker {
        fileprivate var text: String {
            switch self {
            case .bullet: "•"
            case .number(let number): "\(number)."
            case .task(let isDone): isDone ? "☑" : "☐"
            }
        }
    }

    extension TextNoteTone {
        fileprivate var color: UIColor {
            switch self {
            case .informative: .systemGreen
            case .cautionary: .systemOrange
            case .urgent: .systemRed
            }
        }
    }
#endif
