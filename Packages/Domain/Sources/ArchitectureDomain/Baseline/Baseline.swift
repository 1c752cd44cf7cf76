/// The violations that a repository accepts for now, each with the reason; one that was fixed is a violation itself.
public struct Baseline: Hashable, Sendable {
    /// The identity of violations, which depends neither on lines nor on folders, except those that name parts of targets.
    public struct Violation: Hashable, Sendable, Comparable {
        /// The check that they fail.
        public let check: Check
        /// The target in which they occur and everything else that is involved, from outside inwards; then the name of the
        /// source file, if the violation belongs to one.
        public let names: [String]

        /// Creates a violation.
        public init(_ check: Check, _ names: [String]) {
            self.check = check
            self.names = names
        }

        /// Creates the violation of a target, or of a package if the target is empty, with the names of what is
        /// involved in their order; the file is empty for a violation that could be shown in several.
        public init(_ check: Check, in subject: Codebase.TargetKey, names: [String], file: String) {
            let owner = subject.target.isEmpty ? subject.package : subject.target
            let source = file.fileName
            let isSource = source.hasSuffix(Self.sourceSuffix) && !PackageManifest.isManifest(source)
            self.init(check, (Self.checksOfFiles.contains(check) ? [owner] : []) + names + (isSource ? [source] : []))
        }

        /// The violation as earlier versions have stored it, without the name of the rule about types.
        var underAnyRule: Violation { Violation(check, names.filter { !$0.hasPrefix(Rules.TypeRule.table + ".") }) }

        /// The same wherever it occurs in the target.
        var inAnyFile: Violation { hasFile ? Violation(check, names.dropLast()) : self }

        /// The violation without the folders of its file and of parts of targets, for comparison after a move.
        var inAnyFolder: Violation { hasFile ? Violation(check, names.map { $0.contains("/") ? "/" : $0 }) : self }

        /// The violation without the packages of its targets and the folders of parts, for comparison after a move.
        var inAnyPackage: Violation { Violation(check, names.map(\.fileName)) }

        private var hasFile: Bool { names.last?.hasSuffix(Self.sourceSuffix) == true }

        private static let sourceSuffix = ".swift"
        /// The checks whose findings do not name the target.
        private static let checksOfFiles: [Check] = [
            .fileLength, .unsafeConstruct, .invalidSuppression, .staleSuppression,
        ]

        public static func < (one: Violation, other: Violation) -> Bool {
            one.check == other.check
                ? one.names.lexicographicallyPrecedes(other.names) : one.check.rawValue < other.check.rawValue
        }
    }

    /// Violations that are accepted for now.
    public struct Entry: Hashable, Sendable {
        /// The identity of the violations.
        public let violation: Violation
        /// The number of violations.
        public let count: Int
        /// The reason why the violations are accepted.
        public let reason: String
        /// The place of the entry; nil for one that is not written yet.
        public let place: Place?

        /// Creates an entry.
        public init(_ violation: Violation, count: Int = 1, reason: String, at place: Place? = nil) {
            self.violation = violation
            self.count = count
            self.reason = reason
            self.place = place
        }
    }

    /// The path of its file relative to the root of the repository.
    public static let file = "architecture.baseline"
    /// The path of the folder in which earlier versions have kept each entry in a file of its own.
    public static let formerFolder = "architecture-baseline"

    /// The entries, sorted by violation, of which each occurs once.
    public let entries: [Entry]

    /// Creates a baseline; entries for the same violation become one.
    public init(_ entries: [Entry]) {
        self.entries = Dictionary(grouping: entries, by: \.violation).map { violation, equal in
            let reasons = equal.reduce(into: [String]()) { if !$0.contains($1.reason) { $0.append($1.reason) } }
            return Entry(
                violation,
                count: equal.reduce(0) { $0 + $1.count },
                reason: reasons.joined(separator: " / "),
                at: equal.compactMap(\.place).min()
            )
        }.sorted { $0.violation < $1.violation }
    }

    /// Returns for each violation that of the entry that covers it, or nil; an entry covers as many as it counts.
    ///
    /// Violations are matched by their names and their file first, also without the rule, if the entry has none; those that are
    /// left by their names alone, because a file may have been renamed; then by their file and names other than those of
    /// packages and folders, which may have been renamed, too.
    ///
    /// - Complexity: O(v + e) in violations and entries.
    func covers(of violations: [Violation]) -> [Violation?] {
        var left = Dictionary(uniqueKeysWithValues: entries.map { ($0.violation, $0.count) })
        var covers = [Violation?](repeating: nil, count: violations.count)
        let places: [(of: KeyPath<Violation, Violation>, entry: KeyPath<Violation, Violation>)] = [
            (\.self, \.self), (\.underAnyRule, \.self), (\.inAnyFile, \.inAnyFile),
            (\.inAnyPackage, \.inAnyPackage), (\.inAnyFolder, \.inAnyFolder),
        ]
        for place in places {
            var open: [Violation: [Violation]] = [:]
            for entry in entries.reversed() where left[entry.violation, default: 0] > 0 {
                open[entry.violation[keyPath: place.entry], default: []].append(entry.violation)
            }
            for index in violations.indices where covers[index] == nil {
                let identity = violations[index][keyPath: place.of]
                guard let entry = open[identity]?.last else { continue }
                left[entry, default: 0] -= 1
                if left[entry] == 0 { open[identity]?.removeLast() }
                covers[index] = entry
            }
        }
        return covers
    }
}
