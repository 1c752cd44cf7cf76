extension Checker {
    /// Returns the violations in manifests: dependencies between packages, missing packages, settings.
    func manifestFindings() -> [Finding] {
        packageDependencyFindings() + absenceFindings() + settingsFindings()
    }

    /// Returns the packages that were not checked, but for those that could not be read or are excluded on purpose.
    private func absenceFindings() -> [Finding] {
        let unread = codebase.readFailures.flatMap { $0.place.file.folders.prefix(1) }
        let there = Set(codebase.packages.map(\.path) + unread)
        return graph.packages.indices.flatMap { index in
            let package = graph.packages[index]
            return package.dependencies.compactMap { dependency -> Finding? in
                let fact: Fact
                if let origin = dependency.origin {
                    fact = .foreignPackage(package: package.name, dependency: dependency.identity, origin)
                } else {
                    guard let path = dependency.path, !rules.excludes(folder: path), !there.contains(path) else {
                        return nil
                    }
                    fact = .missingPackage(package: package.name, dependency: dependency.identity, path: path)
                }
                return packageFinding(fact, package: index, at: dependency.position)
            }
        }
    }

    /// Returns the layers of a package, and those of which it has folders.
    private func layers(ofPackage package: Int) -> [Int] {
        let path = graph.packages[package].path
        let parts = rules.hasFolders ? graph.nodes.filter { $0.package == package } : []
        let ofFolders = parts.compactMap { $0.part?.layer }
        return rules.layers.indices.filter { index in
            rules.layers[index].packages.contains { $0.matches(path) } || ofFolders.contains(index)
        }
    }

    private func packageDependencyFindings() -> [Finding] {
        var findings: [Finding] = []
        let layers = graph.packages.indices.map(layers(ofPackage:))
        for (from, dependencies) in graph.packageDependencies.enumerated() {
            let sources = layers[from]
            guard let own = sources.first, graph.packages[from].kind == .package else { continue }
            let allowed = Set(sources + testLayers).union(sources.flatMap { usedLayers[$0] })
            for (to, dependency) in dependencies {
                let targets = layers[to]
                guard let other = targets.first, allowed.isDisjoint(with: targets) else { continue }
                let layer = rules.layers[own]
                let fact = Fact.packageDependency(
                    from: graph.packages[from].name,
                    to: graph.packages[to].name,
                    fromLayer: layer.name,
                    toLayer: rules.layers[other].name
                )
                findings.append(packageFinding(fact, package: from, at: dependency.position, rule: layer.quote))
            }
        }
        return findings
    }

    func packageFinding(_ fact: Fact, package: Int, at position: Position, rule: Rules.Quote? = nil) -> Finding {
        let subject = Codebase.TargetKey(package: graph.packages[package].path, target: "")
        return finding(fact, at: Place(file: graph.packages[package].file, position), subject: subject, rule: rule)
    }

    /// Returns the targets with Swift files of packages whose settings are not exactly those of the rules; plugins have none.
    private func settingsFindings() -> [Finding] {
        guard let settings = rules.settings else { return [] }
        return graph.nodes.indices.compactMap { node in
            let target = graph.nodes[node]
            guard graph.packages[target.package].kind == .package, !target.sources.isEmpty,
                target.manifest.kind != .plugin, target.manifest.settings != settings.swift
            else { return nil }
            let fact = Fact.settings(
                target: graph.targetNames[node],
                missing: settings.swift.filter { !target.manifest.settings.contains($0) },
                additional: target.manifest.settings.filter { !settings.swift.contains($0) }
            )
            return finding(fact, at: graph.place(of: node), node: node, rule: settings.quote)
        }
    }
}
