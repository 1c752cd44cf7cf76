/// Remembers what was answered a moment ago, and gives it for what holds now.
///
/// A command that was asked to look anew tells it so first.
///
/// ```swift
/// func lookAnew(past memory: any InvalidatableCache) {
///     memory.invalidate()
/// }
/// ```
public protocol InvalidatableCache: Sendable {
    /// Takes nothing that was answered so far for good any more.
    func invalidate()
}
