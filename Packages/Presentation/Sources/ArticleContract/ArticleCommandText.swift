public import PresentationKit

/// The words for a command on the screens of articles.
public protocol ArticleCommandText {
    /// The word for a command line.
    var name: String { get }
    /// The label of the command.
    var phrase: Phrase { get }
    /// The explanation of the command, a sentence.
    var explanation: Phrase { get }
}
