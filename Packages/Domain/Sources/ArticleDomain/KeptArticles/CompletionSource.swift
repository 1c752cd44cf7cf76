public import DomainKit

/// What can be seen of this machine at a glance: what is known at once, without a network, without waiting for another
/// program, and without changing anything.
///
/// It may be less than is kept, for example where an index has yet to be made.
public protocol CompletionSource: Sendable {
    /// The tags of kept articles, and those that somebody has looked at.
    ///
    /// - Returns: each tag once, however it is spelled; those that most kept articles have first.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    /// - Complexity: O(n) in the number of kept articles; opens none.
    @concurrent
    func tags() async throws(ApplicationError) -> [KnownTag]

    /// The titles of kept articles, the last kept first.
    ///
    /// - Parameters:
    ///   - beginning: what their identifiers begin with.
    ///   - limit: how many to look at, or nil for all.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    /// - Complexity: O(n) in the number of articles that are looked at; opens none.
    @concurrent
    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle]
}
