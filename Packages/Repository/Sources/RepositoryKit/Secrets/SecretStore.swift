/// A store of one secret for each host, which only the user can read.
///
/// Hosts are compared without regard to case. No function, error or description ever shows the text of a secret.
public protocol SecretStore: Sendable {
    /// Reads the secret of a host.
    ///
    /// - Returns: The text, or nil if there is none.
    /// - Throws: ``SecretError``; `exposed` if other users could read it, and then it is not returned.
    @concurrent
    func secret(for host: String) async throws(SecretError) -> SecretText?

    /// Stores the secret of a host durably, in place of an older one.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func keep(_ secret: SecretText, for host: String) async throws(SecretError)

    /// Removes the secret of a host; it is not an error if there is none.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func remove(for host: String) async throws(SecretError)
}
