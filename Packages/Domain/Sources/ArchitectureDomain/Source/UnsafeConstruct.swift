/// The unsafe constructs: they disable a check of the compiler or the runtime, or end the program.
public enum UnsafeConstruct: String, CaseIterable, Hashable, Sendable {
    /// A conformance to `Sendable` that the compiler does not check.
    case uncheckedSendable = "@unchecked Sendable"
    /// A variable without isolation.
    case nonisolatedUnsafe = "nonisolated(unsafe)"
    /// A call that ends the program if it throws.
    case forcedTry = "try!"
    /// A cast that ends the program if it fails.
    case forcedCast = "as!"
    /// A type of which each use may end the program.
    case implicitlyUnwrapped = "implicitly unwrapped"
    /// A statement that ends the program.
    case fatalError = "fatalError"
    /// An import or a conformance whose isolation is not checked.
    case preconcurrency = "@preconcurrency"
}

/// A use of an unsafe construct.
public struct UnsafeUse: Hashable, Sendable {
    /// The construct.
    public let construct: UnsafeConstruct
    /// The position.
    public let position: Position
    /// A Boolean value that indicates whether a `// SAFETY:` comment with a reason ends on the line above.
    public let hasReason: Bool
}
