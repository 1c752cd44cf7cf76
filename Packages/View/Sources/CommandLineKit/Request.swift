/// The result of parsing a command line.
///
/// ```swift
/// func run(_ arguments: [String]) async throws -> String {
///     switch try program.request(for: arguments) {
///     case .run(.article(.tagged(let tag, _)), let options):
///         return "articles with \(tag), as \(options.output)"
///     case .print(let text):
///         return await program.text(of: text, wording: Wording(.english), width: 80)
///     }
/// }
///
/// func runsCommand(_ request: Request<StandardOptions, AppInvocation>) -> Bool {
///     if case .run = request { true } else { false }
/// }
/// ```
public enum Request<Globals: Sendable, Invocation: Sendable>: Sendable {
    /// Run the invocation of a feature.
    case run(Invocation, Globals)
    /// Print a text about the program itself.
    case print(BuiltInText)
}

extension Request: Equatable where Globals: Equatable, Invocation: Equatable {}

/// A text that a program prints about itself.
///
/// ```swift
/// let text = BuiltInText.help(["tagged"])
/// let help = await program.text(of: text, wording: Wording(.japanese), width: 80)
/// ```
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
///
/// ```swift
/// for shell in Shell.allCases {
///     print(await program.text(of: .completions(shell), wording: Wording(.english), width: 80))
/// }
/// ```
public enum Shell: String, CaseIterable, Sendable {
    /// GNU Bash.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish
}
