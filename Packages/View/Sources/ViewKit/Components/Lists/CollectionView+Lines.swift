/// The part of a list that has been printed.
struct LineState {
    var printedRows = 0
    /// The first of the rows that were appended last.
    var pageStart = 0
    var printsHeader = false
    var printsFooter = false

    mutating func skip(_ rows: Int) {
        printedRows = rows
        printsHeader = false
        printsFooter = false
    }

    mutating func replaceRows() {
        printedRows = 0
        pageStart = 0
    }
}

extension CollectionView {
    /// A Boolean value that indicates whether no row is needed any more, because all were printed and nobody comes
    /// back to them.
    var canForgetRows: Bool { host?.isSession == false && lineState.printedRows == rowCount }

    /// Returns the lines that have not been printed: the header, the new rows and the footer.
    func takeNewLines(for page: LinePage) -> [TerminalText] {
        let rows = lineState.printedRows..<rowCount
        guard !rows.isEmpty || lineState.printsFooter else { return [] }
        var lines: [TerminalText] = []
        if lineState.printsHeader, !header.isEmpty { lines += page.lines(of: header) + [""] }
        lines += self.lines(ofRows: rows, for: page)
        if lineState.printsFooter { lines += [""] + page.lines(of: footer) }
        lineState.skip(rowCount)
        return lines
    }

    /// Marks the rows that were appended last as not printed, with header and footer.
    func setLastPageNeedsPrinting() {
        lineState.printedRows = min(lineState.printedRows, lineState.pageStart)
        lineState.printsHeader = true
        lineState.printsFooter = !footer.isEmpty
    }

    func setRowsNeedPrinting() {
        lineState.replaceRows()
        setNeedsLayout()
    }

    private func lines(ofRows rows: Range<Int>, for page: LinePage) -> [TerminalText] {
        guard let width = page.width, let itemWidth, width >= 2 * itemWidth else {
            return rows.flatMap { lines(ofRow: $0, for: page) }
        }
        let count = width / itemWidth
        let slot = width / count
        return stride(from: rows.lowerBound, to: rows.upperBound, by: count).flatMap { start in
            let items = (start..<min(start + count, rows.upperBound)).map { row in
                lines(ofRow: row, for: page.narrowed(to: slot - 1))
            }
            return (0..<(items.map(\.count).max() ?? 0)).map { index in
                items.enumerated().reduce(TerminalText()) { line, item in
                    guard item.element.indices.contains(index) else { return line }
                    return line.padded(to: item.offset * slot, in: page.metrics) + item.element[index]
                }
            }
        }
    }

    /// The spaces that are as wide as the number before a row.
    var lineIndent: TerminalText {
        guard numbering != nil, let numbers = content?.numbers else { return TerminalText() }
        return .spaces(String(numbers.upperBound).utf8.count + 2)
    }

    private func lines(ofRow row: Int, for page: LinePage) -> [TerminalText] {
        guard let content else { return [] }
        let indent = lineIndent.width(in: page.metrics)
        let number = TerminalText("\(content.number(ofRow: row))", style: TextStyle(.accent))
        let label = indent > 0 ? number.padded(to: indent - 2, .trailing) + "  " : TerminalText()
        return withCell(forRow: row) { cell in
            cell.setNeedsPrinting()
            return page.lines(behind: label, cell.takeLines)
        }
    }
}

extension LinePage {
    fileprivate func narrowed(to width: Int?) -> LinePage {
        LinePage(width: width, metrics: metrics, wording: wording)
    }

    /// Returns the lines of a component behind a label, by the rule of ``TerminalText/wrapped(to:behind:in:)``.
    func lines(
        behind label: TerminalText,
        _ take: (LinePage) -> [TerminalText]
    ) -> [TerminalText] {
        let indent = label.width(in: metrics)
        guard indent > 0 else { return take(self) }
        if let width, width - indent < 8 { return label.wrapped(to: width, in: metrics) + take(self) }
        return take(narrowed(to: width.map { $0 - indent })).enumerated().map { index, line in
            (index == 0 ? label : .spaces(indent)) + line
        }
    }
}
