import ArchitectureDomain
import Testing

@testable import ArchitectureRepository

struct CoverageTests {
    private static let dump = """
        {"name": "P", "targets": [
          {"name": "A", "type": "regular", "exclude": ["Old", "Notes.swift"], "resources": [{"path": "Samples"}]},
          {"name": "ATests", "type": "test"}, {"name": "Format", "type": "plugin"}]}
        """

    private static let files = [
        "Package.swift", "Package@swift-5.9.swift", "Sources/A/A.swift", "Sources/A/Guide.docc/Step.swift",
        "Tests/ATests/T.swift", "Plugins/Format/F.swift",
    ]

    private func coverage(
        _ files: [String],
        ignored: [String]? = nil,
        excluded: [NamePattern] = []
    ) async throws -> Coverage {
        var rules = Rules()
        rules.excluded = excluded
        let files = Self.files + files
        return try await Codebase.read([:], files, dumps: ["": Self.dump], ignored: ignored, for: rules).coverage
    }

    @Test func `libraries, tests and plugins are targets; manifests and documentation do not count`() async throws {
        let coverage = try await coverage([])
        #expect(coverage == Coverage(targets: 3, files: Set(["a", "b", "c"]), excluded: 0, others: []))
    }

    @Test func `what a manifest excludes is counted apart, and what no manifest knows by its folder`() async throws {
        let coverage = try await coverage([
            "Sources/A/Old/B.swift", "Sources/A/Notes.swift", "Sources/A/Samples/S.swift", "Snippets/One.swift",
            "App/App.swift", "App/Screens/List.swift",
        ])
        #expect(coverage.covered == 3)
        #expect(coverage.excluded == 3)
        #expect(coverage.folders == [.init(path: "App", files: 2), .init(path: "Snippets", files: 1)])
    }

    @Test func `code of others and generated code is not code of the repository`() async throws {
        let coverage = try await coverage(
            [
                "Podfile", "Pods/Lib/L.swift", "App/Cartfile", "App/Carthage/Checkouts/C.swift",
                "DerivedData/Index/D.swift", "Out/O.swift", "Left/L.swift", "Sources/A/Pods/Pod.swift",
                "App/Pods/MyPod.swift",
            ],
            ignored: ["Out/"],
            excluded: ["Left"]
        )
        #expect(coverage.covered == 4)
        #expect(coverage.folders == [.init(path: "App", files: 1)])
    }

    @Test func `a file counts once, by whichever links targets have it`() {
        let folder = ParsedManifest.TargetFolder(target: "A", path: "A", excluded: ["Old"], included: nil)
        let manifest = PackageManifest(name: "P", path: "", targets: [TargetManifest(name: "A")])
        let sorting = SourceAssignment(
            [ParsedManifest(manifest: manifest, folders: [folder])],
            files: [
                "A/a.swift", "A/Shared/s.swift", "A/t.swift", "A/Old/a.swift", "A/Out/o.swift", "Shared/s.swift",
                "T/t.swift",
                "T/u.swift", "U/u.swift",
            ]
        ) { _ in false }
        let links = [
            "A/Shared": "Shared", "A/t.swift": "T/t.swift", "A/Old/a.swift": "A/a.swift", "U": "T", "A/Out": "/out",
        ]
        let coverage = sorting.coverage(following: links)
        #expect((coverage.covered, coverage.excluded) == (4, 0))
        #expect(coverage.folders == [.init(path: "T", files: 1)])
    }
}
