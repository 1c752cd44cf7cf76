/// Where a document is kept: a collection, and a name within it.
///
/// Both are any text, also empty, with slashes or in any script; a store makes file names of its own from them that
/// neither leave its folder nor collide. Two keys are the same if their bytes in UTF-8 are: other than `String`, a key
/// tells the composed and the decomposed spelling of a letter apart, as a file system or another program would.
///
/// ```swift
/// let key = DocumentKey(collection: "books", name: "moby-dick")
/// try key.checkLength()
/// ```
public struct DocumentKey: Sendable {
    /// How many bytes of UTF-8 the collection and the name may each have.
    ///
    /// Every store takes keys of this length and refuses longer ones, so that a program does not depend on the store.
    public static let lengthLimit = 140

    /// The group of documents of one kind, for example `articles`.
    public let collection: String
    /// The document's name within its collection.
    public let name: String

    /// Makes a key.
    public init(collection: String, name: String) {
        self.collection = collection
        self.name = name
    }

    /// The text itself, or of one that is too long for a name its beginning and a hash (FNV-1a) of the whole.
    ///
    /// Two long texts have two names, as far as 64 bits tell them apart.
    ///
    /// - Complexity: O(n) in the length of the text.
    static func fitting(_ text: String) -> String {
        guard text.utf8.count > lengthLimit else { return text }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var beginning = ""
        for scalar in text.unicodeScalars {
            guard beginning.utf8.count + scalar.utf8.count + 17 <= lengthLimit else { break }
            beginning.unicodeScalars.append(scalar)
        }
        return beginning + "-" + String(hash, radix: 16)
    }

    /// Refuses a key that no store takes.
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
