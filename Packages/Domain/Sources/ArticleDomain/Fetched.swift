public import DomainKit
public import Foundation

/// A value, and how fresh it is.
public struct Fetched<Value> {
    /// The value.
    public let value: Value
    /// How fresh it is.
    public let freshness: Freshness

    /// Makes a fetched value.
    public init(_ value: Value, freshness: Freshness) {
        self.value = value
        self.freshness = freshness
    }

    /// Another value made of this one, as fresh as it is.
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

/// How fresh a value is.
public enum Freshness: Hashable, Sendable {
    /// It is what its source says now.
    case live
    /// It is what its source says now, but it could not be kept for later.
    case notKept(because: ApplicationError.Kind)
    /// It is what was kept at a time, because its source did not answer now.
    case kept(at: Date, because: ApplicationError.Kind)
}
