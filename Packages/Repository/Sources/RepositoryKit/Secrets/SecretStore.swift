/// Keeps one secret for each host, where nobody but the user can read it.
///
/// Hosts are compared without regard to case. No function, error or description ever shows the text of a secret.
///
/// ```swift
/// func token(for host: String, in store: any SecretStore) async throws -> HostToken? {
///     try await store.secret(for: host).map { HostToken(try $0.secret(), host: host) }
/// }
/// ```
public protocol SecretStore: Sendable {
    /// Reads the secret of a host.
    ///
    /// - Returns: the text, or nil if none is kept.
    /// - Throws: ``SecretError``; `exposed` if others could read it, and then it is not given out.
    @concurrent
    func secret(for host: String) async throws(SecretError) -> SecretText?

    /// Keeps the secret of a host, durably, in place of an older one.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func keep(_ secret: SecretText, for host: String) async throws(SecretError)

    /// Removes the secret of a host; none there is no error.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func remove(for host: String) async throws(SecretError)
}
