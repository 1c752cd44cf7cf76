public import DomainKit

/// The text of a secret on its way between a gateway and a store; its description is redacted.
///
/// A store knows no rules for secrets: it stores text. The gateway wraps a `Secret` for the store, and makes a `Secret`
/// of the stored text.
public struct SecretText: Hashable, Sendable {
    /// The maximum size of a file of secrets in bytes; a store reads no larger one.
    public static let fileSizeLimit = 1 << 20

    /// The text itself, for the code that writes it to the file.
    public let exposed: String

    /// Wraps text that a store has read.
    public init(_ text: String) {
        exposed = text
    }

    /// Wraps a secret that is to be stored.
    public init(_ secret: Secret) {
        exposed = secret.exposed
    }

    /// Returns the text as a secret.
    ///
    /// - Throws: `ValidationError` if the text breaks the rules for secrets, for example after an edit; the error does
    ///   not contain the text.
    public func secret() throws(ValidationError) -> Secret {
        try Secret(exposed)
    }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Secret.placeholder }
    public var debugDescription: String { Secret.placeholder }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
