/// A comment that suppresses the findings of a check in one line: `strata:allow CHECK reason`.
public struct Suppression: Hashable, Sendable {
    /// The name of the check, as it is written; empty if there is none.
    public let check: String
    /// A Boolean value that indicates whether it says why.
    public let hasReason: Bool
    /// The position of the comment.
    public let position: Position
    /// The line whose findings it suppresses: that of the comment, or, if it stands alone, the next one with code.
    public internal(set) var line: Int

    /// Reads a comment without its slashes, or returns nil if it says anything else.
    init?(_ body: ArraySlice<UInt8>, at position: Position) {
        guard body.starts(with: Self.mark.utf8) else { return nil }
        let rest = body.dropFirst(Self.mark.utf8.count)
        guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
        let words = rest.split(maxSplits: 1) { $0 == 0x20 || $0 == 0x09 }
        check = String(decoding: words.first ?? [], as: UTF8.self)
        hasReason = words.dropFirst().first?.contains(where: \.isWord) ?? false
        self.position = position
        line = position.line
    }

    private static let mark = "strata:allow"

    /// The faults for which a comment suppresses nothing.
    public enum Fault: Hashable, Sendable {
        /// There is no such check.
        case unknownCheck
        /// The findings of the check cannot be suppressed by a comment.
        case notSuppressible
        /// The comment does not say why.
        case noReason
    }

    /// The fault of the comment, or nil if it has none.
    var fault: Fault? {
        guard let check = Check(rawValue: check) else { return .unknownCheck }
        guard check.isSuppressible else { return .notSuppressible }
        return hasReason ? nil : .noReason
    }
}
