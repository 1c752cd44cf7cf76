extension TerminalText {
    /// The maximum number of characters of a quoted value in a message.
    private static let maximumQuotationLength = 200
    private static let maximumMessageLength = 2000

    /// The text as a message: very long values between single quotes are shortened in the middle.
    ///
    /// The user knows the value, and needs to see the rest of the message.
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
            var pieces = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
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
    /// Returns the text with its middle left out if it is too long.
    fileprivate func shortened(to limit: Int) -> String {
        guard unicodeScalars.count > limit else { return self }
        return String(unicodeScalars.prefix(limit * 2 / 3)) + "…" + String(unicodeScalars.suffix(limit / 3))
    }
}
