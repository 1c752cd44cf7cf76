public import PresentationKit
public import ViewKit

extension Program {
    /// The text that answers a question about the program itself.
    ///
    /// - Parameters:
    ///   - answer: what was asked for.
    ///   - wording: the language of the text.
    ///   - width: the columns of the terminal, or how wide a help text may be without one.
    ///   - capabilities: what the place that the text is printed to can show.
    ///   - lookUp: finds the candidates of a source; called only by completion scripts.
    /// - Returns: the text with its last newline.
    public func text(
        of answer: Answer,
        wording: Wording,
        width: Int,
        capabilities: TerminalCapabilities = .pipe,
        lookUp: (CandidateQuestion<Globals>) async -> [Candidate] = { _ in [] }
    ) async -> String {
        switch answer {
        case .help(let path):
            help(for: path, wording: wording, width: width, metrics: capabilities.metrics)
                .map { $0.rendered(for: capabilities) + "\n" }.joined()
        case .version: "\(name) \(version)\n"
        case .manual: manual(in: wording)
        case .completions(let shell): shell.script(for: name)
        case .candidates(let words): await candidates(for: words, wording: wording, lookUp: lookUp)
        }
    }
}
