import ArchitectureDomain
import Foundation
import Testing

/// The manifest at the root repeats what the manifests of the layers say, for dependents by URL.
struct RootManifestTests {
    private let root: DumpedManifest
    private let layers: [DumpedManifest]
    private let others: [DumpedManifest]
    private let features: [String]

    private static let manifests = Task {
        let packages = try FileManager.default.contentsOfDirectory(atPath: ThisRepository.root + "Packages").sorted()
        var layers: [DumpedManifest] = []
        for package in packages where package != "README.md" {
            layers.append(try await DumpedManifest(in: "Packages/" + package))
        }
        let others = [try await DumpedManifest(in: "Tests/PoolWatch"), try await DumpedManifest(in: "Apps/strata")]
        return (root: try await DumpedManifest(in: ""), layers: layers, others: others)
    }

    init() async throws {
        (root, layers, others) = try await Self.manifests.value
        features = try await ThisRepository.rules().features?.names ?? []
    }

    @Test func `has the targets of the kits, the technologies and strata, each as its layer declares it`() throws {
        var declared: [String: DumpedManifest.Target] = [:]
        for target in (layers + others).flatMap(\.targets) where target.kind != "test" {
            declared[target.name] = target
        }
        let kits = layers.flatMap(\.libraries).filter { !isOfFeature($0) }
        try #require(kits.count > 20)
        var needed: Set<String> = []
        var waiting = kits + ["strata"]
        while let name = waiting.popLast() {
            guard needed.insert(name).inserted else { continue }
            waiting += try #require(declared[name], "No manifest declares \(name).").uses
        }
        // Another package with the command would compile all of strata twice, for itself and for the command.
        let targets = root.targets.filter { $0.kind != "plugin" }
        #expect(targets.map(\.name).sorted() == needed.sorted(), "These targets belong into Package.swift.")
        for target in targets {
            let original = try #require(declared[target.name])
            #expect(target.surplus(over: original) == [], "Only Package.swift has this for \(target.name).")
            #expect(original.surplus(over: target) == [], "Package.swift lacks this for \(target.name).")
        }
    }

    @Test func `offers every kit and technology as a library, and strata`() {
        let targets = Set(root.targets.map(\.name))
        let libraries = (layers + others).flatMap(\.libraries).filter { targets.contains($0) && !isOfFeature($0) }
        #expect(root.libraries.sorted() == libraries.sorted(), "These products belong into Package.swift.")
        #expect(root.executables == ["strata"])
    }

    @Test func `has the platforms and the tools version of the layers, and depends on no package`() {
        #expect(Set(layers.map(\.requirements)) == [root.requirements])
        #expect(root.dependencyCount == 0)
    }

    @Test func `PresentationKit alone builds no other module`() throws {
        #expect(try #require(root.targets.first { $0.name == "PresentationKit" }).uses == [])
    }

    @Test func `the shims of C libraries have a prefix, because target names are unique in a graph`() throws {
        let shims = try root.targets.filter { target in
            try FileManager.default.contentsOfDirectory(atPath: ThisRepository.root + target.folder).contains("include")
        }
        #expect(shims.count > 4)
        #expect(shims.map(\.name).filter { !$0.hasPrefix("CStrata") } == [])
    }

    private func isOfFeature(_ name: String) -> Bool { features.contains { name.hasPrefix($0) } }
}
