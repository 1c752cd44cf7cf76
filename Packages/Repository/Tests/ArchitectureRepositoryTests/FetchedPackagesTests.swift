import ArchitectureDomain
import ArchitectureRepository
import RepositoryKit
import RepositoryTesting
import Testing

/// The names of packages from outside, in the files that the package manager leaves.
struct FetchedPackagesTests {
    private static let app = """
        {"name": "P", "products": [], "traits": [], "dependencies": [
          {"sourceControl": [{"identity": "swift-far", "location": {"remote": [{"urlString": "https://x.org/swift-far.git"}]}}]}],
         "targets": [{"name": "App", "type": "regular", "dependencies": [{"product": ["Far", "swift-far", null, null]}]}]}
        """
    private static let far = """
        {"name": "Far", "products": [{"name": "Far", "targets": ["FarCore"]}], "dependencies": [],
         "targets": [{"name": "FarCore", "type": "regular"}]}
        """

    private func codebase(_ texts: [String: String]) async throws -> (codebase: Codebase, asked: [String]) {
        var all = ["/root/Package.swift": "", "/root/Sources/App/A.swift": "import FarCore"]
        for (path, text) in texts { all["/root/" + path] = text }
        let processes = StubProcesses(dumps: [
            "/root": Self.app, "/root/.build/checkouts/swift-far": Self.far, "/root/.build/checkouts/old": Self.far,
        ])
        let gateway = SwiftPMCodebaseGateway(
            files: InMemoryFileTree(all),
            processes: processes,
            cache: InMemoryDocumentStore()
        )
        return (try await gateway.codebase(at: "/root", for: Rules()), processes.manifests)
    }

    private static let checkouts = [
        ".build/checkouts/swift-far/Package.swift": "",
        ".build/checkouts/swift-far/Sources/FarCore/A.swift": "import Nowhere",
        ".build/checkouts/swift-far/Examples/Package.swift": "", ".build/checkouts/old/Package.swift": "",
    ]

    @Test func `manifests of checkouts are read, and nothing else of them`() async throws {
        let (codebase, asked) = try await codebase(Self.checkouts)
        #expect(codebase.packages.map(\.path) == [""])
        #expect(codebase.checkouts.map(\.identity).sorted() == ["old", "swift-far"])
        #expect(asked == ["/root", "/root/.build/checkouts/old", "/root/.build/checkouts/swift-far"])
        #expect(Checker(codebase, rules: Rules()).findings().map(\.check) == [.absentPackage])
    }

    @Test(arguments: [
        #"{"version": 3, "pins": [{"identity": "swift-far", "kind": "remoteSourceControl", "location": "https://x.org/swift-far.git"}]}"#,
        #"{"version": 1, "object": {"pins": [{"package": "Far", "repositoryURL": "https://x.org/Swift-Far.git"}]}}"#,
    ])
    func `of checkouts those count that are resolved`(text: String) async throws {
        let (codebase, asked) = try await codebase(Self.checkouts.merging(["Package.resolved": text]) { $1 })
        #expect(codebase.resolved == ["swift-far"])
        #expect(asked == ["/root", "/root/.build/checkouts/swift-far"])
    }

    @Test(arguments: ["", "{", "[]", #"{"pins": 1}"#])
    func `a list of packages that cannot be read says nothing`(text: String) async throws {
        #expect(try await codebase(["Package.resolved": text]).codebase.resolved == [])
    }
}
