extension TerminalText {
    /// The alignment of a text within a width.
    public enum Alignment: Sendable {
        /// The text first, then the padding.
        case leading
        /// Padding on both sides.
        case center
        /// The padding first, then the text.
        case trailing
    }

    /// The part of a text that an ellipsis replaces.
    public enum Truncation: Sendable {
        /// The end.
        case end
        /// The middle, as in paths, whose ends tell them apart.
        case middle
    }

    /// Returns the text, truncated to a width.
    ///
    /// - Parameters:
    ///   - width: the available cells.
    ///   - truncation: the part that is left out.
    ///   - metrics: the widths of characters.
    /// - Returns: The text if it fits, or else the rest of it and the ellipsis, together no wider than `width`.
    /// - Complexity: O(n) in the length of the text.
    public func truncated(
        to width: Int,
        _ truncation: Truncation = .end,
        in metrics: CellMetrics = CellMetrics()
    ) -> TerminalText {
        guard self.width(in: metrics) > width else { return self }
        let mark = TerminalText("…")
        let markWidth = mark.width(in: metrics)
        guard markWidth <= width else { return prefix(width, in: metrics) }
        let end = truncation == .middle ? suffix((width - markWidth) / 2, in: metrics) : TerminalText()
        var result = prefix(width - markWidth - end.width(in: metrics), in: metrics)
        var style = result.runs.last?.style ?? .plain
        style.link = nil
        result.append(mark.styled(style))
        return result + end
    }

    /// Returns the text, padded with spaces to a width; a wider text is unchanged.
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

    /// Returns a text of spaces.
    public static func spaces(_ count: Int) -> TerminalText {
        count > 0 ? TerminalText(String(repeating: " ", count: count)) : TerminalText()
    }

    /// Returns the text in lines that are broken where they are full; spaces are kept, as code needs.
    ///
    /// - Parameters:
    ///   - width: the cells of a line, at least one; wider characters are replaced as in ``wrapped(to:in:)``.
    ///   - metrics: the widths of characters.
    /// - Returns: At least one line.
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

    func prefix(_ width: Int, in metrics: CellMetrics) -> TerminalText {
        slice(TextPosition(run: 0, byte: 0), end(ofPrefix: width, in: metrics))
    }

    private func suffix(_ width: Int, in metrics: CellMetrics) -> TerminalText {
        let end = TextPosition(run: runs.count, byte: 0)
        let dropped = self.width(in: metrics) - width
        let suffix = slice(self.end(ofPrefix: dropped, in: metrics), end)
        // A wide character may begin before the width.
        return suffix.width(in: metrics) <= width ? suffix : slice(self.end(ofPrefix: dropped + 1, in: metrics), end)
    }

    private func end(ofPrefix width: Int, in metrics: CellMetrics) -> TextPosition {
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
        return end
    }
}
