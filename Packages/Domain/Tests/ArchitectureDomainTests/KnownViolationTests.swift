import ArchitectureDomain
import Determinism
import Testing

/// Checks of generated repositories with known violations.
struct KnownViolationTests {
    private struct Repository {
        struct Target {
            let name: String
            let layer: Int
            var declared: Set<String> = []
            var imported: Set<String> = []
            var testable: Set<String> = []
            var settings = ["s"]
            var lines = ""

            /// The text of its one file.
            var text: String {
                imported.sorted().map { (testable.contains($0) ? "@testable " : "") + "import \($0)\n" }.joined()
                    + lines + "enum Code {}"
            }
        }

        var targets: [Target] = []
        var known: Set<Fact> = []
        var rules = Rules()
        /// Patterns of the lowest layer that match nothing.
        var misspelt: [NamePattern] = []
        var packages: [String: [String]] = [:]
        var readFailures: [Codebase.ReadFailure] = []
        let layers: Int

        /// Creates layers of targets that use only those below them, and import exactly what they declare.
        init(_ random: inout SeededGenerator) {
            layers = Int.random(in: 2...4, using: &random)
            for layer in 0..<layers {
                for index in 0..<Int.random(in: 1...5, using: &random) {
                    var target = Target(name: "T\(layer)\(index)", layer: layer)
                    for other in targets where Int.random(in: 0..<3, using: &random) == 0 {
                        target.declared.insert(other.name)
                        target.imported.insert(other.name)
                    }
                    targets.append(target)
                }
            }
        }

        private func index(_ name: String) -> Int { targets.firstIndex { $0.name == name } ?? 0 }

        func declaredDependencies(of name: String) -> Set<String> {
            let direct = targets[index(name)].declared
            return direct.reduce(into: direct) { $0.formUnion(declaredDependencies(of: $1)) }
        }

        func reach(of name: String) -> Set<String> {
            let direct = targets[index(name)].declared.union(targets[index(name)].imported)
            return direct.reduce(into: direct) { $0.formUnion(reach(of: $1)) }
        }

        /// Adds a violation, if there is a place for it.
        mutating func addDependencyViolation(_ random: inout SeededGenerator) {
            let from = Int.random(in: 0..<targets.count, using: &random)
            let to = Int.random(in: 0..<targets.count, using: &random)
            let (source, target) = (targets[from], targets[to])
            let isNew = !source.declared.contains(target.name) && !source.imported.contains(target.name)
            guard from != to, isNew, !reach(of: target.name).contains(source.name) else { return }
            if source.layer >= target.layer, Bool.random(using: &random) {
                targets[from].declared.insert(target.name)
                known.insert(.unusedDependency(target: source.name, dependency: target.name))
                return
            }
            targets[from].imported.insert(target.name)
            if source.layer < target.layer {
                known.insert(
                    .layerDependency(
                        from: source.name,
                        to: target.name,
                        fromLayer: "L\(source.layer)",
                        toLayer: "L\(target.layer)"
                    )
                )
            }
        }

        /// Adds two targets that depend on each other.
        mutating func addCycle(_ number: Int) {
            targets.append(Target(name: "X\(number)", layer: 0, declared: ["Y\(number)"], imported: ["Y\(number)"]))
            targets.append(Target(name: "Y\(number)", layer: 0, declared: ["X\(number)"], imported: ["X\(number)"]))
            known.insert(.targetCycle(["X\(number)", "Y\(number)"]))
        }

        /// Adds two packages that depend on each other.
        mutating func addPackageCycle() {
            packages = ["C": ["D"], "D": ["C"]]
            known.insert(.packageCycle(["C", "D"]))
        }

        /// Adds a violation that is not a dependency to a file or a manifest, each kind once for a target.
        mutating func addFileViolation(_ random: inout SeededGenerator) {
            let index = Int.random(in: 0..<targets.count, using: &random)
            let target = targets[index]
            func isNew(_ fact: Fact) -> Bool { known.insert(fact).inserted }
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                guard isNew(.exportedImport(target: target.name, module: "Foundation")) else { return }
                targets[index].lines += "@_exported import Foundation\n"
            case 1:
                guard isNew(.needlessPublicImport(target: target.name, module: "Foundation", needed: .internal)) else {
                    return
                }
                targets[index].lines += "public import Foundation\n"
            case 2:
                let fact = Fact.technology(target: target.name, module: "Network", layer: "L\(target.layer)")
                guard isNew(fact) else { return }
                targets[index].lines += "import Network\n"
            case 3:
                let fact = Fact.avoidedName(target: target.name, name: "Manager", layer: "L\(target.layer)")
                guard isNew(fact) else { return }
                targets[index].lines += "Manager.shared()\n"
            case 4:
                let isStrict = target.layer == 0
                guard isNew(isStrict ? .unsafeForbidden(.forcedTry, layer: "L0") : .unsafeWithoutReason(.forcedTry))
                else { return }
                targets[index].lines += "let a = try! f()\n"
            case 5:
                guard target.layer > 0, isNew(.unsafeWithoutAllowance(.forcedCast)) else { return }
                targets[index].lines += "// SAFETY: known\nlet b = c as! D\n"
            case 6:
                let file = "P\(target.layer)/\(target.name)/A.swift"
                guard isNew(.staleAllowance(file: file, .fatalError, allowed: 1, used: 0)) else { return }
                rules.allowances?.append(.init(file: file, construct: .fatalError, reason: ""))
            case 7:
                guard isNew(.settings(target: target.name, missing: ["s"], additional: ["x"])) else { return }
                targets[index].settings = ["x"]
            default:
                let others = target.imported.filter { self.layer(of: $0) != target.layer }
                guard let other = others.min(), isNew(.testableImport(target: target.name, module: other)) else {
                    return
                }
                targets[index].testable.insert(other)
            }
        }

