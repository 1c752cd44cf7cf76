/// A search for a term in laid-out lines, which ignores case and the width of Latin letters.
///
/// A term is also found where a line break or an indent divides it. Lines are searched when they are needed: those that are
/// visible, and those up to the next match.
struct TextMatcher {
    private let term: [UInt32]

    /// Creates a search; nil for an empty term.
    init?(_ term: String) {
        self.term = FoldedLine(TerminalText(term), CellMetrics()).scalars
        if self.term.isEmpty { return nil }
    }

    /// Returns the matches that begin in a line, from left to right; each has a range for every line that it is in.
    func matches(in lines: [TerminalText], at index: Int, _ metrics: CellMetrics) -> [[LaidOutText.LineRange]] {
        let line = FoldedLine(lines[index], metrics)
        var matches: [[LaidOutText.LineRange]] = []
        var start = 0
        while start + term.count <= line.scalars.count {
            if let columns = line.columns(of: term[...], at: start) {
                matches.append([LaidOutText.LineRange(line: index, columns: columns)])
                start += term.count
            } else {
                start += 1
            }
        }
        guard index + 1 < lines.count,
            let parts = parts(of: line, from: start, { FoldedLine(lines[index + 1], metrics) })
        else { return matches }
        matches.append([
            LaidOutText.LineRange(line: index, columns: parts.first),
            LaidOutText.LineRange(line: index + 1, columns: parts.second),
        ])
        return matches
    }

    /// Returns the parts of a match that begins at the end of a line and ends in the next one.
    private func parts(
        of line: FoldedLine,
        from first: Int,
        _ next: () -> FoldedLine
    ) -> (first: Range<Int>, second: Range<Int>)? {
        let end = line.contentEnd
        let lengths = (1..<max(1, term.count)).filter { end - $0 >= first }
        let heads = lengths.compactMap { length in
            line.columns(of: term.prefix(length), at: end - length).map { (length, $0) }
        }
        guard !heads.isEmpty else { return nil }
        let next = next()
        for (length, columns) in heads.reversed() {
            // The space of the term at which the line was wrapped is gone.
            let rest = term.dropFirst(length).drop { $0 == FoldedLine.space }
            if !rest.isEmpty, let second = next.columns(of: rest, at: next.contentStart) { return (columns, second) }
        }
        return nil
    }
}

/// The scalars of a line in their folded form, with the columns of their cells.
private struct FoldedLine {
    static let space: UInt32 = 0x20

    private(set) var scalars: [UInt32] = []
    /// The first column of each scalar's cell, and the column behind the last one.
    private var columns: [Int] = []

    init(_ text: TerminalText, _ metrics: CellMetrics) {
        var column = 0
        for run in text.runs {
            run.text.withBytes { bytes in
                var scanner = CellScanner(bytes)
                while let cell = scanner.next() {
                    var offset = cell.bytes.lowerBound
                    while offset < cell.bytes.upperBound {
                        let scalar = DecodedScalar(in: bytes, at: offset)
                        scalars.append(Self.fold(scalar.value))
                        columns.append(column)
                        offset += scalar.length
                    }
                    column += cell.width(metrics)
                }
            }
        }
        columns.append(column)
    }

    var contentEnd: Int { (scalars.lastIndex { $0 != Self.space } ?? -1) + 1 }

    /// The start of the line behind its indent and the bars of a quotation.
    var contentStart: Int {
        scalars.firstIndex { $0 != Self.space && $0 != 0x7C && !(0x2500...0x257F).contains($0) } ?? scalars.count
    }

    /// Returns the columns of a term if it stands at an index and consists of whole cells.
    func columns(of term: ArraySlice<UInt32>, at index: Int) -> Range<Int>? {
        let end = index + term.count
        guard end <= scalars.count, scalars[index..<end] == term, isStart(index), isStart(end) else { return nil }
        return columns[index]..<columns[end]
    }

    private func isStart(_ index: Int) -> Bool {
        index == 0 || columns[index] != columns[index - 1]
    }

    /// Returns a scalar in lower case, and one of the full-width forms as its ASCII character.
    private static func fold(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5A: scalar + 0x20
        case ..<0x80, 0x2E80...0xD7FF: scalar
        case 0xFF01...0xFF5E: fold(scalar - 0xFEE0)
        default: UnicodeScalar(scalar)?.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar
        }
    }
}
