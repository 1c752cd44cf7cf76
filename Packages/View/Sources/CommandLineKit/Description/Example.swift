public import PresentationKit

/// A command line that shows what a command is for.
///
/// It is written from the command's own name on, because a feature does not know which program its commands are part
/// of. Tests of an app read every example back through the parser, see ``Program/faults``.
///
/// ```swift
/// let examples = [Example("swift", Phrase(en: "Articles about Swift", ja: "Swift の記事"))]
/// ```
public struct Example: Hashable, Sendable {
    /// What comes before the program, such as `cat token |`.
    let before: String
    /// What follows the name of the command.
    let arguments: String
    /// What it does.
    let help: Phrase

    /// Makes an example.
    ///
    /// - Parameters:
    ///   - arguments: what follows the name of the command; a pipe and what comes after it may be part of it.
    ///   - help: what it does.
    ///   - before: what comes before the program, with its pipe.
    public init(_ arguments: String, _ help: Phrase, before: String = "") {
        self.arguments = arguments
        self.help = help
        self.before = before
    }

    func line(for path: [String]) -> String {
        ([before] + path + [arguments]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// A line of the environment or the files in a help text: a name and what it is for.
///
/// ```swift
/// let files = [Entry("~/.config/reader", Phrase(en: "Settings", ja: "設定"))]
/// ```
public struct Entry: Hashable, Sendable {
    let term: String
    let help: Phrase

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - term: the variable or the path.
    ///   - help: what it is for.
    public init(_ term: String, _ help: Phrase) {
        self.term = term
        self.help = help
    }
}
