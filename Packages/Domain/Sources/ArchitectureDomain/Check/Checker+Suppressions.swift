extension Checker {
    /// Returns the findings that no comment suppresses, with those about the comments; and the number of the others.
    ///
    /// - Complexity: O(f + n) in files and findings.
    func withoutSuppressed(_ findings: [Finding]) -> (open: [Finding], suppressed: Int) {
        let comments = suppressions()
        guard !comments.isEmpty else { return (findings, 0) }
        var used: Set<Place> = []
        let open = findings.filter { finding in
            let matching = comments[finding.place.file]?.comments.filter { $0.suppresses(finding) } ?? []
            used.formUnion(matching.map { Place(file: finding.place.file, $0.position) })
            return matching.isEmpty
        }
        let isWhole = !codebase.readFailures.contains { $0.reason.hidesFindings }
        let faults = comments.flatMap { file, entry in
            entry.comments.compactMap { comment -> Finding? in
                let place = Place(file: file, comment.position)
                let fact: Fact
                if let fault = comment.fault {
                    fact = .invalidSuppression(comment.check, fault)
                } else if isWhole, !used.contains(place), isChecked(comment.check) {
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

extension Suppression {
    /// A Boolean value that indicates whether it suppresses a finding of its file.
    ///
    /// The length of a file is not a matter of one line.
    fileprivate func suppresses(_ finding: Finding) -> Bool {
        check == finding.check.rawValue && fault == nil
            && (line == finding.place.position.line || finding.check == .fileLength)
    }
}
