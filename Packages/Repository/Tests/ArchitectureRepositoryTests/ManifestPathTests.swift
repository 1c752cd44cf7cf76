import ArchitectureDomain
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArchitectureRepository

/// The files of targets whose paths a manifest writes in unusual ways.
struct ManifestPathTests {
    @Test(arguments: [
        (#""sources": ["./Impl", "Other/../Own.swift"]"#, ["Impl/A.swift", "Own.swift"]),
        (#""exclude": ["./Old"]"#, ["Impl/A.swift", "Own.swift"]), (#""exclude": ["./"]"#, []),
        (#""sources": ["."]"#, ["Impl/A.swift", "Old/B.swift", "Own.swift"]),
    ])
    func `paths in lists of sources and excluded files may have dots`(list: String, expected: [String]) async throws {
        let dump = #"{"name": "P", "products": [], "targets": [{"name": "A", "type": "regular", \#(list)}]}"#
        let files = InMemoryFileTree([
            "/root/P/Package.swift": "", "/root/P/Sources/A/Impl/A.swift": "", "/root/P/Sources/A/Old/B.swift": "",
            "/root/P/Sources/A/Own.swift": "", "/root/Q/Package.swift": "", "/root/Q/Sources/Q/Q.swift": "",
        ])
        let other = #"{"name": "Q", "products": [], "targets": [{"name": "Q", "type": "regular"}]}"#
        let gateway = FileCodebaseGateway(
            root: "/root",
            files: files,
            processes: StubProcesses(dumps: ["/root/P": dump, "/root/Q": other]),
            cache: InMemoryDocumentStore()
        )
        let sources = try await gateway.codebase(for: Rules()).sources[.init(package: "P", target: "A")] ?? []
        #expect(sources.map(\.path) == expected.map { "P/Sources/A/" + $0 })
    }

    @Test func `a package of plugins alone is counted`() async throws {
        let dump = #"{"name": "P", "products": [], "targets": [{"name": "Tool", "type": "plugin"}]}"#
        let gateway = FileCodebaseGateway(
            root: "/root",
            files: InMemoryFileTree(["/root/P/Package.swift": "", "/root/P/Plugins/Tool/Tool.swift": ""]),
            processes: StubProcesses(dumps: ["/root/P": dump]),
            cache: InMemoryDocumentStore()
        )
        #expect(try await gateway.codebase(for: Rules()).packages.map(\.path) == ["P"])
    }
}
