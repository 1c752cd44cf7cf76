internal import DomainKit

/// What an index knows of one document.
///
/// ```swift
/// let entry = TextEntry(key: "typee", order: 1846, texts: ["title": ["Typee"]], summary: Array("Typee".utf8))
/// ```
public struct TextEntry: Hashable, Sendable {
    /// Names the document; two keys are the same if their bytes in UTF-8 are.
    public let key: String
    /// Where it stands in lists; the greatest comes first.
    public let order: Int64
    /// The texts of each field by its name; a field that is not there has none.
    public let texts: [String: [String]]
    /// The numbers by their names; a name that is not there has none.
    public let numbers: [String: Int64]
    /// What a list shows of the document, in a form that the gateway chooses.
    public let summary: [UInt8]

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - key: names the document.
    ///   - order: where it stands in lists, for example a date.
    ///   - texts: the texts of each field by its name.
    ///   - numbers: the numbers by their names.
    ///   - summary: what a list shows of the document.
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

    /// The texts of a field in the form in which they are searched: folded as `FoldedText` of DomainKit does it, in UTF-8.
    ///
    /// That form has no control characters but tabs and line ends, so that an index can part texts by others.
    public func folded(_ field: TextIndexSchema.Field) -> [[UInt8]] {
        (texts[field.name] ?? []).map { FoldedText($0).bytes }
    }

    /// The text of which hits show an excerpt.
    public func excerpted(in form: TextIndexSchema) -> String {
        (texts[form.excerpted.name] ?? []).joined(separator: "\n")
    }
}

/// What a list shows of one document.
///
/// ```swift
/// func title(of summary: TextSummary) -> String {
///     String(decoding: summary.summary, as: UTF8.self)
/// }
/// ```
public struct TextSummary: Hashable, Sendable {
    /// Names the document.
    public let key: String
    /// What the gateway chose to show; the summaries of a list may share their memory.
    public let summary: ArraySlice<UInt8>

    /// Makes a summary.
    public init(key: String, summary: ArraySlice<UInt8>) {
        self.key = key
        self.summary = summary
    }
}
