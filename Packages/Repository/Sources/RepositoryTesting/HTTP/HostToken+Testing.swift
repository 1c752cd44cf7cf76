import DomainKit
public import RepositoryKit

extension HostToken {
    /// Creates a token for a test.
    ///
    /// - Throws: `ValidationError` if the text is not printable ASCII.
    public static func made(_ text: String, host: String) throws -> HostToken {
        HostToken(try Secret(text), host: host)
    }
}
