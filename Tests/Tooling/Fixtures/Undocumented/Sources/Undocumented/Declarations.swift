public struct BareStruct {
    public var bareProperty = 1
    public init() {}
    func unseen() {}
}

public enum BareEnum: String, Codable, Comparable {
    case bareCase

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A protocol with a comment.
public protocol Documented {
    /// A requirement with a comment.
    func commented()
    func bareRequirement()
}

extension BareStruct: Documented {
    public func commented() {}
    public func bareRequirement() {}
}

extension Int {
    public func bareExtension() {}
}

/// A type with a comment, and members that the compiler writes.
public struct Synthesized: Hashable, Codable, Sendable, CustomStringConvertible {
    /// A property with a comment.
    public let value: Int

    public var description: String { "\(value)" }
}
