/// One JSON value, and the version of its schema.
public struct Document: Hashable, Sendable {
    /// The maximum size of ``json`` in bytes; a store neither writes nor reads larger documents.
    public static let sizeLimit = 64 << 20

    /// The version of the schema of ``json``, set by the gateway that encoded it; 1 or more.
    public let version: Int
    /// The JSON value in UTF-8.
    public let json: [UInt8]
    /// A Boolean value that indicates whether something other than the store changed the text since it was committed.
    ///
    /// It is false for documents that are to be committed.
    public let isEdited: Bool

    /// Creates a document; only stores create one that is edited.
    public init(version: Int, json: [UInt8], isEdited: Bool = false) {
        assert(version >= 1, "The version of a document's form starts at 1.")
        self.version = version
        self.json = json
        self.isEdited = isEdited
    }
}
