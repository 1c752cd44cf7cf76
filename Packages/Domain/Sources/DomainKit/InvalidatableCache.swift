/// A cache whose responses can be declared stale.
///
/// A command that has to fetch current data calls it first.
///
/// ```swift
/// func lookAgain(invalidating cache: any InvalidatableCache) {
///     cache.invalidate()
/// }
/// ```
public protocol InvalidatableCache: Sendable {
    /// Marks every cached response as stale.
    func invalidate()
}
