extension TerminalText {
    /// Where padding goes.
    ///
    /// ```swift
    /// func cell(_ number: Int, at place: TerminalText.Alignment = .trailing) -> TerminalText {
    ///     TerminalText("\(number)").padded(to: 6, place)
    /// }
    /// ```
    public enum Alignment: Sendable {
        /// The text first, then the padding.
        case leading
        /// Padding on both sides.
        case center
        /// The padding first, then the text.
        case trailing
    }

    /// Cuts the text off where it does not fit.
    ///
    /// - Parameters:
    ///   - width: the cells that there are.
    ///   - ellipsis: what shows that something was cut off; left out where it does not fit itself.
    ///   - metrics: how wide characters are.
    /// - Returns: the text itself if it fits, else its start and the ellipsis, together no wider than `width`.
    /// - Complexity: O(n) in the length of the text.
    public func truncated(
        to width: Int,
        ellipsis: String = "…",
        in metrics: CellMetrics = CellMetrics()
    ) -> TerminalText {
        guard self.width(in: metrics) > width else { return self }
        let mark = TerminalText(ellipsis)
        let markWidth = mark.width(in: metrics)
        guard markWidth <= width else { return prefix(width, in: metrics) }
        var result = prefix(width - markWidth, in: metrics)
        var style = result.runs.last?.style ?? .plain
        style.link = nil
        result.append(mark.styled(style))
        return result
    }

    /// Fills the text up to a width with spaces; a wider text stays as it is.
    public func padded(
        to width: Int,
        _ alignment: Alignment = .leading,
        in metrics: CellMetrics = CellMetrics()
    ) -> TerminalText {
        let missing = width - self.width(in: metrics)
        guard missing > 0 else { return self }
        let before =
            switch alignment {
            case .leading: 0
            case .center: missing / 2
            case .trailing: missing
            }
        return Self.spaces(before) + self + Self.spaces(missing - before)
    }

    /// A text of spaces.
    public static func spaces(_ count: Int) -> TerminalText {
        count > 0 ? TerminalText(String(repeating: " ", count: count)) : TerminalText()
    }

    /// Breaks the text wherever a line is full, as code is broken: nothing is dropped, not even spaces.
    ///
    /// - Parameters:
    ///   - width: the cells of a line; less than one counts as one, and then ``wrapped(to:in:)`` says what happens to
    ///     wide characters.
    ///   - metrics: how wide characters are.
    /// - Returns: at least one line.
    /// - Complexity: O(n) in the length of the text.
    public func chunked(to width: Int, in metrics: CellMetrics = CellMetrics()) -> [TerminalText] {
        if self.width(in: metrics) <= width { return [self] }
        var lines: [TerminalText] = []
        var start = TextPosition(run: 0, byte: 0)
        var used = 0
        for (index, run) in runs.enumerated() {
            run.text.withBytes { bytes in
                var scanner = CellScanner(bytes)
                while let cell = scanner.next() {
                    let cells = cell.width(metrics)
                    let here = TextPosition(run: index, byte: cell.bytes.lowerBound)
                    if used + cells > max(1, width), used > 0 {
                        lines.append(slice(start, here))
                        start = here
                        used = 0
                    }
                    if cells > max(1, width) {
                        lines.append(TerminalText(Self.overflowMark, style: run.style))
                        start = TextPosition(run: index, byte: cell.bytes.upperBound)
                    } else {
                        used += cells
                    }
                }
            }
        }
        if used > 0 { lines.append(slice(start, TextPosition(run: runs.count, byte: 0))) }
        return lines
    }

    /// The cells at the start of the text that fit into a width.
    func prefix(_ width: Int, in metrics: CellMetrics) -> TerminalText {
        var used = 0
        var end = TextPosition(run: 0, byte: 0)
        for (index, run) in runs.enumerated() {
            let isWhole = run.text.withBytes { bytes in
                var scanner = CellScanner(bytes)
                while let cell = scanner.next() {
                    used += cell.width(metrics)
                    if used > width { return false }
                    end = TextPosition(run: index, byte: cell.bytes.upperBound)
                }
                return true
            }
            if !isWhole { break }
        }
        return slice(TextPosition(run: 0, byte: 0), end)
    }
}
