/// The comparison of findings with a baseline.
public struct BaselineMatch: Sendable {
    /// The findings that no entry covers.
    public private(set) var open: [Finding] = []
    /// The number of findings that an entry covers.
    public private(set) var covered = 0
    /// The entries with more violations than occur, and the number that occurs; empty as long as a part could not be
    /// read that may contain them, and without those that cannot be known.
    public private(set) var stale: [(entry: Baseline.Entry, found: Int)] = []
    /// The violations to keep, one by one: those that are covered, as they occur now, and those that cannot be known.
    private var kept: [Baseline.Entry] = []
    /// The violations that are not covered, without notes and failures to read, which a baseline cannot contain.
    private var uncovered: [Baseline.Violation: Int] = [:]

    /// Matches each finding with at most one violation of an entry, in O(f + e).
    public init(_ findings: [Finding], _ baseline: Baseline) {
        let reasons = Dictionary(uniqueKeysWithValues: baseline.entries.map { ($0.violation, $0.reason) })
        var left = Dictionary(uniqueKeysWithValues: baseline.entries.map { ($0.violation, $0.count) })
        var isWhole = true
        var unverified: Set<[String]> = []
        var violations: [(finding: Finding, violation: Baseline.Violation)] = []
        for finding in findings {
            let violation = Baseline.Violation(finding)
            if finding.check == .unverified { unverified.insert(violation.inAnyFile.names) }
            if case .readFailure(let reason) = finding.fact {
                if reason.hidesFindings { isWhole = false }
                open.append(finding)
            } else if finding.severity <= .note || !finding.fact.isAcceptable {
                // A note is not a violation.
                open.append(finding)
            } else {
                violations.append((finding, violation))
            }
        }
        for ((finding, violation), cover) in zip(violations, baseline.covers(of: violations.map(\.violation))) {
            if let cover {
                left[cover, default: 0] -= 1
                kept.append(.init(violation, reason: reasons[cover] ?? ""))
            } else {
                open.append(finding)
                uncovered[violation, default: 0] += 1
            }
        }
        covered = kept.count
        for entry in baseline.entries {
            let surplus = left[entry.violation] ?? 0
            guard surplus > 0 else { continue }
            let violation = entry.violation.inAnyFile.underAnyRule
            let mayBeUnknown = [.undeclaredImport, .unusedDependency, .testOnlyDependency, .typeRule].contains(
                violation.check
            )
            if isWhole && !(mayBeUnknown && unverified.contains(violation.names)) {
                stale.append((entry, entry.count - surplus))
            } else {
                kept.append(.init(entry.violation, count: surplus, reason: entry.reason))
            }
        }
    }

    /// Returns the baseline without stale entries and with the present names of files; with `addsNew`, violations that
    /// are not covered are accepted for the reason, too.
    public func updated(addingNew addsNew: Bool, because reason: String) -> Baseline {
        let reasons = Dictionary(kept.map { ($0.violation, $0.reason) }) { first, _ in first }
        let new = uncovered.map { Baseline.Entry($0, count: $1, reason: reasons[$0] ?? reason) }
        return Baseline(kept + (addsNew ? new : []))
    }
}

extension Codebase.ReadFailure.Reason {
    /// A Boolean value that indicates whether the part may contain violations that were not found.
    var hidesFindings: Bool {
        switch self {
        case .manifest, .toolsVersion, .cacheNotWritable, .malformedProject, .computedTargets, .noPackageManager,
            .packageManagerNotStarted, .packageManagerTimedOut, .targetKind, .notReadable, .tooLarge, .linkLoop,
            .pointer:
            true
        case .missingFolder, .notUTF8, .ignoredFiles: false
        }
    }
}

extension Baseline.Violation {
    init(_ finding: Finding) {
        let file = finding.fact.hasSeveralPlaces ? "" : finding.place.file
        // Only a path tells failures to read from each other.
        let names = finding.check == .readFailure ? [finding.place.file] : finding.fact.detail
        self.init(finding.check, in: finding.subject, names: names + finding.typeRule, file: file)
    }
}

extension Finding {
    /// The name of the broken rule about types, without which two rules could not be told apart; empty for others.
    fileprivate var typeRule: [String] {
        guard [.typeRule, .avoidedName, .dataOnly].contains(check), let name = rule?.name.drop(while: { $0 != "." })
        else { return [] }
        // A table that still has its former name has the same rule.
        return [Rules.TypeRule.table + name]
    }
}

extension Fact {
    /// A Boolean value that indicates whether several files could show the violation.
    fileprivate var hasSeveralPlaces: Bool {
        switch self {
        case .transitiveLayerDependency, .targetCycle, .packageCycle: true
        default: false
        }
    }
}
