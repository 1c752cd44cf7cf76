package import PresentationKit
package import ViewKit

extension Program {
    /// Returns a text about the program itself, with a newline at its end.
    package func text(
        of text: BuiltInText,
        wording: Wording = Wording(.english),
        width: Int = 80,
        capabilities: TerminalCapabilities = .pipe,
        lookUp: (CompletionQuery<Globals>) async -> [Candidate] = { _ in [] }
    ) async -> String {
        let encoded = await encodedText(
            of: text,
            wording: wording,
            width: width,
            capabilities: capabilities,
            lookUp: lookUp
        )
        return String(decoding: encoded.bytes, as: UTF8.self)
    }

    func encodedText(
        of text: BuiltInText,
        wording: Wording,
        width: Int,
        capabilities: TerminalCapabilities,
        lookUp: (CompletionQuery<Globals>) async -> [Candidate]
    ) async -> EncodedText {
        let document: String
        switch text {
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
