public import DomainKit

/// A count that only grows.
public struct __Feature__: Codable, Hashable, Sendable {
    /// The number of times that somebody has counted.
    public private(set) var count = 0

    /// Creates the count before anybody has counted.
    public init() {}

    /// Adds one.
    public mutating func increment() {
        count += 1
    }
}

/// The storage of the count.
public protocol __Feature__Gateway: Sendable {
    /// Returns the stored count.
    @concurrent
    func load() async throws(ApplicationError) -> __Feature__

    /// Changes the stored count, atomically, and returns the new one; `change` may be called more than once.
    @concurrent
    func update(_ change: @Sendable (inout __Feature__) -> Void) async throws(ApplicationError) -> __Feature__
}
