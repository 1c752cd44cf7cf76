/// The lines of a text for one width, and the places in them.
///
/// Places are found by binary search, so that scrolling does not depend on the length of the text.
struct LaidOutText {
    struct LineRange: Equatable {
        let line: Int
        let columns: Range<Int>
    }

    /// A link, which can be wrapped over several lines.
    struct Link: Equatable {
        /// The target of a link: the number that opens it, a place of the text, or the other end of a reference to a note.
        enum Target: Equatable {
            case number(Int)
            case place(Int)
            case reference(toNote: Int)
            case note(Int)
        }

        let target: Target
        var parts: [LineRange]
    }

    let lines: [TerminalText]
    /// The links, from top to bottom.
    let links: [Link]
    /// The lines at which the places begin, in ascending order.
    let places: [Int]
    /// The attachments, from top to bottom.
    let attachments: [TextAttachment]
    let widest: Int
    /// The number of letters and digits before each line.
    ///
    /// It is the same for every width, as wrapping moves spaces, indents and frames alone.
    private let letterCounts: [Int]

    init() {
        self.init(PlacedLines([]), numbers: [:], metrics: CellMetrics())
    }

    /// Creates a text of lines.
    ///
    /// - Parameters:
    ///   - placed: the lines, from top to bottom, and the places in them.
    ///   - numbers: the numbers of web and local links; others are not links of the text.
    /// - Complexity: O(n) in the length of the text.
    init(_ placed: PlacedLines, numbers: [TerminalLink: Int], metrics: CellMetrics) {
        let lines = placed.lines
        var links = LinkCollector(numbers: numbers)
        var (widest, letterCount) = (0, 0)
        var letterCounts: [Int] = []
        letterCounts.reserveCapacity(lines.count)
        for attachment in placed.attachments { widest = max(widest, attachment.column + attachment.size.columns) }
        for (index, line) in lines.enumerated() {
            letterCounts.append(letterCount)
            widest = max(widest, line.width(in: metrics))
            letterCount += line.runs.reduce(0) { $0 + $1.text.letterCount }
            links.add(line, at: index, metrics)
        }
        self.lines = lines
        self.links = links.links
        places = placed.places
        attachments = placed.attachments
        self.widest = widest
        self.letterCounts = letterCounts
    }

    /// A line of the text in any layout: lines without letters before the line that has a letter.
    struct Anchor: Equatable {
        let letters: Int
        let emptyLines: Int
    }

    func anchor(ofLine line: Int) -> Anchor {
        let letters = letterCount(beforeLine: line)
        return Anchor(letters: letters, emptyLines: self.line(behindLetters: letters) - line)
    }

    func line(of anchor: Anchor) -> Int {
        max(0, line(behindLetters: anchor.letters) - anchor.emptyLines)
    }

    /// Returns the cells in this layout of cells of another one of the same width.
    func range(_ range: LineRange, from other: LaidOutText) -> LineRange {
        LineRange(line: line(of: other.anchor(ofLine: range.line)), columns: range.columns)
    }

    func letterCount(beforeLine line: Int) -> Int {
        letterCounts.isEmpty ? 0 : letterCounts[min(max(0, line), letterCounts.count - 1)]
    }

    func line(behindLetters count: Int) -> Int {
        max(0, letterCounts.partitioningIndex { $0 > count } - 1)
    }

    /// Returns the index of the first link that begins at a line or below it.
    func firstLink(fromLine line: Int) -> Int {
        links.partitioningIndex { $0.parts[0].line >= line }
    }

    func link(atLine line: Int, column: Int) -> Int? {
        let end = firstLink(fromLine: line + 1)
        return links[..<end].lastIndex { link in
            link.parts.contains { $0.line == line && $0.columns.contains(column) }
        }
    }
}

/// A collector of the links in lines that are added one after the other.
private struct LinkCollector {
    let numbers: [TerminalLink: Int]
    private(set) var links: [LaidOutText.Link] = []
    /// A Boolean value that indicates whether the last link reaches the end of the line above.
    private var isOpen = false

    init(numbers: [TerminalLink: Int]) {
        self.numbers = numbers
    }

    mutating func add(_ line: TerminalText, at index: Int, _ metrics: CellMetrics) {
        // A link goes on in the next line, behind an indent or a bar.
        var continues = isOpen
        isOpen = false
        var column = 0
        for run in line.runs {
            let end = column + Int(metrics.ambiguous == .narrow ? run.narrow : run.wide)
            if let target = run.style.link.flatMap(target) {
                add(LaidOutText.LineRange(line: index, columns: column..<end), of: target, continues: continues)
                (isOpen, continues) = (true, false)
            } else {
                isOpen = false
                continues = continues && run.text.letterCount == 0
            }
            column = end
        }
    }

    private func target(of link: TerminalLink) -> LaidOutText.Link.Target? {
        switch link.target {
        case .web, .local: numbers[link].map { .number($0) }
        case .place(let place): .place(place)
        case .reference(let note): .reference(toNote: note)
        case .note(let note): .note(note)
        }
    }

    private mutating func add(_ part: LaidOutText.LineRange, of target: LaidOutText.Link.Target, continues: Bool) {
        guard var link = links.last, link.target == target, let last = link.parts.last else {
            return links.append(LaidOutText.Link(target: target, parts: [part]))
        }
        if last.line == part.line, last.columns.upperBound == part.columns.lowerBound {
            let columns = last.columns.lowerBound..<part.columns.upperBound
            link.parts[link.parts.count - 1] = LaidOutText.LineRange(line: part.line, columns: columns)
        } else if continues {
            link.parts.append(part)
        } else {
            return links.append(LaidOutText.Link(target: target, parts: [part]))
        }
        links[links.count - 1] = link
    }
}

extension String {
    /// The number of letters and digits, roughly: punctuation, symbols and frames of U+2000 to U+2FFF do not count.
    fileprivate var letterCount: Int {
        withBytes { bytes in
            bytes.count { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                case 0xE2: false
                default: byte >= 0xC3
                }
            }
        }
    }
}
