/// The violations that a repository accepts for now, each with the reason.
///
/// It only shrinks: an entry whose violation was fixed is a violation itself.
public struct Baseline: Hashable, Sendable {
    /// The identity of a violation, which does not depend on its line.
    public struct Violation: Hashable, Sendable {
        /// The check that it fails.
        public let check: Check
        /// The package and the target in which it occurs.
        public let subject: Codebase.TargetKey
        /// The file in which it occurs; empty for a violation of a target that could be shown in several of its files.
        public let file: String
        /// The names of what is involved, in their order.
        public let names: [String]
        /// The position among violations that agree in everything else, by line; the first is 1.
        public let occurrence: Int

        /// Creates a violation.
        public init(
            _ check: Check,
            in subject: Codebase.TargetKey,
            file: String = "",
            names: [String] = [],
            occurrence: Int = 1
        ) {
            self.check = check
            self.subject = subject
            self.file = file
            self.names = names
            self.occurrence = occurrence
        }
    }

    /// A violation that is accepted for now.
    public struct Entry: Hashable, Sendable {
        /// The violation.
        public let violation: Violation
        /// The reason why it is accepted.
        public let reason: String
        /// The path of the entry's file relative to the root of the repository.
        public let file: String

        /// Creates an entry.
        public init(_ violation: Violation, reason: String, file: String) {
            self.violation = violation
            self.reason = reason
            self.file = file
        }
    }

    /// The path of the folder of the entries relative to the root of the repository.
    public static let folder = "architecture-baseline"

    /// The entries, each in a file of its own, sorted by file.
    public let entries: [Entry]

    /// Creates a baseline.
    public init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.file < $1.file }
    }
}

extension Baseline.Violation {
    /// Creates the identity of a finding.
    init(_ finding: Finding, occurrence: Int) {
        self.init(
            finding.check,
            in: finding.subject,
            file: finding.fact.hasSeveralPlaces ? "" : finding.place.file,
            names: finding.fact.detail,
            occurrence: occurrence
        )
    }
}

extension Fact {
    /// A Boolean value that indicates whether it could be shown in several files.
    fileprivate var hasSeveralPlaces: Bool {
        switch self {
        case .transitiveLayerDependency, .targetCycle, .packageCycle: true
        default: false
        }
    }
}
