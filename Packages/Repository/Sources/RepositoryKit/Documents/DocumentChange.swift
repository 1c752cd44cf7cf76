/// One step of a transaction.
public enum DocumentChange: Hashable, Sendable {
    /// Writes a document in place of the one under the same key.
    case put(Document, for: DocumentKey)
    /// Deletes the document under the key, if there is one; `version` is the newest version that the caller knows.
    case delete(DocumentKey, version: Int = 1)
    /// A precondition: the transaction is committed only if this document, or none, is stored under the key before it.
    ///
    /// With it a value can be computed from the stored one without losing what another process writes meanwhile
    /// (compare and set).
    case expect(Document?, for: DocumentKey)

    /// The key of the changed document.
    public var key: DocumentKey {
        switch self {
        case .put(_, let key), .delete(let key, _), .expect(_, let key): key
        }
    }
}
