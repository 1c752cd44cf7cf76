public import PresentationKit

/// A command line that shows a use of a command.
///
/// It leaves out the name of the program and of the command, because a feature does not know the program that its
/// commands are part of.
public struct Example: Hashable, Sendable {
    /// The text before the program, such as `cat token |`.
    let before: String
    /// The text behind the name of the command.
    let arguments: String
    let help: Phrase

    /// Creates an example.
    ///
    /// - Parameters:
    ///   - arguments: the text behind the name of the command; it may go on with a pipe.
    ///   - help: the explanation of the line.
    ///   - before: the text before the program, with its pipe; `Phrase.programName` stands for the program.
    public init(_ arguments: String, _ help: Phrase, before: String = "") {
        self.arguments = arguments
        self.help = help
        self.before = before
    }

    func line(for path: [String]) -> String {
        let before = before.replacing(Phrase.programName, with: path.first ?? "")
        return ([before] + path + [arguments]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// An entry of a help text for a variable or a file: its name and an explanation.
public struct Entry: Hashable, Sendable {
    let term: String
    let help: Phrase

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - term: the variable or the path.
    ///   - help: the explanation.
    public init(_ term: String, _ help: Phrase) {
        self.term = term
        self.help = help
    }
}
