public import RepositoryKit

/// Shows a long text in another program, page by page, as `PAGER` names one.
public struct ProgramPager: Sendable {
    /// What pagers are told that are told nothing else, as Git does it: `less` shows colours, leaves the text on the
    /// terminal, and ends where all of it fits; and the text is UTF-8 whatever the locale is.
    public static let environment = ["LESS": "FRX", "LESSCHARSET": "utf-8", "LV": "-c"]

    private let words: [String]
    private let runner: any ForegroundRunner

    /// Makes a pager.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments as people write them; nothing and `cat` name none.
    ///   - runner: runs the program.
    /// - Returns: nil if no program is named.
    public init?(_ command: String, runner: any ForegroundRunner) {
        guard let words = ShellWords(command)?.words, !words.isEmpty, words != ["cat"] else { return nil }
        self.words = words
        self.runner = runner
    }

    /// Shows a text and waits until the user has left the program, however much of it was seen.
    ///
    /// - Returns: whether the program was started.
    public func show(_ text: [UInt8]) async -> Bool {
        do throws(ProcessError) {
            _ = try await runner.run(words[0], Array(words.dropFirst()), input: text)
            return true
        } catch {
            return false
        }
    }
}
