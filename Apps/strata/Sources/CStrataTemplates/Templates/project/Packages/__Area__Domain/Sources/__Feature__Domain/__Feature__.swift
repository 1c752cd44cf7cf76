public import DomainKit

/// A count that only grows.
public struct __Feature__: Hashable, Sendable {
    /// The count before anybody has counted.
    public static let zero = __Feature__(unchecked: 0)

    /// The largest count.
    public static let maximum = 999_999

    /// The number of times that somebody has counted.
    public let count: Int

    /// Creates a count.
    ///
    /// - Throws: ``ValidationError`` if the count is negative or too large.
    public init(count: Int) throws(ValidationError) {
        guard (0...Self.maximum).contains(count) else {
            throw ValidationError(field: "count", value: "\(count)", rule: .within(0...Self.maximum))
        }
        self.init(unchecked: count)
    }

    private init(unchecked count: Int) {
        self.count = count
    }

    /// The count after one more; the largest one stays.
    public var incremented: __Feature__ { __Feature__(unchecked: min(count + 1, Self.maximum)) }
}
