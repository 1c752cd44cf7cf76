public import PresentationKit

/// The completions that a shell offers for a value.
public enum Completion: Hashable, Sendable {
    /// No completions.
    case nothing
    /// Names of files.
    case files
    /// Names of folders.
    case directories
    /// A fixed list of words.
    case words([Word])
    /// Candidates that the program looks up at run time, or file names if there are none and files are valid.
    case source(CandidateSource, orFiles: Bool = false)

    /// A word with an optional explanation.
    public struct Word: Hashable, Sendable {
        let text: String
        let help: Phrase?

        /// Creates a word.
        public init(_ text: String, _ help: Phrase? = nil) {
            self.text = text
            self.help = help
        }
    }
}

/// The name of a source of completion candidates, such as the known tags.
///
/// A feature declares its sources next to its commands, and the app looks the candidates up by its use cases.
///
/// ```swift
/// extension CandidateSource {
///     static let tags = CandidateSource(rawValue: "tags")
/// }
/// ```
public struct CandidateSource: RawRepresentable, Hashable, Sendable {
    /// The name of the source.
    public let rawValue: String

    /// Creates a source with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One word that can complete a command line.
public struct Candidate: Hashable, Sendable {
    /// The whole word, as it is passed to the program.
    public let word: String
    /// A short explanation; empty where the word explains itself.
    public let remark: String

    /// Creates a candidate.
    public init(_ word: String, remark: String = "") {
        self.word = word
        self.remark = remark
    }
}

/// A request for completion candidates: their source, and the part of the line that was typed.
///
/// The user waits for the candidates between two keys, so a lookup neither fetches nor changes anything, and a lookup
/// that fails yields no candidates.
public struct CompletionQuery<Globals: Sendable>: Sendable {
    /// The source of the candidates.
    public let source: CandidateSource
    /// The part of the word that was typed.
    public let beginning: String
    /// The global options on the line; nil where one of them is invalid.
    public let globals: Globals?
    /// The language of explanations.
    public let wording: Wording

    /// Creates a query.
    public init(source: CandidateSource, beginning: String, globals: Globals?, wording: Wording) {
        self.source = source
        self.beginning = beginning
        self.globals = globals
        self.wording = wording
    }

    /// Returns whether a word begins with the typed text, ignoring case; other candidates are not offered.
    public func matches(_ word: String) -> Bool {
        beginning.isEmpty || word.lowercased().hasPrefix(beginning.lowercased())
    }
}
