public import RepositoryKit

/// A pager in another program, as `PAGER` names one.
public struct ProgramPager: Sendable {
    /// The default options of pagers, as in Git: `less` shows colours, leaves the text on the terminal, and ends if all
    /// of it fits; the text is UTF-8 in every locale.
    public static let environment = ["LESS": "FRX", "LESSCHARSET": "utf-8", "LV": "-c"]

    private let words: [String]
    private let runner: any ForegroundRunner

    /// Creates a pager, or returns nil if the command line is empty or `cat`.
    public init?(_ command: String, runner: any ForegroundRunner) {
        guard let words = ShellWords(command)?.words, !words.isEmpty, words != ["cat"] else { return nil }
        self.words = words
        self.runner = runner
    }

    /// Shows a text and waits until the user has left the program.
    ///
    /// - Returns: True if the program was started.
    public func show(_ text: [UInt8]) async -> Bool {
        do throws(ProcessError) {
            _ = try await runner.run(words[0], Array(words.dropFirst()), input: text)
            return true
        } catch {
            return false
        }
    }
}
