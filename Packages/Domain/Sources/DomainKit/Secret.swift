/// A text that must not be shown: a token or a password.
///
/// It prints, mirrors and encodes as `‹redacted›`, so that it cannot reach a log, a trace or an error by accident.
/// The text itself is only to be had by the name of what is done with it, ``exposed``, which is easy to search for.
///
/// ```swift
/// let token = try Secret(" abc123 ")
/// print(token)  // ‹redacted›
/// print(token.exposed)  // abc123
/// ```
public struct Secret: Hashable, Sendable {
    /// The text that is printed and encoded in place of the secret.
    public static let placeholder = "‹redacted›"

    /// The text itself, for the one place that has to send or store it.
    public let exposed: String

    /// Wraps a secret.
    ///
    /// - Parameters:
    ///   - text: the secret; white space at its ends is dropped, because secrets are pasted.
    ///   - field: what the secret is called where the user wrote it; it goes into the error.
    /// - Throws: ``ValidationError`` that names `field`, without the text, if nothing is left or if it holds anything
    ///   but printable ASCII, which could break the header that carries it.
    public init(_ text: String, field: String = "token") throws(ValidationError) {
        let bytes = text.utf8.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
        guard !bytes.isEmpty else {
            throw ValidationError(field: field, value: "", rule: .notEmpty)
        }
        guard bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw ValidationError(field: field, value: Self.placeholder, rule: .form("ASCII"))
        }
        exposed = String(decoding: bytes, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Self.placeholder }
    public var debugDescription: String { Self.placeholder }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.placeholder)
    }
}
