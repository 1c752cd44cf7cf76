public import DomainKit

/// The text of a secret on its way between a gateway and a store; it never prints.
///
/// A store knows nothing of the application's rules for secrets and need not import them: it keeps text. The gateway
/// wraps a `Secret` for the store, and makes a `Secret` of what the store gives back.
///
/// ```swift
/// let text = SecretText("abc123")
/// print(text, try text.secret() == Secret("abc123"))  // ‹redacted› true
/// ```
public struct SecretText: Hashable, Sendable {
    /// The number of bytes that a file of secrets may have; a store reads no larger one.
    public static let fileSizeLimit = 1 << 20

    /// The text itself, for the one place that has to write it down.
    public let exposed: String

    /// Wraps text that a store has read.
    public init(_ text: String) {
        exposed = text
    }

    /// Wraps a secret that is to be kept.
    public init(_ secret: Secret) {
        exposed = secret.exposed
    }

    /// The secret that the text is.
    ///
    /// - Throws: `ValidationError` if the text breaks the rules for secrets, for example after an edit; the text is not
    ///   in it.
    public func secret() throws(ValidationError) -> Secret {
        try Secret(exposed)
    }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Secret.placeholder }
    public var debugDescription: String { Secret.placeholder }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
