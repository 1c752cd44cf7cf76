/// The result of parsing a command line.
public enum Request<Globals: Sendable, Invocation: Sendable>: Sendable {
    /// Run the invocation of a feature.
    case run(Invocation, Globals)
    /// Print a text about the program itself.
    case print(BuiltInText)
}

extension Request: Equatable where Globals: Equatable, Invocation: Equatable {}

/// A text that a program prints about itself.
public enum BuiltInText: Hashable, Sendable {
    /// The help of the command with a path; of the program where the path is empty.
    case help([String])
    /// The name and the version.
    case version
    /// The manual page, in roff.
    case manual
    /// The completion script for a shell.
    case completions(Shell)
    /// The completion candidates for some words, of which the last one is unfinished.
    case candidates([String])
}

/// A shell with a completion script.
public enum Shell: String, CaseIterable, Sendable {
    /// GNU Bash.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish
}
