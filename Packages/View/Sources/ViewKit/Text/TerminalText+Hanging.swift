extension TerminalText {
    /// Returns the text, wrapped behind a label: the label stands before the first line, the others are indented.
    ///
    /// If the label would leave fewer than eight cells, it stands on lines of its own and nothing is indented.
    ///
    /// - Parameters:
    ///   - width: the cells of a line, or nil for lines of any length.
    ///   - label: the label, with the space behind it.
    ///   - metrics: the widths of characters.
    /// - Returns: At least one line, none wider than `width`.
    /// - Complexity: O(n) in the length of the text.
    public func wrapped(
        to width: Int?,
        behind label: TerminalText,
        in metrics: CellMetrics = CellMetrics()
    ) -> [TerminalText] {
        let indent = label.width(in: metrics)
        guard let width else { return [label + self] }
        guard width - indent >= 8 else {
            return (label.isEmpty ? [] : label.wrapped(to: width, in: metrics)) + wrapped(to: width, in: metrics)
        }
        return wrapped(to: width - indent, in: metrics).enumerated().map { index, line in
            (index == 0 ? label : Self.spaces(indent)) + line
        }
    }
}
