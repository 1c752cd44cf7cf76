import FileStorage
import Foundation
import RepositoryKit
import Testing

struct StoreSizeTests {
    private let folder: TemporaryFolder
    private let store: FileDocumentStore

    init() throws {
        folder = try TemporaryFolder()
        store = FileDocumentStore(folder: folder.path + "/store")
    }

    @Test func `counts the documents of one collection and their bytes`() async throws {
        #expect(try await store.size(of: "notes") == StoreSize(documents: 0, bytes: 0))
        for name in ["a", "b"] {
            let document = Document(
                version: 1,
                json: Array(#"{"text": "\#(String(repeating: "x", count: 1000))"}"#.utf8)
            )
            try await store.put(document, for: DocumentKey(collection: "notes", name: name))
            try await store.put(document, for: DocumentKey(collection: "others", name: name))
        }
        let size = try await store.size(of: "notes")
        #expect(size.documents == 2)
        #expect((2000...2400).contains(size.bytes))
        try await store.delete(DocumentKey(collection: "notes", name: "a"))
        #expect(try await store.size(of: "notes").documents == 1)
    }
}
