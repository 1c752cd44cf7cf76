public import RepositoryKit
public import Testing

/// The contract of `MeasuredStore`: requirements that a test checks one by one, each against a new, empty store.
public enum MeasuredStoreContract: String, CaseIterable, Sendable {
    /// A missing collection has no size.
    case aMissingCollectionHasNoSize
    /// Each document counts once, with at least its bytes.
    case eachDocumentCountsOnce
    /// Collections are measured separately.
    case collectionsAreMeasuredApart
    /// A deleted document counts no more.
    case aDeletedDocumentCountsNoMore
    /// A longer document takes more.
    case aLongerDocumentTakesMore
    /// Measuring changes nothing.
    case measuringChangesNothing
    /// A collection whose name is too long is refused.
    case aNameThatIsTooLongIsRefused

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - measure: the implementation that is checked.
    ///   - store: the measured store, without documents.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ measure: any MeasuredStore,
        of store: any DocumentStore,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        func put(_ name: String, in collection: String = "notes", length: Int = 1_000) async throws {
            let json = [0x22] + [UInt8](repeating: 0x61, count: length - 2) + [0x22]
            let key = DocumentKey(collection: collection, name: name)
            try await store.put(Document(version: 1, json: json), for: key)
        }
        switch self {
        case .aMissingCollectionHasNoSize:
            try await put("a", in: "others")
            let size = try await measure.size(of: "notes")
            #expect(size == StoreSize(documents: 0, bytes: 0), sourceLocation: location)
        case .eachDocumentCountsOnce:
            for name in ["a", "b", "a"] { try await put(name) }
            let size = try await measure.size(of: "notes")
            #expect(size.documents == 2, sourceLocation: location)
            #expect((2_000...3_000).contains(size.bytes), sourceLocation: location)
        case .collectionsAreMeasuredApart:
            for name in ["a", "b"] { try await put(name) }
            try await put("c", in: "Notes")
            let documents = try await (measure.size(of: "notes").documents, measure.size(of: "Notes").documents)
            #expect(documents == (2, 1), sourceLocation: location)
        case .aDeletedDocumentCountsNoMore:
            for name in ["a", "b"] { try await put(name) }
            let before = try await measure.size(of: "notes")
            try await store.commit([.delete(DocumentKey(collection: "notes", name: "a"))])
            let after = try await measure.size(of: "notes")
            #expect(after.documents == 1, sourceLocation: location)
            #expect(before.bytes - after.bytes >= 1_000, sourceLocation: location)
        case .aLongerDocumentTakesMore:
            try await put("a")
            let before = try await measure.size(of: "notes").bytes
            try await put("a", length: 5_000)
            let after = try await measure.size(of: "notes").bytes
            #expect(after - before >= 4_000, sourceLocation: location)
        case .measuringChangesNothing:
            try await put("a")
            let sizes = try await (measure.size(of: "notes"), measure.size(of: "notes"))
            #expect(sizes.0 == sizes.1 && sizes.0.documents == 1, sourceLocation: location)
            let keys = try await store.keys(in: "notes")
            #expect(keys == [DocumentKey(collection: "notes", name: "a")], sourceLocation: location)
        case .aNameThatIsTooLongIsRefused:
            let name = String(repeating: "a", count: DocumentKey.lengthLimit + 1)
            let error = DocumentError.keyTooLong(limit: DocumentKey.lengthLimit)
            await #expect(throws: error, sourceLocation: location) { try await measure.size(of: name) }
        }
    }
}
