/// What the entries of an index consist of, as the gateway that makes them determines.
///
/// ```swift
/// let title = TextIndexSchema.Field("title", weight: 4)
/// let body = TextIndexSchema.Field("body")
/// let form = TextIndexSchema(version: 1, fields: [title, body], excerpted: body)
/// ```
public struct TextIndexSchema: Hashable, Sendable {
    /// One kind of text that an entry has.
    public struct Field: Hashable, Sendable {
        /// What it is called, for example `title`.
        public let name: String
        /// How much a hit in it counts, more than 0.
        public let weight: Double

        /// Makes a field.
        ///
        /// - Parameters:
        ///   - name: what it is called.
        ///   - weight: how much a hit in it counts, more than 0.
        public init(_ name: String, weight: Double = 1) {
            assert(weight > 0, "A field in which hits count nothing would not be found.")
            self.name = name
            self.weight = weight
        }
    }

    /// The version of what the gateway makes of a document; an index of another version needs to be rebuilt.
    public let version: Int
    /// The texts that are searched.
    public let fields: [Field]
    /// The field of which hits show an excerpt, one of the fields.
    public let excerpted: Field
    /// The names of the numbers by which entries are told apart.
    public let numbers: [String]

    /// Makes a form.
    ///
    /// - Parameters:
    ///   - version: the version of what the gateway makes of a document, 1 or more.
    ///   - fields: the texts that are searched, with distinct names.
    ///   - excerpted: the field of which hits show an excerpt, one of the fields.
    ///   - numbers: the distinct names of the numbers by which entries are told apart.
    public init(version: Int, fields: [Field], excerpted: Field, numbers: [String] = []) {
        assert(version >= 1, "The version of a form starts at 1.")
        assert(fields.contains(excerpted), "The field that is shown has to be one of the fields.")
        assert(Set(fields.map(\.name)).count == fields.count, "Two fields of one name cannot be told apart.")
        assert(Set(numbers).count == numbers.count, "Two numbers of one name cannot be told apart.")
        self.version = version
        self.fields = fields
        self.excerpted = excerpted
        self.numbers = numbers
    }
}
