import PresentationKit

extension TextView {
    /// Searches the text from the top of the view on, marks what is found, and scrolls to the first match.
    ///
    /// Case and the width of Latin letters are ignored. An empty term ends the search.
    ///
    /// - Returns: Whether the term occurs in the text.
    /// - Complexity: O(n) in the number of lines up to the match.
    @discardableResult
    public func search(_ term: String) -> Bool {
        matcher = TextMatcher(term)
        currentMatch = nil
        layOutText()
        host?.setNeedsUpdate()
        return findNext()
    }

    var searchCommands: [KeyCommand] {
        guard matcher != nil else { return [] }
        let (next, previous) = (Phrase(en: "next match", ja: "次の一致へ"), Phrase(en: "previous match", ja: "前の一致へ"))
        return [
            KeyCommand("next-match", next, keys: ["n"], for: self) { $0.findNext() },
            KeyCommand("previous-match", previous, keys: ["N"], for: self) { $0.findPrevious() },
            KeyCommand("end-search", Phrase(en: "end search", ja: "検索を終了"), keys: [.escape], for: self) {
                $0.search("")
            },
        ]
    }

    /// Returns the matches that are visible in part or as a whole.
    func matches(in visible: Range<Int>) -> [[LaidOutText.LineRange]] {
        guard matcher != nil else { return [] }
        return (max(0, visible.lowerBound - 1)..<visible.upperBound).flatMap(matches(inLine:))
    }

    /// Selects the match behind the current one, or from the start on if there is none.
    @discardableResult
    private func findNext() -> Bool {
        guard matcher != nil, lineCount > 0 else { return false }
        let start = currentMatch?[0]
        let first = start?.line ?? line
        return select(
            in: (first...first + lineCount).lazy.map { $0 % self.lineCount },
            first: matches(inLine: first).first { match in
                start.map { match[0].columns.lowerBound > $0.columns.lowerBound } ?? true
            },
            of: \.first
        )
    }

    /// Selects the match before the current one, or from the end on if there is none.
    @discardableResult
    private func findPrevious() -> Bool {
        guard matcher != nil, lineCount > 0 else { return false }
        let start = currentMatch?[0]
        let first = start?.line ?? line
        return select(
            in: (0...lineCount).lazy.map { (first - $0 + self.lineCount) % self.lineCount },
            first: matches(inLine: first).last { match in
                start.map { match[0].columns.lowerBound < $0.columns.lowerBound } ?? false
            },
            of: \.last
        )
    }

    /// Selects the given match of the first line, or else one of the lines behind it.
    private func select(
        in lines: some Collection<Int>,
        first: [LaidOutText.LineRange]?,
        of choice: ([[LaidOutText.LineRange]]) -> [LaidOutText.LineRange]?
    ) -> Bool {
        var match = first
        var rest = lines.dropFirst().makeIterator()
        while match == nil, let line = rest.next() { match = choice(matches(inLine: line)) }
        guard let match else { return false }
        currentMatch = match
        reveal(match)
        return true
    }

    private func matches(inLine index: Int) -> [[LaidOutText.LineRange]] {
        matcher?.matches(in: text.lines, at: index, traits.metrics) ?? []
    }
}
