import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct InMemoryDocumentStoreTests {
    private let key = DocumentKey(collection: "articles", name: "one")

    @Test(arguments: DocumentStoreContract.all)
    func `the store in memory meets the contract of a store`(_ requirement: DocumentStoreContract) async throws {
        try await requirement.check(InMemoryDocumentStore())
    }

    @Test(arguments: MeasuredStoreContract.all)
    func `the store in memory knows its size`(_ requirement: MeasuredStoreContract) async throws {
        let store = InMemoryDocumentStore()
        try await requirement.check((store, store))
    }

    @Test func `an edit is reported until the next put`() async throws {
        let store = InMemoryDocumentStore([key: Document(version: 2, json: Array("1".utf8))])
        store.edit(key, to: Array("2".utf8))
        #expect(try await store.document(for: key) == Document(version: 2, json: Array("2".utf8), isEdited: true))
        try await store.put(Document(version: 2, json: Array("3".utf8)), for: key)
        #expect(try await store.document(for: key)?.isEdited == false)
    }

    @Test func `a sabotaged key fails once, and a damaged document is gone`() async throws {
        let store = InMemoryDocumentStore([key: Document(version: 2, json: Array("1".utf8))])
        store.injectFault(at: key, with: .damaged(path: "a", setAside: "b"))
        await #expect(throws: DocumentError.damaged(path: "a", setAside: "b")) { try await store.document(for: key) }
        #expect(try await store.document(for: key) == nil)
    }

    @Test func `a failing store fails at everything`() async throws {
        let store = FailingDocumentStore(.file(.full(path: "a")))
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.document(for: key) }
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.commit([.delete(key)]) }
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.keys(in: "a") }
    }
}

@Suite struct InMemoryFileTreeTests {
    @Test(arguments: FileTreeContract.all)
    func `the tree in memory meets the contract of a tree`(_ requirement: FileTreeContract) async throws {
        try await requirement.check((InMemoryFileTree(), "/root"))
    }

    @Test(arguments: FileSourceContract.allWithoutLinks)
    func `the tree in memory meets the contract of a source, but for links`(_ requirement: FileSourceContract)
        async throws
    {
        try await requirement.check { files, _ in
            (InMemoryFileTree(Dictionary(uniqueKeysWithValues: files.map { ("/root/" + $0, $1) })), "/root")
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

@Suite struct InMemoryTextIndexTests {
    @Test(arguments: TextIndexContract.all)
    func `the index in memory meets the contract of an index`(_ requirement: TextIndexContract) async throws {
        try await requirement.check(InMemoryTextIndex(TextIndexContract.form))
    }

    @Test(arguments: MeasuredIndexContract.all)
    func `the index in memory knows its state`(_ requirement: MeasuredIndexContract) async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await requirement.check((index, index))
    }

    @Test func `a lost index needs to be rebuilt`() async throws {
        let index = InMemoryTextIndex(TextIndexContract.form)
        try await index.reset { [] }
        index.requireRebuild(.damaged)
        await #expect(throws: TextIndexError.needsRebuild(.damaged)) { try await index.count() }
        #expect(try await index.measure() == IndexMeasure(bytes: 0, rebuildCause: .damaged, isStale: false))
        try await index.reset { [] }
        #expect(try await index.count() == 0)
    }
}

/// The doubles without a behaviour beyond their contract.
struct InMemoryStoreTests {
    @Test(.timeLimit(.minutes(5)), arguments: FolderStoreContract.all)
    func `the folders in memory meet the contract of a store of folders`(
        _ requirement: FolderStoreContract
    ) async throws {
        try await requirement.check(InMemoryFolderStore())
    }

    @Test(arguments: SecretStoreContract.all)
    func `the secrets in memory meet the contract of a secret store`(_ requirement: SecretStoreContract) async throws {
        try await requirement.check(InMemorySecretStore())
    }

    @Test(arguments: SettingsStoreContract.all)
    func `the settings in memory meet the contract of a settings store`(
        _ requirement: SettingsStoreContract
    ) async throws {
        try await requirement.check(InMemorySettingsStore())
    }
}
