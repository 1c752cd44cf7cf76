/// What a command line asks for.
public enum Request<Globals: Sendable, Invocation: Sendable>: Sendable {
    /// To do what a feature described.
    case run(Invocation, Globals)
    /// To print a text that the program knows about itself.
    case answer(Answer)
}

extension Request: Equatable where Globals: Equatable, Invocation: Equatable {}

/// A text that a program can print about itself.
public enum Answer: Hashable, Sendable {
    /// The help of the command that is reached by these names; of the program where there are none.
    case help([String])
    /// The name and the version.
    case version
    /// The manual page, in roff.
    case manual
    /// The completion script for a shell.
    case completions(Shell)
    /// What can complete these words, of which the last one is unfinished.
    case candidates([String])
}

/// A shell that completions are made for.
public enum Shell: String, CaseIterable, Sendable {
    /// GNU Bash.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish
}
