/// The key of a document: a collection, and a name within it.
///
/// Both may be any text, also empty, with slashes or in any script; a store derives file names from them that neither
/// leave its folder nor collide. Two keys are equal if their bytes in UTF-8 are: unlike `String`, a key distinguishes
/// the composed from the decomposed spelling of a letter, as file systems and other programs do.
public struct DocumentKey: Sendable {
    /// The maximum length of the collection and of the name, in bytes of UTF-8.
    ///
    /// Every store accepts keys of this length and refuses longer ones, so that programs do not depend on the store.
    public static let lengthLimit = 140

    /// The collection of the document, for example `articles`.
    public let collection: String
    /// The document's name within its collection.
    public let name: String

    /// Creates a key; its length is checked by stores.
    public init(collection: String, name: String) {
        self.collection = collection
        self.name = name
    }

    /// Returns the text itself, or for one that is too long for a name its beginning and a hash of the whole.
    ///
    /// Two long texts get two names, as far as 64 bits distinguish them.
    ///
    /// - Complexity: O(n) in the length of the text.
    static func fitting(_ text: String) -> String {
        guard text.utf8.count > lengthLimit else { return text }
        var beginning = ""
        for scalar in text.unicodeScalars {
            guard beginning.utf8.count + scalar.utf8.count + 17 <= lengthLimit else { break }
            beginning.unicodeScalars.append(scalar)
        }
        return beginning + "-" + StableHash(text).digits
    }

    /// Checks that the key is not too long for stores.
    ///
    /// - Throws: ``DocumentError/keyTooLong(limit:)``.
    public func checkLength() throws(DocumentError) {
        guard collection.utf8.count <= Self.lengthLimit, name.utf8.count <= Self.lengthLimit else {
            throw .keyTooLong(limit: Self.lengthLimit)
        }
    }
}

extension DocumentKey: Hashable {
    public static func == (one: DocumentKey, other: DocumentKey) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8) && one.collection.utf8.elementsEqual(other.collection.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        for byte in collection.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
        for byte in name.utf8 { hasher.combine(byte) }
    }
}
