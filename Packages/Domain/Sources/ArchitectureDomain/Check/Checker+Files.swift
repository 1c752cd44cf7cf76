extension Checker {
    /// Returns the files that are too long, and the unsafe constructs that are not allowed.
    func fileFindings() -> [Finding] {
        var findings: [Finding] = []
        var used: [String: [UnsafeConstruct: Int]] = [:]
        var seen: Set<String> = []
        for node in graph.nodes.indices {
            for file in graph.nodes[node].sources where seen.insert(file.path).inserted {
                if let limit = rules.fileLength, file.facts.lines > limit.lines {
                    findings.append(
                        finding(
                            .fileLength(lines: file.facts.lines, limit: limit.lines),
                            at: Place(file: file.path, line: limit.lines + 1),
                            node: node,
                            rule: limit.quote
                        )
                    )
                }
                guard !graph.nodes[node].isTest, rules.allowances != nil else { continue }
                for use in file.facts.unsafeUses {
                    used[file.path, default: [:]][use.construct, default: 0] += 1
                    let count = used[file.path]?[use.construct] ?? 0
                    guard let (fact, rule) = verdict(use, count: count, file: file.path, node: node) else { continue }
                    findings.append(
                        finding(fact, at: Place(file: file.path, use.position), node: node, rule: rule)
                    )
                }
            }
        }
        return findings + staleAllowances(used)
    }

    private func verdict(
        _ use: UnsafeUse,
        count: Int,
        file: String,
        node: Int
    ) -> (Fact, Rules.Quote?)? {
        if let layer = layer(of: node), !layer.allowsUnsafe {
            return (.unsafeForbidden(use.construct, layer: layer.name), layer.quote)
        }
        guard use.hasReason else { return (.unsafeWithoutReason(use.construct), nil) }
        let allowed = (rules.allowances ?? [])
            .filter { $0.file == file && $0.construct == use.construct }
            .reduce(0) { $0 + $1.count }
        return count > allowed ? (.unsafeWithoutAllowance(use.construct), nil) : nil
    }

    private func staleAllowances(_ used: [String: [UnsafeConstruct: Int]]) -> [Finding] {
        (rules.allowances ?? []).compactMap { allowance in
            let count = used[allowance.file]?[allowance.construct] ?? 0
            guard count < allowance.count else { return nil }
            let fact = Fact.staleAllowance(
                file: allowance.file,
                allowance.construct,
                allowed: allowance.count,
                used: count
            )
            return finding(fact, at: allowance.quote.place)
        }
    }
}
