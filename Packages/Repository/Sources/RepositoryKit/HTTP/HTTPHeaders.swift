/// Header fields in their order, with case-insensitive names (RFC 9110, 5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One header field.
    public struct Field: Hashable, Sendable {
        /// The name, in lower case.
        public let name: String
        /// The value, without white space at its ends.
        public let value: String
    }

    /// The fields in the order in which they arrived or were added.
    public private(set) var fields: [Field] = []

    /// Creates a list of fields from names and values.
    public init(_ pairs: some Sequence<(String, String)>) {
        for (name, value) in pairs { append(name, value) }
    }

    /// Creates a list of fields from a literal, in which names may occur several times.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }

    /// The first value of a field, or nil if there is none.
    ///
    /// Setting it replaces every field of the name; setting nil removes them.
    ///
    /// - Complexity: O(n) in the number of fields.
    public subscript(name: String) -> String? {
        get {
            let name = name.lowercased()
            return fields.first { $0.name == name }?.value
        }
        set {
            let name = name.lowercased()
            fields.removeAll { $0.name == name }
            if let newValue { append(name, newValue) }
        }
    }

    /// Appends a field.
    ///
    /// A line break or NUL is replaced by a space (RFC 9110, 5.5), so that no value can inject another field.
    public mutating func append(_ name: String, _ value: String) {
        let name = Self.inOneLine(name)
        let isLower = !name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        fields.append(Field(name: isLower ? name : name.lowercased(), value: Self.inOneLine(value)))
    }

    /// Returns the text without line breaks, and without white space at its ends.
    private static func inOneLine(_ text: String) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let isBreak = { (byte: UInt8) in byte == 0x0D || byte == 0x0A || byte == 0 }
        let bytes = text.utf8
        guard bytes.contains(where: isBreak) || bytes.first.map(isSpace) == true || bytes.last.map(isSpace) == true
        else {
            return text
        }
        let spaced = bytes.map { isBreak($0) ? 0x20 : $0 }
        return String(decoding: spaced.drop(while: isSpace).reversed().drop(while: isSpace).reversed(), as: UTF8.self)
    }
}
