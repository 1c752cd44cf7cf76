/// The rules for line breaks between cells.
///
/// Western words are kept together. Japanese text may break between any two characters except for the basic
/// prohibitions of JIS X 4051: no line starts with a closing bracket, a stop or a small kana, none ends with an opening
/// bracket, and pairs of ellipses or dashes are not separated.
enum LineBreakRules {
    /// Returns whether a line may break before `next`.
    ///
    /// - Parameters:
    ///   - last: the last cell that is not a space.
    ///   - isSpaced: whether spaces stand between the two.
    ///   - isHyphenated: whether `last` is a hyphen right behind a letter.
    @inline(__always)
    static func allowsBreak(after last: TextCell, isSpaced: Bool, isHyphenated: Bool, before next: TextCell) -> Bool {
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

extension TextCell {
    /// A Boolean value that indicates whether the cell allows a break on both sides.
    @inline(__always)
    fileprivate var isIdeographic: Bool {
        switch kind {
        case .ideographic, .regional, .modifier: true
        case .pictographic: narrow == 2
        default: false
        }
    }
}