        private func layer(of name: String) -> Int { targets[index(name)].layer }

        /// Adds unknown names to the rules and the manifests, a target without a layer, a file that is too long, and one that
        /// could not be read.
        mutating func addUnknownNames(_ random: inout SeededGenerator) {
            if Bool.random(using: &random) {
                rules.features = .init(names: ["Phantom"], reason: "")
                known.insert(.emptyFeature("Phantom"))
            }
            if Bool.random(using: &random) {
                misspelt = ["Nope*"]
                known.insert(.deadPattern("Nope*", rule: "layer.L0"))
            }
            if Bool.random(using: &random) {
                packages["E"] = ["Gone"]
                known.insert(.missingPackage(package: "E", dependency: "gone", path: "Gone"))
            }
            if Bool.random(using: &random) {
                targets.append(Target(name: "Stray", layer: 0))
                known.insert(.unplacedTarget(target: "Stray"))
            }
            if Bool.random(using: &random) {
                targets.append(Target(name: "Long", layer: 0, lines: String(repeating: "\n", count: 40)))
                known.insert(.fileLength(lines: 41, limit: 40))
            }
            if Bool.random(using: &random) {
                readFailures = [.init(.notUTF8, at: Place(file: "P0/B.swift", line: 1))]
                known.insert(.readFailure(.notUTF8))
            }
        }

        /// The undeclared imports, by the definition.
        var undeclared: Set<Fact> {
            Set(
                targets.flatMap { target in
                    target.imported.subtracting(target.declared).map { module in
                        let isTransitive = declaredDependencies(of: target.name).contains(module)
                        return Fact.undeclaredImport(target: target.name, module: module, isTransitive: isTransitive)
                    }
                }
            )
        }

        func facts() -> [Fact] {
            var fixture = Fixture()
            for layer in 0..<layers {
                fixture = fixture.package("P\(layer)", below: layer)
            }
            for (name, uses) in packages { fixture = fixture.package(name, uses: uses[0]) }
            for target in targets {
                fixture = fixture.target(
                    target.name,
                    in: "P\(target.layer)",
                    uses: target.declared.sorted(),
                    settings: target.settings,
                    target.text
                )
            }
            var rules = rules
            rules.layers = (0..<layers).map { index in
                var layer = Rules.Layer(name: "L\(index)", packages: [NamePattern("P\(index)")], reason: "")
                let patterns: [NamePattern] = ["T*", "X*", "Y*", "Long"]
                layer.targets = patterns.filter { pattern in
                    targets.contains { $0.layer == index && pattern.matches($0.name) }
                }
                if index == 0 { layer.targets += misspelt }
                layer.uses = (0..<index).map { "L\($0)" }
                layer.technologies = ["Foundation"]
                layer.allowsUnsafe = index > 0
                return layer
            }
            rules.avoidances = [
                .init(name: "managers", layers: rules.layers.map(\.name), names: ["Manager"], reason: "")
            ]
            rules.settings = .init(swift: ["s"], reason: "")
            rules.fileLength = .init(lines: 40, reason: "")
            return Checker(fixture.codebase(readFailures: readFailures), rules: rules).findings().map(\.fact)
        }
    }

    private static func repository(_ seed: Int) -> (repository: Repository, known: Set<Fact>) {
        var random = SeededGenerator(seed: UInt64(seed))
        var repository = Repository(&random)
        repository.rules.allowances = []
        for _ in 0..<Int.random(in: 0...6, using: &random) { repository.addDependencyViolation(&random) }
        let undeclared = repository.undeclared
        for _ in 0..<Int.random(in: 0...6, using: &random) { repository.addFileViolation(&random) }
        for number in 0..<Int.random(in: 0...2, using: &random) { repository.addCycle(number) }
        if Int.random(in: 0..<4, using: &random) == 0 { repository.addPackageCycle() }
        repository.addUnknownNames(&random)
        return (repository, repository.known.union(undeclared))
    }

    @Test(arguments: 0..<300)
    func `the report is exactly what was put in`(seed: Int) {
        let (repository, known) = Self.repository(seed)
        let facts = repository.facts()
        #expect(Set(facts) == known)
        #expect(facts.count == Set(facts).count)
    }

    @Test func `the known violations are of every kind that the generator is for`() {
        let checks = (0..<300).reduce(into: Set<Check>()) { checks, seed in
            checks.formUnion(Self.repository(seed).known.map(\.check))
        }
        let others: Set<Check> = [
            .transitiveLayerDependency, .groupDependency, .featureDependency, .packageDependency, .testOnlyDependency,
            .composition, .dataOnly,
            .deprecatedTable, .staleBaseline, .unlistedFeature, .unknownDependency, .unverified,
        ]
        #expect(checks == Set(Check.allCases).subtracting(others))
    }
}

extension Fixture {
    /// Returns the fixture with a package that uses all layers below its own.
    fileprivate func package(_ path: String, below layer: Int) -> Fixture {
        switch layer {
        case 0: package(path)
        case 1: package(path, uses: "P0")
        case 2: package(path, uses: "P0", "P1")
        default: package(path, uses: "P0", "P1", "P2")
        }
    }
}
