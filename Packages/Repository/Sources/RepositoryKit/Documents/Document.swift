/// What is kept under a key: JSON text, and the version of its form.
///
/// ```swift
/// let document = Document(version: 1, json: Array(#"{"title": "Typee"}"#.utf8))
/// ```
public struct Document: Hashable, Sendable {
    /// The number of bytes that ``json`` may have; a store neither keeps nor reads more.
    public static let sizeLimit = 64 << 20

    /// The version of the form of ``json``, set by the gateway that made it; 1 or more.
    public let version: Int
    /// One JSON value in UTF-8.
    public let json: [UInt8]
    /// Whether somebody other than the store changed the text since it was committed.
    ///
    /// Documents that are to be committed say false.
    public let isEdited: Bool

    /// Makes a document.
    ///
    /// - Parameters:
    ///   - version: the version of the form, 1 or more.
    ///   - json: one JSON value in UTF-8.
    ///   - isEdited: whether the text differs from what the store committed; only stores say true.
    public init(version: Int, json: [UInt8], isEdited: Bool = false) {
        assert(version >= 1, "The version of a document's form starts at 1.")
        self.version = version
        self.json = json
        self.isEdited = isEdited
    }
}
