/// A name that is looked up: its hash for the tables of files, and its number in that of the resolver.
struct LookupName {
    let bytes: ArraySlice<UInt8>
    let hash: Int
    /// The number, or nil if the resolver's table does not have it.
    let number: Int?

    init(_ bytes: ArraySlice<UInt8>, in names: NameTable) {
        self.bytes = bytes
        hash = NameTable.hash(bytes)
        number = names.find(bytes, hash: hash)
    }
}

extension ReferenceResolver {
    /// The generic parameters and associated types of types from outside that code extends most.
    static let standardParameters: [String: [String]] = {
        let lists = [
            (
                """
                Array ArraySlice BidirectionalCollection ClosedRange Collection ContiguousArray Data Dictionary IndexSet Keys \
                LazySequenceProtocol MutableCollection RandomAccessCollection Range RangeReplaceableCollection Sequence Set Slice \
                String StringProtocol Substring UTF8View UnicodeScalarView UnsafeBufferPointer UnsafeMutableBufferPointer \
                UnsafeMutableRawBufferPointer UnsafeRawBufferPointer Values
                """,
                "Element Index Indices Iterator SubSequence"
            ),
            ("AsyncIteratorProtocol AsyncSequence AsyncStream IteratorProtocol OptionSet SetAlgebra", "Element"),
            ("Dictionary KeyValuePairs", "Element Key Keys Value Values"),
            ("Optional", "Wrapped"), ("Result Task", "Failure Success"),
            ("ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range", "Bound"),
            ("AnyPublisher Publisher Subject", "Failure Output"),
            ("KeyedDecodingContainer KeyedEncodingContainer", "Key"),
            ("Identifiable", "ID"), ("RawRepresentable", "RawValue"), ("Strideable", "Stride"),
            ("App Scene View ViewModifier", "Body"), ("ViewModifier", "Content"),
        ]
        var table: [String: [String]] = [:]
        for (types, names) in lists {
            for type in types.split(separator: " ") {
                table[String(type), default: []] += names.split(separator: " ").map { String($0) }
            }
        }
        return table
    }()
}
