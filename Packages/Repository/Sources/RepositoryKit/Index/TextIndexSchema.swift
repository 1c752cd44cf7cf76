/// The schema of the entries of an index, as the gateway that owns it determines.
public struct TextIndexSchema: Hashable, Sendable {
    /// A kind of text in an entry.
    public struct Field: Hashable, Sendable {
        /// The name, for example `title`.
        public let name: String
        /// The weight of a hit in the field, more than 0.
        public let weight: Double

        /// Creates a field.
        public init(_ name: String, weight: Double = 1) {
            assert(weight > 0, "A field in which hits count nothing would not be found.")
            self.name = name
            self.weight = weight
        }
    }

    /// The version of the schema, 1 or more; an index with another version needs to be rebuilt.
    public let version: Int
    /// The fields that are searched, with distinct names.
    public let fields: [Field]
    /// The distinct names of the numbers by which entries are filtered.
    public let numbers: [String]

    /// Creates a schema.
    public init(version: Int, fields: [Field], numbers: [String] = []) {
        assert(version >= 1, "The version of a form starts at 1.")
        assert(Set(fields.map(\.name)).count == fields.count, "Two fields of one name cannot be distinguished.")
        assert(Set(numbers).count == numbers.count, "Two numbers of one name cannot be distinguished.")
        self.version = version
        self.fields = fields
        self.numbers = numbers
    }
}
