import ArchitectureDomain
import Testing

/// Repositories that are made up, with violations that are known because they were put in.
struct KnownViolationTests {
    private struct Repository {
        struct Target {
            let name: String
            let layer: Int
            var declared: Set<String> = []
            var imported: Set<String> = []
        }

        var targets: [Target] = []
        var known: Set<Fact> = []
        let layers: Int

        /// Layers of targets that use only what lies below them, and import exactly what they declare.
        init(_ random: inout FixedRandom) {
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

        func declaredReach(of name: String) -> Set<String> {
            let direct = targets[index(name)].declared
            return direct.reduce(into: direct) { $0.formUnion(declaredReach(of: $1)) }
        }

        func reach(of name: String) -> Set<String> {
            let direct = targets[index(name)].declared.union(targets[index(name)].imported)
            return direct.reduce(into: direct) { $0.formUnion(reach(of: $1)) }
        }

        /// Puts one violation in, if there is room for it.
        mutating func violate(_ random: inout FixedRandom) {
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
                    .layerArrow(
                        from: source.name,
                        to: target.name,
                        fromLayer: "L\(source.layer)",
                        toLayer: "L\(target.layer)"
                    )
                )
            }
        }

        /// Adds two targets that need each other.
        mutating func addCycle(_ number: Int) {
            targets.append(Target(name: "X\(number)", layer: 0, declared: ["Y\(number)"], imported: ["Y\(number)"]))
            targets.append(Target(name: "Y\(number)", layer: 0, declared: ["X\(number)"], imported: ["X\(number)"]))
            known.insert(.targetCycle(["X\(number)", "Y\(number)"]))
        }

        /// What is imported and not declared, by the definition.
        var undeclared: Set<Fact> {
            Set(
                targets.flatMap { target in
                    target.imported.subtracting(target.declared).map { module in
                        let isTransitive = declaredReach(of: target.name).contains(module)
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
            for target in targets {
                let text = target.imported.sorted().map { "import \($0)\n" }.joined()
                fixture = fixture.target(target.name, in: "P\(target.layer)", uses: target.declared.sorted(), text)
            }
            var rules = Rules()
            rules.layers = (0..<layers).map { index in
                var layer = Rules.Layer(name: "L\(index)", packages: [NamePattern("P\(index)")], reason: "")
                layer.uses = (0..<index).map { "L\($0)" }
                return layer
            }
            return fixture.facts(rules)
        }
    }

    @Test(arguments: 0..<300)
    func `the report is exactly what was put in`(seed: Int) {
        var random = FixedRandom(seed)
        var repository = Repository(&random)
        for _ in 0..<Int.random(in: 0...6, using: &random) { repository.violate(&random) }
        let undeclared = repository.undeclared
        for number in 0..<Int.random(in: 0...2, using: &random) { repository.addCycle(number) }
        let facts = repository.facts()
        #expect(Set(facts) == repository.known.union(undeclared))
        #expect(facts.count == Set(facts).count)
    }
}

extension Fixture {
    /// Adds a package that uses all of the layers below its own.
    fileprivate func package(_ path: String, below layer: Int) -> Fixture {
        switch layer {
        case 0: package(path)
        case 1: package(path, uses: "P0")
        case 2: package(path, uses: "P0", "P1")
        default: package(path, uses: "P0", "P1", "P2")
        }
    }
}
