public import PresentationKit

/// An error in the arguments of a program.
///
/// The parser throws the facts, and ``UsageFailure/phrase`` words them. Names of options and arguments are spelled as the user wrote
/// them.
public enum UsageError: Error, Hashable, Sendable {
    /// A group of commands was given without a command.
    case missingCommand
    /// There is no such command.
    ///
    /// - `nearest`: the command that was probably meant.
    case unknownCommand(String, nearest: String?)
    /// There is no such option.
    ///
    /// - `nearest`: the option that was probably meant.
    case unknownOption(String, nearest: String?)
    /// There is no such option, and an argument with a leading hyphen is not accepted here.
    ///
    /// - `nearest`: the option that was probably meant.
    /// - `argument`: the name of the argument.
    case unknownOptionOrArgument(String, nearest: String?, argument: String)
    /// The value of an option is missing.
    case missingValue(option: String, placeholder: String)
    /// A value was given to an option that takes none.
    case unexpectedValue(option: String, value: String)
    /// A required argument is missing.
    case missingArgument(String)
    /// There are more arguments than the command takes.
    case unexpectedArgument(String)
    /// The value of an option or argument breaks its rule.
    case invalidValue(parameter: String, value: String, rule: ValueRule)
    /// Two options exclude each other.
    case conflicting(String, String)
    /// An option was given without another one that it requires.
    case missingCompanion(String, String)
    /// An option that is valid once was repeated.
    case repeated(String)
}

/// The rule for a value on the command line.
public enum ValueRule: Hashable, Sendable {
    /// One of a few words.
    case oneOf([String], nearest: String?)
    /// A whole number in a range; `Int.min` and `Int.max` mean no bound.
    case within(ClosedRange<Int>)
    /// A rule of a feature, as the object of "takes": "a date such as 2026-11-21", 「日付」.
    case described(Phrase)
}

/// A usage error, with the command in which it occurred.
public struct UsageFailure: Error, Hashable, Sendable {
    /// The name of the program.
    public let program: String
    /// The names of the commands that were recognised, from the outermost inwards.
    public let command: [String]
    /// The error.
    public let error: UsageError

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - program: the name of the program.
    ///   - command: the commands that were recognised, from the outermost inwards.
    ///   - error: the error.
    public init(program: String, command: [String], error: UsageError) {
        self.program = program
        self.command = command
        self.error = error
    }
}
