/// A place at which a check does not hold.
///
/// It contains facts only; Presentation words them.
public struct Finding: Hashable, Sendable {
    /// The facts of the finding.
    public let fact: Fact
    /// The severity.
    public let severity: Severity
    /// The place.
    public let place: Place
    /// The package and the target; the target is empty for a finding about a whole package.
    public let subject: Codebase.TargetKey
    /// The broken rule, or nil if the rules file has none for it.
    public let rule: Rules.Quote?

    /// The check that found it.
    public var check: Check { fact.check }
}

extension Finding: Comparable {
    public static func < (one: Finding, other: Finding) -> Bool {
        if one.place != other.place { return one.place < other.place }
        if one.check != other.check { return one.check.rawValue < other.check.rawValue }
        if one.subject != other.subject { return one.subject < other.subject }
        return one.fact.detail.lexicographicallyPrecedes(other.fact.detail)
    }
}
