/// The violations that a repository may keep for now, each with the reason why.
///
/// It only shrinks: an entry whose violation is gone is a violation itself.
public struct Baseline: Hashable, Sendable {
    /// What tells a violation from every other, wherever its line moves.
    public struct Violation: Hashable, Sendable {
        /// The check that finds it.
        public let check: Check
        /// In which package and target.
        public let subject: Codebase.TargetKey
        /// In which file; empty where the violation is that of a target and only shows in one of its files.
        public let file: String
        /// The names in it, in their order.
        public let names: [String]
        /// Which of those that are the same in all of this it is, from the first line down; the first is 1.
        public let occurrence: Int

        /// Makes a violation.
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

    /// A violation that may stay for now.
    public struct Entry: Hashable, Sendable {
        /// The violation.
        public let violation: Violation
        /// Why it may stay.
        public let reason: String
        /// Where the entry is written.
        public let file: String

        /// Makes an entry.
        public init(_ violation: Violation, reason: String, file: String) {
            self.violation = violation
            self.reason = reason
            self.file = file
        }
    }

    /// The folder of the entries, relative to the root of the repository.
    public static let folder = "architecture-baseline"

    /// The entries, each written in a file of its own, by file.
    public let entries: [Entry]

    /// Makes a baseline.
    public init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.file < $1.file }
    }
}

extension Baseline.Violation {
    /// What a finding stands for in a baseline.
    init(_ finding: Finding, occurrence: Int) {
        self.init(
            finding.check,
            in: finding.subject,
            file: finding.fact.showsByChance ? "" : finding.place.file,
            names: finding.fact.detail,
            occurrence: occurrence
        )
    }
}

extension Fact {
    /// Whether the file in which it is shown is one of several in which it could be.
    fileprivate var showsByChance: Bool {
        switch self {
        case .transitiveLayerDependency, .targetCycle, .packageCycle: true
        default: false
        }
    }
}
