/// Where a line may break between two cells.
///
/// Western words are kept together. Japanese may break between any two characters, but for the basic prohibitions of
/// JIS X 4051: no line starts with a closing bracket, a stop, a small kana or the like, none ends with an opening
/// bracket, and pairs of ellipses or dashes are not parted.
enum LineBreakRules {
    /// Whether a line may break before `next`.
    ///
    /// - Parameters:
    ///   - last: the last cell that is no space.
    ///   - isSpaced: whether spaces lie between the two.
    ///   - isHyphenated: whether `last` is a hyphen right behind a letter.
    @inline(__always)
    static func allowsBreak(after last: Cell, isSpaced: Bool, isHyphenated: Bool, before next: Cell) -> Bool {
        if last.kind == .ordinary && next.kind == .ordinary { return isSpaced }
        if isSpaced { return next.kind != .closing && last.kind != .opening }
        switch (last.kind, next.kind) {
        case (.glue, _), (_, .glue): return false
        case (_, .closing), (_, .narrowClosing), (_, .postfix), (_, .hyphen): return false
        case (.opening, _), (.narrowOpening, _), (.prefix, _): return false
        case (.inseparable, .inseparable): return last.base != next.base
        case (.closing, _), (_, .opening): return true
        case (.hyphen, .ordinary): return isHyphenated && next.base >= 0x41
        default: return last.isIdeographic || next.isIdeographic
        }
    }
}

extension Cell {
    /// Whether a line may break on either side.
    @inline(__always)
    fileprivate var isIdeographic: Bool {
        switch kind {
        case .ideographic, .regional, .modifier: true
        case .pictographic: narrow == 2
        default: false
        }
    }
}
