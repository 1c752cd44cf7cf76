public import DomainKit

/// Keeps the chosen appearance from one start of an app to the next.
public protocol AppearanceGateway: Sendable {
    /// What was chosen last.
    ///
    /// - Returns: nil if nobody chose yet.
    /// - Throws: ``ApplicationError`` of kind `storage` or `invalidData`.
    @concurrent
    func appearance() async throws(ApplicationError) -> Appearance?

    /// Makes a choice of the last one and keeps it, as one step, so that of several that are made at once none is lost.
    ///
    /// - Parameter choice: makes the new choice of the last one; called again if another one was kept meanwhile.
    /// - Returns: what is chosen now.
    /// - Throws: ``ApplicationError``; the last choice still holds then.
    @concurrent
    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance
}
