/// What a command line asks for.
///
/// ```swift
/// switch try program.request(for: ["tagged", "swift", "--page=2"]) {
/// case .run(let wish, let options):
///     run(wish, options)
/// case .answer(let answer):
///     print(await program.text(of: answer, wording: Wording(.english), width: 80), terminator: "")
/// }
/// ```
public enum Request<Globals: Sendable, Invocation: Sendable>: Sendable {
    /// To do what a feature described.
    case run(Invocation, Globals)
    /// To print a text that the program knows about itself.
    case answer(Answer)
}

extension Request: Equatable where Globals: Equatable, Invocation: Equatable {}

/// A text that a program can print about itself.
///
/// ```swift
/// let help = await program.text(of: .help(["tagged"]), wording: Wording(.japanese), width: 80)
/// ```
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
///
/// ```swift
/// let script = await program.text(of: .completions(.zsh), wording: Wording(.english), width: 80)
/// ```
public enum Shell: String, CaseIterable, Sendable {
    /// GNU Bash.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish
}
