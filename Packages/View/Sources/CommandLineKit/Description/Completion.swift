public import PresentationKit

/// What a shell offers where a value is expected.
///
/// ```swift
/// let completion = Completion.source(.tags)
/// let tag = ValueKind<String>.text("TAG", completion: completion)
/// ```
public enum Completion: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// Names of files.
    case files
    /// Names of folders.
    case directories
    /// A few words that are known in advance.
    case words([Word])
    /// Words that the program looks up when it is asked.
    case source(CandidateSource)
    /// Words that the program looks up when it is asked, or names of files where it finds none.
    case sourceOrFiles(CandidateSource)

    /// A word, and what it means.
    ///
    /// ```swift
    /// let languages = [Completion.Word("en"), Completion.Word("ja", Phrase(en: "Japanese", ja: "日本語"))]
    /// let language = ValueKind<String>.text("LANGUAGE", completion: .words(languages))
    /// ```
    public struct Word: Hashable, Sendable {
        let text: String
        let help: Phrase?

        /// Makes a word.
        public init(_ text: String, _ help: Phrase? = nil) {
            self.text = text
            self.help = help
        }
    }
}

/// The name of something that candidates are looked up in, such as the tags that are kept.
///
/// A feature declares its names next to its commands, and the app answers them from its use cases.
///
/// ```swift
/// extension CandidateSource {
///     static let tags = CandidateSource(rawValue: "tags")
/// }
/// ```
public struct CandidateSource: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One word that can complete a command line.
///
/// ```swift
/// let wanted = Answer.candidates(["tagged", "s"])
/// let words = await program.text(of: wanted, wording: Wording(.english), width: 80) { question in
///     question.source == .tags ? [Candidate("swift", remark: "12 articles")] : []
/// }
/// ```
public struct Candidate: Hashable, Sendable {
    /// The whole word, as the program wants to receive it.
    public let word: String
    /// What it means; empty where the word says it.
    public let remark: String

    /// Makes a candidate.
    public init(_ word: String, remark: String = "") {
        self.word = word
        self.remark = remark
    }
}

/// What a program looks up for a shell: which words there are, and what is known of the line so far.
///
/// The user waits for the answer between two keys, and has asked for nothing yet. So nothing is fetched or changed for it,
/// and where nothing can be found out, nothing is offered.
///
/// ```swift
/// func look(up question: CompletionQuery<StandardOptions>) -> [Candidate] {
///     let all = [Candidate("swift"), Candidate("Swift-Testing")]
///     return question.source == .tags ? all.filter { question.matches($0.word) } : []
/// }
/// ```
public struct CompletionQuery<Globals: Sendable>: Sendable {
    /// What is asked for.
    public let source: CandidateSource
    /// What was typed of the word.
    public let beginning: String
    /// The options that every command takes, as far as they stand on the line; nil where one of them is wrong.
    public let globals: Globals?
    /// The language of remarks.
    public let wording: Wording

    /// Makes a question.
    public init(source: CandidateSource, beginning: String, globals: Globals?, wording: Wording) {
        self.source = source
        self.beginning = beginning
        self.globals = globals
        self.wording = wording
    }

    /// Whether a word begins with what was typed, in upper or lower case; other candidates are left out of an answer.
    public func matches(_ word: String) -> Bool {
        beginning.isEmpty || word.lowercased().hasPrefix(beginning.lowercased())
    }
}
