/// The part of a list that has been printed.
struct LineState {
    /// The number of rows that have been printed.
    var printedRows = 0
    /// The first of the rows that were appended last.
    var pageStart = 0
    /// A Boolean value that indicates whether the header is printed before the next rows.
    var printsHeader = false
    /// A Boolean value that indicates whether the footer is printed below the next rows.
    var printsFooter = false

    /// Marks everything as printed.
    mutating func skip(_ rows: Int) {
        printedRows = rows
        printsHeader = false
        printsFooter = false
    }

    /// Starts again with all rows.
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
        if lineState.printsHeader { lines += page.lines(of: header) + [""] }
        lines += self.lines(ofRows: rows, for: page)
        if lineState.printsFooter { lines += [""] + page.lines(of: footer) }
        lineState.skip(rowCount)
        return lines
    }

    /// Marks the rows that were appended last as not printed, with header and footer.
    func setLastPageNeedsPrinting() {
        lineState.printedRows = min(lineState.printedRows, lineState.pageStart)
        lineState.printsHeader = !header.isEmpty
        lineState.printsFooter = !footer.isEmpty
    }

    /// Marks all rows as not printed.
    func setRowsNeedPrinting() {
        lineState.replaceRows()
        setNeedsLayout()
    }

    private func lines(ofRows rows: Range<Int>, for page: LinePage) -> [TerminalText] {
        guard let content else { return [] }
        let last = content.numbers.map { String($0.upperBound) } ?? ""
        var lines: [TerminalText] = []
        for row in rows {
            let label =
                numbering != nil
                ? TerminalText("\(content.number(ofRow: row))", style: TextStyle(.accent))
                    .padded(to: last.utf8.count, .trailing) + "  "
                : TerminalText()
            lines += withCell(forRow: row) { cell in
                cell.setNeedsPrinting()
                return page.lines(behind: label, cell.takeLines)
            }
        }
        return lines
    }
}

extension LinePage {
    /// Returns the page without columns on its left.
    fileprivate func indented(by columns: Int) -> LinePage {
        LinePage(width: width.map { $0 - columns }, metrics: metrics, wording: wording)
    }

    /// Returns the lines of a component behind a label, by the rule of ``TerminalText/wrapped(to:behind:in:)``.
    fileprivate func lines(
        behind label: TerminalText,
        _ take: (LinePage) -> [TerminalText]
    ) -> [TerminalText] {
        let indent = label.width(in: metrics)
        guard indent > 0 else { return take(self) }
        if let width, width - indent < 8 { return label.wrapped(to: width, in: metrics) + take(self) }
        return take(indented(by: indent)).enumerated().map { index, line in
            (index == 0 ? label : .spaces(indent)) + line
        }
    }
}
