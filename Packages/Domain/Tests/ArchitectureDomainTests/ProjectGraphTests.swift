import ArchitectureDomain
import Testing

struct ProjectGraphTests {
    private func project(_ path: String, _ targets: [TargetManifest], uses other: String? = nil) -> PackageManifest {
        PackageManifest(
            name: path,
            path: path,
            products: targets.map { .init(name: $0.name, targets: [$0.name]) },
            dependencies: other.map { [.init(identity: $0.lowercased(), path: $0)] } ?? [],
            targets: targets,
            kind: .xcodeProject
        )
    }

    private func codebase(_ projects: [PackageManifest], importing module: String = "") -> Codebase {
        let facts = SourceFacts(scanning: Array("import \(module)\nenum Code {}".utf8))
        let keys = projects.flatMap { project in
            project.targets.map { Codebase.TargetKey(package: project.path, target: $0.name) }
        }
        return Codebase(
            packages: projects,
            sources: Dictionary(
                uniqueKeysWithValues: keys.map { ($0, [.init(path: "\($0.target)/A.swift", facts: facts)]) }
            )
        )
    }

    @Test func `a target that imports the name of its own module means itself, not that of another platform`() {
        let targets = ["Kit-iOS", "Kit-watchOS"].map { TargetManifest(name: $0, module: "Kit") }
        let graph = ModuleGraph(codebase([project("A.xcodeproj", targets)], importing: "Kit"))
        #expect(graph.nodes.indices.allSatisfy { graph.neighbours(of: $0).isEmpty })
    }

    @Test func `projects whose tests use each other are no cycle, and their own dependencies break no rule`() {
        let one = project("A.xcodeproj", [.init(name: "A")], uses: "B.xcodeproj")
        let other = project("B.xcodeproj", [.init(name: "B")], uses: "A.xcodeproj")
        var rules = Rules()
        rules.layers = ["A", "B"].map { .init(name: $0, packages: [NamePattern($0 + ".xcodeproj")], reason: "") }
        #expect(Checker(codebase([one, other], importing: "Foundation"), rules: rules).findings().isEmpty)
    }

    @Test func `settings are those of packages`() {
        var rules = Rules()
        rules.settings = .init(swift: ["swiftLanguageMode(6)"], reason: "")
        let project = project("A.xcodeproj", [.init(name: "A")])
        #expect(Checker(codebase([project], importing: "Foundation"), rules: rules).findings().isEmpty)
    }
}
