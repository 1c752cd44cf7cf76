import Foundation

/// A value as one line of JSON, for the output of `--json`.
///
/// Presenters create it from records that they define, so that its form does not depend on the domain. Texts are
/// complete, and safe on a terminal: characters that a terminal would interpret or not show are escaped (RFC 8259, 7).
public struct JSONText: Hashable, Sendable {
    /// The line with sorted keys, without a line break at its end.
    public let line: String

    /// Encodes a record, with dates as ISO 8601 in UTC.
    ///
    /// A record that cannot be encoded, such as one with an infinite number, is a programming error: it stops a debug
    /// build, and becomes `null` in a release build.
    public init(_ record: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            line = Self.escaping(String(decoding: try encoder.encode(record), as: UTF8.self))
        } catch {
            assertionFailure("\(type(of: record)) cannot be encoded: \(error)")
            line = "null"
        }
    }

    /// Writes what has no appearance of its own as an escape; in JSON such characters occur within strings only.
    private static func escaping(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isInvisible) else { return json }
        var result = ""
        for scalar in json.unicodeScalars {
            if isInvisible(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x7F else { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
