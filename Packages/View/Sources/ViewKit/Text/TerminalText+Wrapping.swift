extension TerminalText {
    /// Returns the text, wrapped to a width.
    ///
    /// Western words are kept together, and Japanese text breaks by the rules of JIS X 4051; spaces at a break are removed.
    /// A word that is wider than a line is broken between two characters. A character that is wider than a line is replaced
    /// by `▯`, so no line is ever wider than `width`.
    ///
    /// - Parameters:
    ///   - width: the cells of a line, at least one.
    ///   - metrics: the widths of characters.
    /// - Returns: At least one line.
    /// - Complexity: O(n) in the length of the text.
    public func wrapped(to width: Int, in metrics: CellMetrics = CellMetrics()) -> [TerminalText] {
        wrapped(to: width, keepingQuotations: false, in: metrics)
    }

    /// Returns the text, wrapped to a width, with quotations such as `'shelf --help'` on one line each where they fit.
    ///
    /// - Parameters:
    ///   - width: the cells of a line, at least one.
    ///   - keepsQuotations: whether single quotes enclose quotations, as they do in help.
    package func wrapped(
        to width: Int,
        keepingQuotations keepsQuotations: Bool,
        in metrics: CellMetrics
    ) -> [TerminalText] {
        if self.width(in: metrics) <= width { return [self] }
        var breaker = LineBreaker(text: self, width: max(1, width), keepsQuotations: keepsQuotations, metrics: metrics)
        return breaker.lines()
    }

    /// The sign in place of a character that is wider than a line.
    static let overflowMark = "▯"
}

/// A position in a text: a run, and a byte in it.
struct TextPosition: Equatable {
    var run: Int
    var byte: Int
}

extension TerminalText {
    /// Returns the text between two positions, which stand between cells.
    func slice(_ start: TextPosition, _ end: TextPosition) -> TerminalText {
        var slices: [Run] = []
        for index in start.run...max(start.run, end.run) where index < runs.count {
            let run = runs[index]
            let from = index == start.run ? start.byte : 0
            let to = index == end.run ? end.byte : run.text.utf8.count
            if from >= to { continue }
            if from == 0 && to == run.text.utf8.count {
                slices.append(run)
            } else {
                let text = run.text.withBytes { String(decoding: $0[from..<to], as: UTF8.self) }
                slices.append(Run(clean: text, style: run.style))
            }
        }
        return TerminalText(runs: slices)
    }
}

/// The state of wrapping a text: cells are placed one after the other.
private struct LineBreaker {
    let text: TerminalText
    let width: Int
    let keepsQuotations: Bool
    let metrics: CellMetrics

    private struct BreakPosition {
        let end: TextPosition
        let next: TextPosition
        /// The cells of the line up to `next`.
        var used: Int
    }

    private var result: [TerminalText] = []
    private var start = TextPosition(run: 0, byte: 0)
    private var contentEnd = TextPosition(run: 0, byte: 0)
    private var used = 0
    private var lineBreak: BreakPosition?
    /// The last position within a quotation, after any other; it is taken where a quotation is wider than a line.
    private var quotationBreak: BreakPosition?
    private var isQuoted = false
    private var last: TextCell?
    private var isSpaced = false
    private var isHyphenated = false

    init(text: TerminalText, width: Int, keepsQuotations: Bool, metrics: CellMetrics) {
        self.text = text
        self.width = width
        self.keepsQuotations = keepsQuotations
        self.metrics = metrics
    }

    mutating func lines() -> [TerminalText] {
        for (index, run) in text.runs.enumerated() {
            run.text.withBytes { bytes in
                var scanner = CellScanner(bytes)
                while let cell = scanner.next() { place(cell, run: index) }
            }
        }
        if start != contentEnd || result.isEmpty { result.append(text.slice(start, contentEnd)) }
        return result
    }

    @inline(__always)
    private mutating func place(_ cell: TextCell, run: Int) {
        let cells = cell.width(metrics)
        if cell.kind == .space {
            used += cells
            isSpaced = true
            return
        }
        let here = TextPosition(run: run, byte: cell.bytes.lowerBound)
        if let last {
            if LineBreakRules.allowsBreak(after: last, isSpaced: isSpaced, isHyphenated: isHyphenated, before: cell) {
                note(BreakPosition(end: contentEnd, next: here, used: used))
            }
        } else if isSpaced {
            note(BreakPosition(end: start, next: here, used: used))
        }
        if keepsQuotations, cell.base == 0x27 { isQuoted = !isQuoted && (isSpaced || last?.kind != .ordinary) }
        if used + cells > width { breakLineIfNeeded(for: cells, at: here) }
        contentEnd = TextPosition(run: run, byte: cell.bytes.upperBound)
        if cells > width {
            result.append(TerminalText(TerminalText.overflowMark, style: text.runs[run].style))
            start = contentEnd
            lineBreak = nil
            quotationBreak = nil
        } else {
            used += cells
        }
        isHyphenated = cell.kind == .hyphen && last?.kind == .ordinary && !isSpaced
        last = cell
        isSpaced = false
    }

    @inline(__always)
    private mutating func note(_ found: BreakPosition) {
        if isQuoted {
            quotationBreak = found
        } else {
            lineBreak = found
            quotationBreak = nil
        }
    }

    private mutating func breakLineIfNeeded(for cells: Int, at here: TextPosition) {
        if let lineBreak {
            endLine(at: lineBreak)
            quotationBreak?.used -= lineBreak.used
            self.lineBreak = nil
        }
        if used + cells > width, let quotationBreak {
            endLine(at: quotationBreak)
            self.quotationBreak = nil
        }
        guard used + cells > width else { return }
        endLine(at: contentEnd)
        start = here
        used = 0
    }

    private mutating func endLine(at lineBreak: BreakPosition) {
        endLine(at: lineBreak.end)
        start = lineBreak.next
        used -= lineBreak.used
    }

    private mutating func endLine(at end: TextPosition) {
        if start.run < end.run || start.run == end.run && start.byte < end.byte {
            result.append(text.slice(start, end))
        }
    }
}
