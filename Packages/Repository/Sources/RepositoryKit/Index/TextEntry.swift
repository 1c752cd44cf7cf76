internal import DomainKit

/// An entry of an index for one document.
public struct TextEntry: Hashable, Sendable {
    /// The key of the document; two keys are equal if their bytes in UTF-8 are.
    public let key: String
    /// The sort key of lists, for example a date, in descending order.
    public let order: Int64
    /// The texts of each field by its name; a missing field has none.
    public let texts: [String: [String]]
    /// The numbers by their names; a missing name has none.
    public let numbers: [String: Int64]
    /// The data that lists show, in an encoding of the gateway.
    public let summary: [UInt8]

    /// Creates an entry.
    public init(
        key: String,
        order: Int64,
        texts: [String: [String]],
        numbers: [String: Int64] = [:],
        summary: [UInt8]
    ) {
        self.key = key
        self.order = order
        self.texts = texts
        self.numbers = numbers
        self.summary = summary
    }

    /// Returns the texts of a field as they are searched: folded by `FoldedText` of DomainKit, in UTF-8.
    ///
    /// They contain no control characters but tabs and line ends, so that an index can separate texts by others.
    public func folded(_ field: TextIndexSchema.Field) -> [[UInt8]] {
        (texts[field.name] ?? []).map { FoldedText($0).bytes }
    }
}

/// The data that lists show of one document.
public struct TextSummary: Hashable, Sendable {
    /// The key of the document.
    public let key: String
    /// The encoded data; the summaries of a list may share their memory.
    public let summary: ArraySlice<UInt8>

    /// Creates a summary.
    public init(key: String, summary: ArraySlice<UInt8>) {
        self.key = key
        self.summary = summary
    }
}
