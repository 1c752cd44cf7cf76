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
        lookUp: (CompletionQuery<Globals>) async -> [Candidate] = { _ in [] }
    ) async -> String {
        let text = await encodedText(
            of: answer,
            wording: wording,
            width: width,
            capabilities: capabilities,
            lookUp: lookUp
        )
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// The answer as it is written to a stream.
    func encodedText(
        of answer: Answer,
        wording: Wording,
        width: Int,
        capabilities: TerminalCapabilities,
        lookUp: (CompletionQuery<Globals>) async -> [Candidate]
    ) async -> EncodedText {
        let document: String
        switch answer {
        case .help(let path):
            let lines = help(for: path, wording: wording, width: width, metrics: capabilities.metrics)
            return EncodedText(lines: lines, for: capabilities)
        case .version: document = "\(name) \(version)\n"
        case .manual: document = manual(in: wording)
        case .completions(let shell): document = shell.script(for: name)
        case .candidates(let words): document = await candidates(for: words, wording: wording, lookUp: lookUp)
        }
        return EncodedText(document: document, for: capabilities)
    }
}
