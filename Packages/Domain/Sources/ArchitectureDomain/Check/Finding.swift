/// Something that is not as the rules want it.
///
/// It holds facts only; Presentation makes sentences of them.
public struct Finding: Hashable, Sendable {
    /// The rule that was broken, as its authors wrote it.
    public struct Quote: Hashable, Sendable {
        /// What the rule is called in the rules file, for example `layer.Domain`.
        public let name: String
        /// Why it is there.
        public let reason: String
        /// Where it is written.
        public let place: Place

        /// Makes a quotation.
        public init(name: String, reason: String, place: Place) {
            self.name = name
            self.reason = reason
            self.place = place
        }
    }

    /// What was found.
    public let fact: Fact
    /// How much it weighs.
    public let severity: Severity
    /// Where.
    public let place: Place
    /// In which package and target; the target is empty for a finding about a whole package.
    public let subject: Codebase.TargetKey
    /// The rule that was broken, where the rules file has one.
    public let rule: Quote?

    /// Makes a finding.
    public init(
        _ fact: Fact,
        severity: Severity,
        place: Place,
        subject: Codebase.TargetKey,
        rule: Quote? = nil
    ) {
        self.fact = fact
        self.severity = severity
        self.place = place
        self.subject = subject
        self.rule = rule
    }

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
