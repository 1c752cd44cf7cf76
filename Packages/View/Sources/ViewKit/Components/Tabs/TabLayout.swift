/// The places of tabs in a row.
///
/// All tabs are placed if there is space for them. Otherwise it is the selected one and, in turn, those behind and before it
/// while there is space, between a sign for those that are left out on each side.
struct TabLayout {
    struct Part: Equatable {
        let tab: Int
        let columns: Range<Int>
    }

    enum Target: Equatable {
        case tab(Int)
        case before
        case behind
    }

    static let signBefore: TerminalText = "‹"
    static let signBehind: TerminalText = "›"
    /// The columns of a sign, with those next to it.
    private static let signColumns = 1

    /// The tabs that are placed, from left to right.
    let parts: [Part]
    let hidesTabsBefore: Bool
    /// The column of the sign for the tabs behind those that are placed, or nil if there are none.
    let columnBehind: Int?

    init(_ widths: [Int], selected: Int, columns: Int) {
        guard widths.indices.contains(selected), columns > 0 else {
            (parts, hidesTabsBefore, columnBehind) = ([], false, nil)
            return
        }
        var shown = selected...selected
        var needed = widths[selected]
        func fits(_ first: Int, _ last: Int, _ needed: Int) -> Bool {
            let signs = (first > 0 ? Self.signColumns : 0) + (last < widths.count - 1 ? Self.signColumns : 0)
            return needed + signs <= columns
        }
        if fits(0, widths.count - 1, widths.reduce(0, +)) {
            shown = 0...widths.count - 1
        } else {
            var grows = true
            while grows {
                grows = false
                let (next, previous) = (shown.upperBound + 1, shown.lowerBound - 1)
                if next < widths.count, fits(shown.lowerBound, next, needed + widths[next]) {
                    (shown, needed, grows) = (shown.lowerBound...next, needed + widths[next], true)
                }
                if previous >= 0, fits(previous, shown.upperBound, needed + widths[previous]) {
                    (shown, needed, grows) = (previous...shown.upperBound, needed + widths[previous], true)
                }
            }
        }
        let hasTabsBehind = shown.upperBound < widths.count - 1
        let end = columns - (hasTabsBehind ? Self.signColumns : 0)
        var start = shown.lowerBound > 0 ? min(Self.signColumns, columns) : 0
        parts = shown.map { tab in
            let part = Part(tab: tab, columns: start..<max(start, min(start + widths[tab], end)))
            start = part.columns.upperBound
            return part
        }
        hidesTabsBefore = shown.lowerBound > 0
        columnBehind = hasTabsBehind ? start : nil
    }

    func target(atColumn column: Int) -> Target? {
        if let part = parts.first(where: { $0.columns.contains(column) }) { return .tab(part.tab) }
        guard let first = parts.first else { return nil }
        if hidesTabsBefore, column < first.columns.lowerBound { return .before }
        return columnBehind.map { column == $0 } ?? false ? .behind : nil
    }
}
