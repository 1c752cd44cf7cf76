public import DomainKit

/// Keeps the chosen appearance from one start of an app to the next.
public protocol AppearanceGateway: Sendable {
    /// What was chosen last.
    ///
    /// - Returns: nil if nobody chose yet.
    /// - Throws: ``ApplicationError`` of kind `storage` or `invalidData`.
    @concurrent
    func appearance() async throws(ApplicationError) -> Appearance?

    /// Keeps a choice.
    ///
    /// - Throws: ``ApplicationError``; the last choice still holds then.
    @concurrent
    func keep(_ appearance: Appearance) async throws(ApplicationError)
}
