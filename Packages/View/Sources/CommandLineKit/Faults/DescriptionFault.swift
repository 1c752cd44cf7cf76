/// An error in the description of a program.
///
/// Descriptions are values, so the compiler cannot check how they fit together. The tests of an app expect
/// ``Program/faults`` to be empty.
///
/// ```swift
/// let faults: [DescriptionFault] = program.faults
/// print(faults.isEmpty)  // true
/// ```
public enum DescriptionFault: Hashable, Sendable {
    /// A name with other characters than lower-case letters, digits and hyphens, or a short form of more than one
    /// letter.
    case malformedName(command: [String], name: String)
    /// Two commands with the same name.
    case repeatedCommand([String])
    /// Two options or arguments with the same spelling.
    case repeatedSpelling(command: [String], spelling: String)
    /// An argument that no word can reach: behind a repeated one, required behind an optional one, or of a group of
    /// commands.
    case unreachableArgument(command: [String], name: String)
    /// An example that the program rejects.
    case refusedExample(String, UsageError)
    /// Languages that the option `--lang` accepts and that are not those of the program, or not in their order.
    case mismatchedLanguages(option: [String], program: [String])
}
