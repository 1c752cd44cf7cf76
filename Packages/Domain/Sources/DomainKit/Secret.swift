/// A text that is never shown, such as a token or a password.
///
/// It prints, mirrors and encodes as `‹redacted›`, so that it cannot reach a log, a trace or an error by accident.
/// The text is available through ``exposed`` alone, which is easy to find in code.
///
/// ```swift
/// let token = try Secret(" abc123 ")
/// print(token)  // ‹redacted›
/// print(token.exposed)  // abc123
/// ```
public struct Secret: Hashable, Sendable {
    /// The text that is printed and encoded in place of the secret.
    public static let placeholder = "‹redacted›"

    /// The text, for code that sends or stores it.
    public let exposed: String

    /// Wraps a secret; white space at its ends is dropped, because secrets are pasted.
    ///
    /// - Throws: ``ValidationError`` that names `field`, without the text, if the secret is empty or contains characters
    ///   other than printable ASCII, which could break the header field that it is sent in.
    public init(_ text: String, field: String = "token") throws(ValidationError) {
        let bytes = text.utf8.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
        guard !bytes.isEmpty else {
            throw ValidationError(field: field, value: "", rule: .notEmpty)
        }
        guard bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw ValidationError(field: field, value: Self.placeholder, rule: .encoded("ASCII"))
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
