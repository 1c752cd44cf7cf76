public import DomainKit
public import Foundation

/// A value with its freshness.
public struct Fetched<Value> {
    /// The value.
    public let value: Value
    /// The freshness of the value.
    public let freshness: Freshness

    /// Creates a value with its freshness.
    public init(_ value: Value, freshness: Freshness) {
        self.value = value
        self.freshness = freshness
    }

    /// Returns the transformed value with the same freshness.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(transform(value), freshness: freshness)
    }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}
extension Fetched: Identifiable where Value: Identifiable {
    public var id: Value.ID { value.id }
}

/// The freshness of a value (RFC 9111, section 4.2).
public enum Freshness: Hashable, Sendable {
    /// The source has returned the value now.
    case live
    /// The source has returned the value now, but it could not be kept for later.
    case notKept(because: ApplicationError.Kind)
    /// The value is a copy that was kept at a date, because the source did not answer.
    case kept(at: Date, because: ApplicationError.Kind)
}
