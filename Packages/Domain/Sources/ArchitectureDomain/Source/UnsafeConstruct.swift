/// A construct that switches a check of the compiler or of the runtime off, or that ends the program.
public enum UnsafeConstruct: String, CaseIterable, Hashable, Sendable {
    /// The author vouches for a type that the compiler cannot check.
    case uncheckedSendable = "@unchecked Sendable"
    /// A variable without isolation.
    case nonisolatedUnsafe = "nonisolated(unsafe)"
    /// A call that ends the program instead of throwing.
    case forcedTry = "try!"
    /// A cast that ends the program instead of failing.
    case forcedCast = "as!"
    /// A type whose every use may end the program.
    case implicitlyUnwrapped = "implicitly unwrapped"
    /// A statement that ends the program.
    case fatalError = "fatalError"
    /// Isolation that is not checked where it meets older code.
    case preconcurrency = "@preconcurrency"
}

/// A place where an unsafe construct is used.
public struct UnsafeUse: Hashable, Sendable {
    /// What is used.
    public let construct: UnsafeConstruct
    /// The line; the first is 1.
    public let line: Int
    /// Whether a `// SAFETY:` comment with a reason ends on the line above it.
    public let hasReason: Bool

    /// Makes a use.
    public init(_ construct: UnsafeConstruct, line: Int, hasReason: Bool) {
        self.construct = construct
        self.line = line
        self.hasReason = hasReason
    }
}
