import ArchitectureDomain

/// A codebase in a few lines: packages with targets, and one file for each target.
struct Fixture {
    private var packages: [String: (uses: [String], targets: [TargetManifest])] = [:]
    private var sources: [Codebase.TargetKey: [Codebase.SourceFile]] = [:]

    /// Adds a package.
    func package(_ path: String, uses: String...) -> Fixture {
        var copy = self
        copy.packages[path] = (uses, copy.packages[path]?.targets ?? [])
        return copy
    }

    /// Adds a target with the text of its one file, `A.swift`; no text means that it has no Swift file.
    func target(
        _ name: String,
        in package: String,
        kind: TargetManifest.Kind = .library,
        uses: [String] = [],
        settings: [String] = [],
        _ text: String? = ""
    ) -> Fixture {
        var copy = self
        let target = TargetManifest(
            name: name,
            kind: kind,
            dependencies: uses.enumerated().map { .init(name: $1, line: 10 + $0) },
            settings: settings,
            line: 5
        )
        copy.packages[package, default: ([], [])].targets.append(target)
        if let text {
            let facts = SourceFacts(scanning: Array(text.utf8), needsWords: true)
            copy.sources[.init(package: package, target: name)] = [
                .init(path: "\(package)/\(name)/A.swift", facts: facts)
            ]
        }
        return copy
    }

    /// Adds a file to a target, beside the one that it has.
    func file(_ name: String, of target: String, in package: String, _ text: String) -> Fixture {
        var copy = self
        let facts = SourceFacts(scanning: Array(text.utf8), needsWords: true)
        copy.sources[.init(package: package, target: target), default: []].append(
            .init(path: "\(package)/\(target)/\(name)", facts: facts)
        )
        return copy
    }

    /// The codebase; each library is a product of its package.
    func codebase(readFailures: [Codebase.ReadFailure] = []) -> Codebase {
        Codebase(
            packages: packages.map { path, package in
                PackageManifest(
                    name: path,
                    path: path,
                    products: package.targets.map { .init(name: $0.name, targets: [$0.name]) },
                    dependencies: package.uses.enumerated().map {
                        .init(identity: $1.lowercased(), path: $1, line: 3 + $0)
                    },
                    targets: package.targets
                )
            },
            sources: sources,
            readFailures: readFailures
        )
    }

    /// What a check finds, each with its place and the name of its rule.
    func findings(_ rules: Rules = Rules()) -> [Finding] { Checker(codebase(), rules: rules).findings() }

    /// The facts alone, for tests in which the place says nothing new.
    func facts(_ rules: Rules = Rules()) -> [Fact] { findings(rules).map(\.fact) }
}

extension Rules {
    /// Two layers, of which the outer one may use the inner one; more by the closure.
    static func twoLayers(_ change: (inout Rules) -> Void = { _ in }) -> Rules {
        var rules = Rules()
        var outer = Layer(name: "Outer", packages: ["Outer"], reason: "outer reason")
        outer.uses = ["Inner"]
        outer.line = 7
        var inner = Layer(name: "Inner", packages: ["Inner"], reason: "inner reason")
        inner.line = 2
        rules.layers = [inner, outer]
        change(&rules)
        return rules
    }
}
