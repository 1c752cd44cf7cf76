public import RepositoryKit
import Synchronization

/// A document store in memory, for tests of its users.
///
/// It passes ``DocumentStoreContract`` and ``MeasuredStoreContract`` like the stores of the disk. A test can make the
/// next access fail with ``injectFault(at:with:)``, and edit documents like a user.
///
/// ```swift
/// @Test func `a document that somebody edited is marked`() async throws {
///     let key = DocumentKey(collection: "books", name: "typee")
///     let store = InMemoryDocumentStore([key: Document(version: 1, json: Array("{}".utf8))])
///     store.edit(key, to: Array("[]".utf8))
///     #expect(try await store.document(for: key)?.isEdited == true)
/// }
/// ```
public final class InMemoryDocumentStore: DocumentStore, MeasuredStore {
    private struct Contents {
        var documents: [DocumentKey: Document] = [:]
        var failures: [DocumentKey: DocumentError] = [:]
        var readCount = 0
    }

    private let contents: Mutex<Contents>

    /// Creates a store with documents.
    public init(_ documents: [DocumentKey: Document] = [:]) {
        contents = Mutex(Contents(documents: documents))
    }

    /// The number of documents that were asked for so far.
    public var readCount: Int { contents.withLock(\.readCount) }

    @concurrent
    public func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        try key.checkLength()
        return try contents.withLock { contents throws(DocumentError) in
            contents.readCount += 1
            if let failure = contents.failures.removeValue(forKey: key) { throw failure }
            return contents.documents[key]
        }
    }

    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        for change in changes { try change.key.checkLength() }
        if Task.isCancelled { throw .cancelled }
        try contents.withLock { contents throws(DocumentError) in
            for change in changes {
                if let failure = contents.failures.removeValue(forKey: change.key) { throw failure }
            }
            for case .expect(let document, let key) in changes where contents.documents[key] != document {
                throw .changed(path: "\(key.collection)/\(key.name)")
            }
            for case .put(let document, let key) in changes where document.json.count > Document.sizeLimit {
                throw .file(.tooLarge(path: "\(key.collection)/\(key.name)", limit: Document.sizeLimit))
            }
            for change in changes {
                let version: Int? =
                    switch change {
                    case .put(let document, _): document.version
                    case .delete(_, let version): version
                    case .expect: nil
                    }
                guard let version, let kept = contents.documents[change.key], kept.version > version else { continue }
                throw .newerFormat(path: "\(change.key.collection)/\(change.key.name)")
            }
            for change in changes {
                switch change {
                case .put(let document, let key):
                    contents.documents[key] = Document(version: document.version, json: document.json)
                case .delete(let key, _): contents.documents[key] = nil
                case .expect: break
                }
            }
        }
    }

    @concurrent
    public func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        try DocumentKey(collection: collection, name: "").checkLength()
        return contents.withLock { contents in
            contents.documents.keys.filter { $0.collection.utf8.elementsEqual(collection.utf8) }
        }
    }

    @concurrent
    public func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let keys = try await keys(in: collection)
        return contents.withLock { contents in
            let documents = keys.compactMap { contents.documents[$0] }
            return StoreSize(documents: documents.count, bytes: documents.reduce(0) { $0 + $1.json.count })
        }
    }

    /// Injects an error into the next read or commit of a key; after `damaged`, the document is gone.
    public func injectFault(at key: DocumentKey, with error: DocumentError) {
        contents.withLock { contents in
            contents.failures[key] = error
            if case .damaged = error { contents.documents[key] = nil }
        }
    }

    /// Changes a document as a user with an editor does; without one, nothing happens.
    public func edit(_ key: DocumentKey, to json: [UInt8]) {
        contents.withLock { contents in
            guard let document = contents.documents[key] else { return }
            contents.documents[key] = Document(version: document.version, json: json, isEdited: true)
        }
    }
}
