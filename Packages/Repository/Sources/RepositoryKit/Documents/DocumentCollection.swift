public import DomainKit
import Foundation

/// The documents of one kind, as values of one type.
///
/// It joins a store with the form in which a gateway keeps its values, and speaks in failures of the application. The
/// type is a wire object of the gateway and never leaves it. A key may be of any length, a search somebody typed for
/// example: one that is too long for a store is kept under its beginning and a hash of the whole.
///
/// ```swift
/// func keep(_ book: Book, in store: any DocumentStore) async throws(ApplicationError) {
///     let books = DocumentCollection<Book>("books", version: 1, in: store)
///     try await books.put(book, for: book.id)
/// }
/// ```
public struct DocumentCollection<Value: Codable & Sendable>: Sendable {
    /// What the collection is called in the store.
    public let name: String
    /// The version of the form that is written; documents of newer versions are refused.
    public let version: Int
    private let store: any DocumentStore

    /// Makes a view on one collection of a store.
    ///
    /// - Parameters:
    ///   - name: what the collection is called in the store.
    ///   - version: the version of the form that is written, 1 or more.
    ///   - store: keeps the documents.
    public init(_ name: String, version: Int = 1, in store: any DocumentStore) {
        self.name = name
        self.version = version
        self.store = store
    }

    /// Reads one value.
    ///
    /// - Returns: the value, or nil if none is kept under `key`.
    /// - Throws: `ApplicationError` of kind `storage`; a document that is whole, but not of the expected form, is left
    ///   as it is.
    @concurrent
    public func value(for key: String) async throws(ApplicationError) -> Value? {
        guard let document = try await document(for: key) else { return nil }
        return try decoded(document, for: key)
    }

    /// Reads one value, unless its document cannot be used: it is passed over, and counts as not there.
    ///
    /// - Parameters:
    ///   - key: where the value is kept.
    ///   - skipped: gets the reason why a document was passed over.
    /// - Throws: `ApplicationError`, where it is about more than this document.
    @concurrent
    public func value(
        for key: String,
        skipping skipped: SkippedDocuments
    ) async throws(ApplicationError) -> Value? {
        do throws(ApplicationError) {
            return try await value(for: key)
        } catch {
            guard error.concernsOneDocument else { throw error }
            skipped.add(error)
            return nil
        }
    }

    private func document(for key: String) async throws(ApplicationError) -> Document? {
        do throws(DocumentError) {
            return try await store.document(for: documentKey(key))
        } catch {
            throw ApplicationError(error)
        }
    }

    private func decoded(_ document: Document, for key: String) throws(ApplicationError) -> Value {
        guard document.version <= version else {
            throw ApplicationError(.storage(.newerFormat(path: "\(name)/\(key)")))
        }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(document.json))
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(name)/\(key)")), origin: error)
        }
    }

    /// The change that keeps a value, for a transaction.
    ///
    /// - Throws: `ApplicationError` of kind `invalidData` when the value cannot be encoded.
    public func keeping(_ value: Value, for key: String) throws(ApplicationError) -> DocumentChange {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let json = try encoder.encode(value)
            return .put(Document(version: version, json: Array(json)), for: documentKey(key))
        } catch {
            throw ApplicationError(.invalidData("\(name)/\(key)"), origin: error)
        }
    }

    /// The change that removes a value, for a transaction.
    public func removing(_ key: String) -> DocumentChange {
        .delete(documentKey(key), version: version)
    }

    /// Keeps one value, durably.
    ///
    /// - Throws: `ApplicationError`; the old value is whole then.
    @concurrent
    public func put(_ value: Value, for key: String) async throws(ApplicationError) {
        try await commit([try keeping(value, for: key)])
    }

    /// Makes a value of the last one and keeps it, as one step.
    ///
    /// What another program keeps in the meantime is not lost: the new value is made of that one then.
    ///
    /// - Parameters:
    ///   - key: where the value is kept.
    ///   - change: makes the new value of the last one, nil where there is none; called again where that one changed.
    /// - Returns: the new value.
    /// - Throws: `ApplicationError`; the last value is whole then.
    @concurrent
    public func update(
        _ key: String,
        _ change: @Sendable (Value?) -> Value
    ) async throws(ApplicationError) -> Value {
        while true {
            let last = try await document(for: key)
            let value = change(try last.map { document throws(ApplicationError) in try decoded(document, for: key) })
            let changes = [.expect(last, for: documentKey(key)), try keeping(value, for: key)]
            do throws(DocumentError) {
                try await store.commit(changes)
                return value
            } catch {
                if case .changed = error { continue }
                throw ApplicationError(error)
            }
        }
    }

    /// Removes one value; none there is no error.
    ///
    /// - Throws: `ApplicationError` of kind `storage`.
    @concurrent
    public func delete(_ key: String) async throws(ApplicationError) {
        try await commit([removing(key)])
    }

    /// Makes several changes as one, also of other collections of the same store.
    ///
    /// - Throws: `ApplicationError`; nothing was changed then.
    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(ApplicationError) {
        do throws(DocumentError) {
            try await store.commit(changes)
        } catch {
            throw ApplicationError(error)
        }
    }

    /// Commits changes that do not depend on each other, as one where that is possible.
    ///
    /// A document that cannot be changed, for example one of a newer version, stops none of the others. One that turns
    /// out to be damaged is set aside, and the change made in its place.
    ///
    /// - Parameters:
    ///   - changes: what to do, each key once.
    ///   - skipped: gets what is to be said of damaged documents.
    /// - Returns: the changes that were not made, and why, in their order.
    /// - Throws: `ApplicationError`, where it is about more than one document; any of the changes may be made then.
    @concurrent
    public func commitEach(
        _ changes: [DocumentChange],
        skipping skipped: SkippedDocuments
    ) async throws(ApplicationError) -> [(change: DocumentChange, reason: ApplicationError)] {
        var refused: [(change: DocumentChange, reason: ApplicationError)] = []
        var batches = [changes[...]]
        var attempts = 0
        while let batch = batches.popLast() {
            do throws(ApplicationError) {
                try await commit(Array(batch))
            } catch {
                attempts += 1
                switch error.kind {
                case .storage(.damaged) where attempts <= 2 * changes.count,
                    .storage(.obstructed) where attempts <= 2 * changes.count:
                    skipped.add(error)
                    batches.append(batch)
                case _ where error.concernsOneDocument && batch.count > 1:
                    let middle = batch.startIndex + batch.count / 2
                    batches += [batch[middle...], batch[..<middle]]
                case _ where error.concernsOneDocument:
                    refused += batch.map { ($0, error) }
                default: throw error
                }
            }
        }
        return refused
    }

    /// The keys under which a value is kept, in no particular order.
    ///
    /// - Throws: `ApplicationError` of kind `storage`.
    @concurrent
    public func keys() async throws(ApplicationError) -> [String] {
        do throws(DocumentError) {
            return try await store.keys(in: name).map(\.name)
        } catch {
            throw ApplicationError(error)
        }
    }

    private func documentKey(_ key: String) -> DocumentKey {
        DocumentKey(collection: name, name: DocumentKey.fitting(key))
    }
}
