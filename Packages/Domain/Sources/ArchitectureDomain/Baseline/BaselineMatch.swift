/// Findings held against a baseline.
public struct BaselineMatch: Sendable {
    /// The findings that no entry covers.
    public private(set) var open: [Finding] = []
    /// What those are in the words of a baseline, without what a baseline cannot hold.
    public private(set) var uncovered: [Baseline.Violation] = []
    /// How many findings are covered.
    public private(set) var covered = 0
    /// The entries whose violations are gone.
    ///
    /// There is none as long as something could not be read: what is not seen need not be gone.
    public private(set) var stale: [Baseline.Entry] = []

    /// Matches findings with entries, one with one.
    ///
    /// - Complexity: O(f + e) in findings and entries.
    public init(_ findings: [Finding], _ baseline: Baseline) {
        var entries: [Baseline.Violation: Baseline.Entry] = [:]
        for entry in baseline.entries {
            if entries[entry.violation] == nil { entries[entry.violation] = entry } else { stale.append(entry) }
        }
        var occurrences: [Baseline.Violation: Int] = [:]
        var isWhole = true
        for finding in findings {
            if case .obstacle(let reason) = finding.fact {
                if reason.hidesFindings { isWhole = false }
                open.append(finding)
                continue
            }
            // What is only told is no violation that could stay or go.
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
        stale = isWhole ? (stale + entries.values).sorted { $0.file < $1.file } : []
    }
}

extension Codebase.Obstacle.Reason {
    /// Whether there may be violations where it stands that nobody saw.
    var hidesFindings: Bool {
        switch self {
        case .manifest, .toolsVersion, .noPackageManager, .targetKind, .notReadable, .tooLarge, .linkLoop: true
        case .missingFolder, .notUTF8: false
        }
    }
}
