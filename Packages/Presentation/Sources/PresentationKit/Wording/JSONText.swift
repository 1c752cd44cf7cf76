import Foundation

/// A value as one line of JSON, for machines: what `--json` prints.
///
/// It is made by presenters from records that they define, so that the shape is stable whatever the domain does. It
/// holds the text whole; it must go to a pipe or be sanitised like any other text from outside.
public struct JSONText: Hashable, Sendable {
    /// One line, keys sorted, without a line break at its end.
    public let line: String

    /// Encodes a record; dates as ISO 8601 in UTC.
    ///
    /// A record that cannot be encoded, such as one with a number that is not finite, is a mistake in the program: it
    /// stops a debug build and becomes `null` in a release.
    public init(_ record: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            line = String(decoding: try encoder.encode(record), as: UTF8.self)
        } catch {
            assertionFailure("\(type(of: record)) cannot be encoded: \(error)")
            line = "null"
        }
    }
}
