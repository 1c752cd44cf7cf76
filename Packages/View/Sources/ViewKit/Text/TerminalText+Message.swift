extension TerminalText {
    /// How many characters of a value are told in a message at most.
    private static let maximumQuotationLength = 200
    /// How many characters a message has at most.
    private static let maximumMessageLength = 2000

    /// The text as a message tells it: of a value between single quotes that is very long, its beginning and its end.
    ///
    /// Whoever wrote a value knows it, and does not want to lose sight of what is said about it.
    ///
    /// - Complexity: O(n) in the length of the text.
    package var asMessage: TerminalText {
        var result = TerminalText()
        for run in runs {
            let text = run.original ?? run.text
            guard text.utf8.count > Self.maximumQuotationLength else {
                result.append(run)
                continue
            }
            var pieces = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
            for index in pieces.indices.dropFirst().dropLast() {
                pieces[index] = pieces[index].shortened(to: Self.maximumQuotationLength)
            }
            let message = pieces.joined(separator: "'").shortened(to: Self.maximumMessageLength)
            result.append(TerminalText(message, style: run.style))
        }
        return result
    }
}

extension String {
    /// The text without its middle where it is too long.
    fileprivate func shortened(to limit: Int) -> String {
        guard unicodeScalars.count > limit else { return self }
        return String(unicodeScalars.prefix(limit * 2 / 3)) + "…" + String(unicodeScalars.suffix(limit / 3))
    }
}
