public import PresentationKit

/// A mistake in the description of a program, which no command line could make good.
///
/// Descriptions are values, so their mistakes show only when they are put together. The tests of an app expect
/// ``Program/faults`` to be empty.
///
/// ```swift
/// let faults: [DescriptionFault] = program.faults
/// print(faults.isEmpty)  // true
/// ```
public enum DescriptionFault: Hashable, Sendable {
    /// A name that cannot be typed: not made of lower-case letters, digits and hyphens, or a short form of more than
    /// one letter.
    case malformedName(command: [String], name: String)
    /// Two commands with the same name.
    case repeatedCommand([String])
    /// Two options or arguments with the same spelling.
    case repeatedSpelling(command: [String], spelling: String)
    /// An argument that no word can reach or that a reader would take for another: behind a repeated one, required
    /// behind an optional one, or on a command that has commands.
    case unreachableArgument(command: [String], name: String)
    /// An example that the program would refuse.
    case refusedExample(String, UsageError)
}
