/// One step of a transaction.
///
/// ```swift
/// func move(_ document: Document, from old: DocumentKey, to new: DocumentKey) -> [DocumentChange] {
///     [.put(document, for: new), .delete(old)]
/// }
/// ```
public enum DocumentChange: Hashable, Sendable {
    /// Keeps a document in place of the one under the same key.
    case put(Document, for: DocumentKey)
    /// Removes the document under the key, if there is one; `version` is the newest that the caller knows.
    case delete(DocumentKey, version: Int = 1)
    /// Changes nothing itself, and lets the transaction hold only if this is kept under the key before it, or nothing.
    ///
    /// With it a value can be made of the last one, and nothing that another program keeps meanwhile is lost.
    case expect(Document?, for: DocumentKey)

    /// The key that the change is about.
    public var key: DocumentKey {
        switch self {
        case .put(_, let key), .delete(let key, _), .expect(_, let key): key
        }
    }
}
