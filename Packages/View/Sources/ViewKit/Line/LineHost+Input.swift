import PresentationKit
import ReportKit

extension LineHost {
    /// Prompts for a line, performs the command that it names, and returns false if the user quits.
    func performNextAction() async -> Bool {
        guard let view = screen?.view else { return false }
        let prompt = LinePrompt((view.firstFocusable ?? view).commandsOfChain)
        guard let line = await terminal.readLine(isSecret: false, prompt: text(of: prompt)) else {
            terminal.writeMessage(.lineBreak)
            return false
        }
        switch prompt.choice(for: line) {
        case .command(.nothing): break
        case .command(.perform(let perform)): perform()
        case .command(.refuse(let message)): showMessage(message)
        case .help: explain(prompt)
        case .quit: return false
        }
        return true
    }

    private func text(of prompt: LinePrompt) -> EncodedText {
        hideProgress()
        let style = TextStyle(.secondary)
        let metrics = terminal.messages.metrics
        let entries = prompt.entries.map { "\($0.key) \(wording($0.title))" }
        var lines: [TerminalText] = []
        // Lines break between entries only.
        for (index, entry) in entries.enumerated() {
            let part = TerminalText(entry + (index + 1 < entries.count ? " ·" : " >"), style: style)
            if let last = lines.last, last.width(in: metrics) + 1 + part.width(in: metrics) <= terminal.width ?? .max {
                lines[lines.count - 1] = last + TerminalText(" ", style: style) + part
            } else {
                lines += wrap(part)
            }
        }
        // The space may stand behind the last column.
        let last = lines.removeLast() + TerminalText(" ", style: style)
        return EncodedText(lines: lines, for: terminal.messages) + EncodedText(last, for: terminal.messages)
    }

    private func explain(_ prompt: LinePrompt) {
        showMessage(TerminalText(wording(PromptText.helpHeading), style: TextStyle(.title)))
        let entries = prompt.entries
        let metrics = terminal.messages.metrics
        let widest = entries.map { TerminalText($0.key).width(in: metrics) }.max() ?? 0
        for entry in entries {
            let key = TerminalText(entry.key, style: TextStyle(.accent)).padded(to: widest, in: metrics)
            let label = TerminalText.spaces(2) + key + "  "
            for line in page.lines(of: TerminalText(wording(entry.explanation)), behind: label) { showMessage(line) }
        }
    }
}
