import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct StoreSizeTests {
    private let folder: TemporaryFolder
    private let store: FileDocumentStore

    init() throws {
        folder = try TemporaryFolder()
        store = FileDocumentStore(folder: folder.path + "/store")
    }

    @Test(arguments: MeasuredStoreContract.allCases)
    func `the store of files knows its size`(_ requirement: MeasuredStoreContract) async throws {
        try await requirement.check(store, of: store)
    }

    @Test func `the size of a collection is that of its files`() async throws {
        let document = Document(version: 1, json: Array(#"{"text": "\#(String(repeating: "x", count: 1000))"}"#.utf8))
        try await store.put(document, for: DocumentKey(collection: "notes", name: "a"))
        #expect(try await (1_001...1_200).contains(store.size(of: "notes").bytes))
    }
}
