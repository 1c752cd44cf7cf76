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
    /// Removes the document under the key, if there is one.
    case delete(DocumentKey)

    /// The key that the change is about.
    public var key: DocumentKey {
        switch self {
        case .put(_, let key), .delete(let key): key
        }
    }
}
