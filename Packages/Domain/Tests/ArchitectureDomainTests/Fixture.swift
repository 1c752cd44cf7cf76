import ArchitectureDomain

/// A builder of codebases: packages with targets, and one file for each target.
struct Fixture {
    private var packages: [String: (uses: [String], targets: [TargetManifest])] = [:]
    private var sources: [Codebase.TargetKey: [Codebase.SourceFile]] = [:]

    /// Returns the fixture with a package.
    func package(_ path: String, uses: String...) -> Fixture {
        var copy = self
        copy.packages[path] = (uses, copy.packages[path]?.targets ?? [])
        return copy
    }

    /// Returns the fixture with a target and the text of its one file, `A.swift`; without a text it has no Swift file.
    func target(
        _ name: String,
        in package: String = "P",
        kind: TargetManifest.Kind = .library,
        uses: [String] = [],
        settings: [String] = [],
        _ text: String? = "enum Code {}"
    ) -> Fixture {
        var copy = self
        let target = TargetManifest(
            name: name,
            kind: kind,
            dependencies: uses.enumerated().map { .init(name: $1, at: Position(line: 10 + $0)) },
            settings: settings,
            at: Position(line: 5)
        )
        copy.packages[package, default: ([], [])].targets.append(target)
        if let text {
            copy.sources[.init(package: package, target: name)] = [.init("\(package)/\(name)/A.swift", text)]
        }
        return copy
    }

    /// Returns the fixture with one more file of a target.
    func file(_ name: String, of target: String, in package: String = "P", _ text: String) -> Fixture {
        var copy = self
        copy.sources[.init(package: package, target: target), default: []].append(
            .init("\(package)/\(target)/\(name)", text)
        )
        return copy
    }

    /// Returns the codebase; each target is a product of its package.
    func codebase(
        readFailures: [Codebase.ReadFailure] = [],
        references: [SourceReference] = []
    ) -> Codebase {
        Codebase(
            packages: packages.map { path, package in
                PackageManifest(
                    name: path,
                    path: path,
                    products: package.targets.map { .init(name: $0.name, targets: [$0.name]) },
                    dependencies: package.uses.enumerated().map {
                        .init(identity: $1.lowercased(), path: $1, at: Position(line: 3 + $0))
                    },
                    targets: package.targets
                )
            },
            sources: sources,
            readFailures: readFailures,
            references: references
        )
    }

    /// Returns the findings of a check; packages that the rules name are there, without targets.
    func findings(_ rules: Rules = Rules()) -> [Finding] {
        let named = rules.layers.flatMap(\.packages).map(\.text)
        let complete = named.reduce(self) { fixture, path in
            fixture.packages[path] == nil ? fixture.package(path) : fixture
        }
        return Checker(complete.codebase(), rules: rules).findings()
    }

    /// Returns the facts of the findings of a check.
    func facts(_ rules: Rules = Rules()) -> [Fact] { findings(rules).map(\.fact) }
}

extension Codebase.SourceFile {
    init(_ path: String, _ text: String) {
        self.init(path: path, facts: SourceFacts(scanning: Array(text.utf8), needsSymbols: true))
    }
}

extension Rules {
    /// Returns two layers, of which the outer one may use the inner one, changed by the closure.
    static func twoLayers(_ change: (inout Rules) -> Void = { _ in }) -> Rules {
        var rules = Rules()
        rules.layers = [
            .init(name: "Inner", packages: ["Inner"], reason: "inner reason", at: Position(line: 2)),
            .init(name: "Outer", packages: ["Outer"], uses: ["Inner"], reason: "outer reason", at: Position(line: 7)),
        ]
        change(&rules)
        return rules
    }
}

extension ProjectFile {
    init(_ path: String, _ text: String = "") { self.init(path: path, bytes: Array(text.utf8)) }
}

extension [ProjectChange] {
    /// The new texts of the files, by path; that of a removed file is empty.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: map { ($0.path, String(decoding: $0.new ?? [], as: UTF8.self)) })
    }
}
