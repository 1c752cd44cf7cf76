extension Checker {
    /// Returns the findings that no comment suppresses, with those about the comments; and the number of the others.
    func withoutSuppressed(_ findings: [Finding]) -> (open: [Finding], suppressed: Int) {
        let comments = suppressions()
        guard !comments.isEmpty else { return (findings, 0) }
        let suppressed = Set(
            comments.flatMap { file, entry in
                entry.comments.filter { $0.fault == nil }.map { SuppressedLine(file, $0.check, $0.line) }
            }
        )
        var used: Set<SuppressedLine> = []
        let open = findings.filter { finding in
            let line = SuppressedLine(finding.place.file, finding.check.rawValue, finding.place.position.line)
            guard suppressed.contains(line) else { return true }
            used.insert(line)
            return false
        }
        let isWhole = !codebase.readFailures.contains { $0.reason.hidesFindings }
        let faults = comments.flatMap { file, entry in
            entry.comments.compactMap { comment -> Finding? in
                let place = Place(file: file, comment.position)
                let fact: Fact
                if let fault = comment.fault {
                    fact = .invalidSuppression(comment.check, fault)
                } else if isWhole, isChecked(comment.check),
                    !used.contains(SuppressedLine(file, comment.check, comment.line))
                {
                    fact = .staleSuppression(comment.check)
                } else {
                    return nil
                }
                return finding(fact, at: place, subject: entry.subject)
            }
        }
        return (open + faults, findings.count - open.count)
    }

    /// Returns the comments of each file that has any, with the first target to which it belongs.
    private func suppressions() -> [String: (subject: Codebase.TargetKey, comments: [Suppression])] {
        var found: [String: (subject: Codebase.TargetKey, comments: [Suppression])] = [:]
        for package in codebase.packages where !package.suppressions.isEmpty {
            found[package.file] = (.init(package: package.path, target: ""), package.suppressions)
        }
        for node in graph.nodes {
            for file in node.sources where !file.facts.suppressions.isEmpty && found[file.path] == nil {
                found[file.path] = (node.key, file.facts.suppressions)
            }
        }
        return found
    }

    private func isChecked(_ check: String) -> Bool {
        Check(rawValue: check).map { rules.severity(of: $0) > .off } ?? false
    }
}

/// The findings that a comment suppresses: those of a check in a line of a file.
private struct SuppressedLine: Hashable {
    let file: String
    let check: String
    let line: Int

    init(_ file: String, _ check: String, _ line: Int) {
        self.file = file
        self.check = check
        // The length of a file is not a matter of one line.
        self.line = check == Check.fileLength.rawValue ? 0 : line
    }
}
