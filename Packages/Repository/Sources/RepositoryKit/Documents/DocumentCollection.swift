public import DomainKit
import Foundation

/// The documents of one kind, as values of one type.
///
/// A collection encodes values as JSON and maps errors to those of the application. `Value` is a schema of the gateway and
/// never leaves it. Keys may have any length, for example a search that a user typed: a key that is too long for
/// the store is replaced by its beginning and a hash of the whole.
public struct DocumentCollection<Value: Codable & Sendable>: Sendable {
    /// The name of the collection in the store.
    public let name: String
    /// The version of the schema that is written, 1 or more; documents of newer versions are refused.
    public let version: Int
    private let store: any DocumentStore

    /// Creates a view of one collection of a store.
    public init(_ name: String, version: Int = 1, in store: any DocumentStore) {
        self.name = name
        self.version = version
        self.store = store
    }

    /// Reads one value.
    ///
    /// - Returns: The value, or nil if none is stored under `key`.
    /// - Throws: `ApplicationError` of kind `storage`; a valid document that does not match the schema is left as it
    ///   is.
    @concurrent
    public func value(for key: String) async throws(ApplicationError) -> Value? {
        let document = try await mapping { () throws(DocumentError) in try await store.document(for: documentKey(key)) }
        return try decoded(document, for: key)
    }

    /// Reads one value and treats a document that cannot be used as missing; `skipped` collects its error.
    ///
    /// - Throws: `ApplicationError`, if it concerns more than this document.
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

    /// Reads one value and converts it.
    ///
    /// - Returns: The converted value, or nil if there is none.
    /// - Throws: `ApplicationError`, of kind `storage` with the reason `malformed` if `convert` throws.
    public func value<Other>(
        for key: String,
        _ convert: (Value) throws(ValidationError) -> Other
    ) async throws(ApplicationError) -> Other? {
        guard let value = try await value(for: key) else { return nil }
        do throws(ValidationError) {
            return try convert(value)
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(name)/\(key)")), origin: error)
        }
    }

    private func decoded(_ document: Document?, for key: String) throws(ApplicationError) -> Value? {
        guard let document else { return nil }
        guard document.version <= version else {
            throw ApplicationError(.storage(.newerFormat(path: "\(name)/\(key)")))
        }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(document.json))
        } catch {
            throw ApplicationError(.storage(.malformed(document: "\(name)/\(key)")), origin: error)
        }
    }

    /// Returns the change that writes a value, for a transaction.
    ///
    /// - Throws: `ApplicationError` of kind `invalidData` if the value cannot be encoded.
    public func storing(_ value: Value, for key: String) throws(ApplicationError) -> DocumentChange {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let json = try encoder.encode(value)
            return .put(Document(version: version, json: Array(json)), for: documentKey(key))
        } catch {
            throw ApplicationError(.invalidData("\(name)/\(key)"), origin: error)
        }
    }

    /// Returns the change that deletes a value, for a transaction.
    public func removing(_ key: String) -> DocumentChange {
        .delete(documentKey(key), version: version)
    }

    /// Writes one value durably.
    ///
    /// - Throws: `ApplicationError`; the old value is unchanged then.
    @concurrent
    public func put(_ value: Value, for key: String) async throws(ApplicationError) {
        let change = try storing(value, for: key)
        try await mapping { () throws(DocumentError) in try await store.commit([change]) }
    }

    /// Changes a value in place, atomically.
    ///
    /// `change` gets nil if no value is stored; if it leaves nil, nothing is written. If another task or process writes the
    /// value meanwhile, `change` is called again, with that one.
    ///
    /// - Returns: The result of the last call of `change`.
    /// - Throws: `ApplicationError`, also that of `change`; the stored value is unchanged then.
    @concurrent
    public func update<Result: Sendable>(
        _ key: String,
        _ change: @Sendable (inout Value?) throws(ApplicationError) -> Result
    ) async throws(ApplicationError) -> Result {
        let place = documentKey(key)
        while true {
            let last = try await mapping { () throws(DocumentError) in try await store.document(for: place) }
            var value = try decoded(last, for: key)
            let result = try change(&value)
            guard let value else { return result }
            let changes = [.expect(last, for: place), try storing(value, for: key)]
            do throws(DocumentError) {
                try await store.commit(changes)
                return result
            } catch {
                guard case .changed = error else { throw ApplicationError(error) }
            }
        }
    }

    /// Changes a value in place, atomically, or a first one if none is stored.
    ///
    /// If another task or process writes the value meanwhile, `change` is called again, with that one.
    ///
    /// - Returns: The new value.
    /// - Throws: `ApplicationError`, also that of `change`; the stored value is unchanged then.
    @concurrent
    public func update(
        _ key: String,
        from initial: Value,
        _ change: @Sendable (inout Value) throws(ApplicationError) -> Void
    ) async throws(ApplicationError) -> Value {
        try await update(key) { stored throws(ApplicationError) in
            var value = stored ?? initial
            try change(&value)
            stored = value
            return value
        }
    }

    /// Deletes one value; it is not an error if there is none.
    ///
    /// - Throws: `ApplicationError` of kind `storage`.
    @concurrent
    public func delete(_ key: String) async throws(ApplicationError) {
        try await mapping { () throws(DocumentError) in try await store.commit([removing(key)]) }
    }

    /// Commits several changes as one transaction, also of other collections of the same store.
    ///
    /// - Throws: `ApplicationError`; nothing was changed then.
    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(ApplicationError) {
        try await mapping { () throws(DocumentError) in try await store.commit(changes) }
    }

    /// Commits changes that do not depend on each other, as one transaction where that is possible.
    ///
    /// A document that cannot be changed, for example one of a newer version, does not stop the others. One that turns
    /// out to be damaged is set aside, and the change is committed in its place.
    ///
    /// Each key occurs once. `skipped` collects the errors of damaged documents.
    ///
    /// - Returns: The changes that were refused, and why, in their order.
    /// - Throws: `ApplicationError`, if it concerns more than one document; any of the changes may be committed then.
    @concurrent
    public func commitEach(
        _ changes: [DocumentChange],
        skipping skipped: SkippedDocuments
    ) async throws(ApplicationError) -> [(change: DocumentChange, reason: ApplicationError)] {
        var refused: [(change: DocumentChange, reason: ApplicationError)] = []
        var batches = [changes[...]]
        var attempts = 0
        while let batch = batches.popLast() {
            do throws(DocumentError) {
                try await store.commit(Array(batch))
            } catch {
                let error = ApplicationError(error)
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

    /// Returns the keys of all values, in no particular order.
    ///
    /// - Throws: `ApplicationError` of kind `storage`.
    @concurrent
    public func keys() async throws(ApplicationError) -> [String] {
        try await mapping { () throws(DocumentError) in try await store.keys(in: name).map(\.name) }
    }

    private func documentKey(_ key: String) -> DocumentKey {
        DocumentKey(collection: name, name: DocumentKey.fitting(key))
    }
}
