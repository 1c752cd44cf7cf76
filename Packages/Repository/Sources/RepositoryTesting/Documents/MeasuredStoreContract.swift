public import RepositoryKit
internal import Testing

/// The contract of `MeasuredStore`, for a new store without documents and what measures it.
public typealias MeasuredStoreContract = Contract<(store: any DocumentStore, measure: any MeasuredStore)>

extension MeasuredStoreContract {
    /// The requirements of a store that is measured.
    public static var all: [Self] { requirements }
}

extension DocumentStore {
    fileprivate func putText(_ name: String, in collection: String = "notes", length: Int = 1_000) async throws {
        let json = [0x22] + [UInt8](repeating: 0x61, count: length - 2) + [0x22]
        try await put(Document(version: 1, json: json), for: DocumentKey(collection: collection, name: name))
    }
}

private let requirements: [MeasuredStoreContract] = [
    Contract("A missing collection has no size") { store, measure in
        try await store.putText("a", in: "others")
        let size = try await measure.size(of: "notes")
        #expect(size == StoreSize(documents: 0, bytes: 0), sourceLocation: .contract)
    },
    Contract("Each document counts once, with at least its bytes") { store, measure in
        for name in ["a", "b", "a"] { try await store.putText(name) }
        let size = try await measure.size(of: "notes")
        #expect(size.documents == 2, sourceLocation: .contract)
        #expect((2_000...3_000).contains(size.bytes), sourceLocation: .contract)
    },
    Contract("Collections are measured separately") { store, measure in
        for name in ["a", "b"] { try await store.putText(name) }
        try await store.putText("c", in: "Notes")
        let documents = try await (measure.size(of: "notes").documents, measure.size(of: "Notes").documents)
        #expect(documents == (2, 1), sourceLocation: .contract)
    },
    Contract("A deleted document counts no more") { store, measure in
        for name in ["a", "b"] { try await store.putText(name) }
        let before = try await measure.size(of: "notes")
        try await store.commit([.delete(DocumentKey(collection: "notes", name: "a"))])
        let after = try await measure.size(of: "notes")
        #expect(after.documents == 1, sourceLocation: .contract)
        #expect(before.bytes - after.bytes >= 1_000, sourceLocation: .contract)
    },
    Contract("A longer document takes more") { store, measure in
        try await store.putText("a")
        let before = try await measure.size(of: "notes").bytes
        try await store.putText("a", length: 5_000)
        let after = try await measure.size(of: "notes").bytes
        #expect(after - before >= 4_000, sourceLocation: .contract)
    },
    Contract("Measuring changes nothing") { store, measure in
        try await store.putText("a")
        let sizes = try await (measure.size(of: "notes"), measure.size(of: "notes"))
        #expect(sizes.0 == sizes.1 && sizes.0.documents == 1, sourceLocation: .contract)
        let keys = try await store.keys(in: "notes")
        #expect(keys == [DocumentKey(collection: "notes", name: "a")], sourceLocation: .contract)
    },
    Contract("A collection whose name is too long is refused") { store, measure in
        let name = String(repeating: "a", count: DocumentKey.lengthLimit + 1)
        let error = DocumentError.keyTooLong(limit: DocumentKey.lengthLimit)
        await #expect(throws: error, sourceLocation: .contract) { try await measure.size(of: name) }
    },
]
