import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileProjectGatewayTests {
    private let tree = InMemoryFileTree([
        "/kits/Package.swift": "", "/empty/README.md": "", "/work/Taken/a": "", "/work/b": "",
    ])

    private var gateway: FileProjectGateway {
        FileProjectGateway(files: tree, templates: [ProjectFile(path: "__app__.txt", bytes: Array("__kits__".utf8))])
    }

    private func create(_ name: String, _ source: KitsSource) async throws -> [String: String] {
        let before = tree.texts
        let kits = try await gateway.kits(from: source, version: "1.0.0")
        let plan = try ProjectPlan(try ModuleName(name), kits: kits, templates: gateway.templates)
        try await gateway.create(plan, in: "/work")
        return tree.texts.filter { before[$0.key] == nil }
    }

    @Test func `kits at an address or in a folder are named and not copied`() async throws {
        #expect(try await create("One", .local("/kits")) == ["/work/One/one.txt": "Strata"])
        let url = KitsSource.url("https://example.org/Strata.git")
        #expect(try await create("Two", url) == ["/work/Two/two.txt": "Strata"])
    }

    @Test(arguments: [KitsSource.local("/empty"), .local("/nowhere"), .url("")])
    func `a folder without kits is refused`(source: KitsSource) async throws {
        let error = await #expect(throws: ApplicationError.self) {
            try await gateway.kits(from: source, version: "1.0.0")
        }
        guard case .invalidInput(let refused) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refused.field == "KITS")
    }

    @Test func `a folder of that name is left as it is, and a failure is named with the project`() async throws {
        await #expect(throws: ApplicationError(.storage(.exists(path: "/work/Taken")))) {
            try await create("Taken", .local("/kits"))
        }
        tree.refuse("/work/Full/full.txt", with: .notWritable(path: "full.txt", code: 28))
        await #expect(throws: ApplicationError(.storage(.notWritable(path: "/work/Full")))) {
            try await create("Full", .local("/kits"))
        }
        #expect(tree.texts.keys.filter { $0.hasPrefix("/work") }.sorted() == ["/work/Taken/a", "/work/b"])
    }
}
