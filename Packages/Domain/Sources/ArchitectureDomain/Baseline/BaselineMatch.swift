/// The comparison of findings with a baseline.
public struct BaselineMatch: Sendable {
    /// The findings that no entry covers.
    public private(set) var open: [Finding] = []
    /// The same as violations, without notes and parts that could not be read, which a baseline cannot contain.
    public private(set) var uncovered: [Baseline.Violation] = []
    /// The number of findings that an entry covers.
    public private(set) var covered = 0
    /// The entries whose violations no longer occur.
    ///
    /// Empty as long as a part could not be read that may contain them, and without those that cannot be known.
    public private(set) var stale: [Baseline.Entry] = []

    /// Matches each finding with at most one entry.
    ///
    /// - Complexity: O(f + e) in findings and entries.
    public init(_ findings: [Finding], _ baseline: Baseline) {
        var entries: [Baseline.Violation: Baseline.Entry] = [:]
        for entry in baseline.entries {
            if entries[entry.violation] == nil { entries[entry.violation] = entry } else { stale.append(entry) }
        }
        var occurrences: [Baseline.Violation: Int] = [:]
        var isWhole = true
        var unverified: Set<[String]> = []
        for finding in findings {
            if finding.check == .unverified { unverified.insert(finding.subject.names + finding.fact.detail) }
            if case .readFailure(let reason) = finding.fact {
                if reason.hidesFindings { isWhole = false }
                open.append(finding)
                continue
            }
            // A note is not a violation.
            guard finding.severity > .note else {
                open.append(finding)
                continue
            }
            let first = Baseline.Violation(finding, occurrence: 1)
            let occurrence = occurrences[first, default: 0] + 1
            occurrences[first] = occurrence
            let violation = Baseline.Violation(finding, occurrence: occurrence)
            if entries.removeValue(forKey: violation) != nil {
                covered += 1
            } else {
                open.append(finding)
                uncovered.append(violation)
            }
        }
        let fixed = entries.values.filter { entry in
            let violation = entry.violation
            let isOfImports = [.undeclaredImport, .unusedDependency, .testOnlyDependency].contains(violation.check)
            return !isOfImports || !unverified.contains(violation.subject.names + violation.names)
        }
        stale = isWhole ? (stale + fixed).sorted { $0.file < $1.file } : []
    }
}

extension Codebase.TargetKey {
    fileprivate var names: [String] { [package, target] }
}

extension Codebase.ReadFailure.Reason {
    /// A Boolean value that indicates whether the part may contain violations that were not found.
    var hidesFindings: Bool {
        switch self {
        case .manifest, .toolsVersion, .malformedProject, .computedTargets, .noPackageManager, .targetKind,
            .notReadable, .tooLarge,
            .linkLoop:
            true
        case .missingFolder, .notUTF8: false
        }
    }
}
