/// A cache whose responses can be declared stale.
///
/// A command that has to fetch current data invalidates the cache first.
public protocol InvalidatableCache: Sendable {
    /// Marks every cached response as stale.
    func invalidate()
}
