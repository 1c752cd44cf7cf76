import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct InMemoryFileTreeTests {
    @Test(arguments: FileTreeContract.allCases)
    func `the tree in memory meets the contract of a tree`(_ requirement: FileTreeContract) async throws {
        try await requirement.check(InMemoryFileTree(), under: "/root")
    }

    @Test(arguments: FileSourceContract.allCases.filter { !$0.needsLinks })
    func `the tree in memory meets the contract of a source, but for links`(_ requirement: FileSourceContract)
        async throws
    {
        try await requirement.check(under: "/root") { files, _ in
            InMemoryFileTree(Dictionary(uniqueKeysWithValues: files.map { ("/root/" + $0, $1) }))
        }
    }

    @Test func `a refused file is listed, and every access to it fails`() async throws {
        let tree = InMemoryFileTree(["/root/a.swift": "a", "/root/b/c.swift": "c"])
        let locked = FileTreeError.notReadable(path: "a.swift", code: 13)
        tree.refuse("/root/a.swift", with: locked)
        tree.refuse("/root/b/d.swift", with: .notFound(path: "b/d.swift"))
        tree.refuse("/root/b", with: .linkLoop(path: "b"))
        await #expect(throws: locked) { try await tree.read("a.swift", under: "/root", limit: 1) }
        await #expect(throws: locked) { try await tree.create("a.swift", under: "/root", with: []) }
        await #expect(throws: locked) { try await tree.remove("a.swift", under: "/root") }
        let listing = try await tree.list([".swift"], under: "/root") { _ in false }
        let files = ["a.swift", "b/c.swift", "b/d.swift"]
        #expect(listing == FileListing(files: files, failures: [.linkLoop(path: "b")]))
        #expect(tree.texts == ["/root/a.swift": "a", "/root/b/c.swift": "c"])
    }
}
