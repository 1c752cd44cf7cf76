internal import DomainKit

extension TextExcerpt {
    /// Creates the excerpt of a text with the most hits of a query.
    ///
    /// It is taken from the first of the lines that contain the most terms of the query, from shortly before the first
    /// hit; without any hit, from the first line that is not blank. A hit includes every character of which a part
    /// matches; one that crosses the end of a line is not marked.
    ///
    /// - Complexity: O(n) in the length of the text up to that line.
    public init(of text: String, for query: TextQuery, in field: TextIndexSchema.Field) {
        let needles = Set(
            query.conditions.joined().compactMap { (term: TextQuery.Term) -> [UInt8]? in
                guard case .text(let text) = term.subject, !term.isExcluded, text.concerns(field) else { return nil }
                return text.folded
            }
        )
        let line = Self.line(of: text, with: needles)
        let characters = Array(line)
        let isHit = Self.hits(in: characters, of: needles)
        let first = isHit.firstIndex(of: true) ?? 0
        let latest = max(0, characters.count - Self.lengthLimit)
        let start = min(max(0, first - Self.lengthLimit / 4), latest)
        let end = min(start + Self.lengthLimit, characters.count)

        var parts: [Part] = []
        var from = start
        while from < end {
            let upTo = isHit[from..<end].firstIndex { $0 != isHit[from] } ?? end
            parts.append(Part(String(characters[from..<upTo]), isHit: isHit[from]))
            from = upTo
        }
        self.init(parts: parts, isCutBefore: start > 0, isCutAfter: end < characters.count)
    }

    private static func line(of text: String, with needles: Set<[UInt8]>) -> Substring {
        var best: Substring?
        var most = 0
        for line in text.split(whereSeparator: \.isNewline) {
            if most == 0, best == nil, !line.allSatisfy(\.isWhitespace) { best = line }
            let folded = FoldedText(String(line))
            let count = needles.count { folded.contains($0) }
            if count > most { (best, most) = (line, count) }
            if most == needles.count, best != nil { break }
        }
        let line = best ?? ""
        let rest = line.drop(while: \.isWhitespace)
        let blank = rest.reversed().prefix(while: \.isWhitespace).count
        return rest.dropLast(blank)
    }

    /// Returns for each character of a line whether it is part of a hit.
    ///
    /// Each character is folded alone, to map the folded bytes back to it.
    private static func hits(in characters: [Character], of needles: Set<[UInt8]>) -> [Bool] {
        var isHit = characters.map { _ in false }
        guard !needles.isEmpty else { return isHit }
        var bytes: [UInt8] = []
        var sources: [Int] = []
        for (index, character) in characters.enumerated() {
            let folded = FoldedText(String(character)).bytes
            bytes += folded
            sources += repeatElement(index, count: folded.count)
        }
        for needle in needles {
            let length = needle.count
            guard length <= bytes.count else { continue }
            for start in 0...bytes.count - length
            where bytes[start] == needle[0] && bytes[start..<start + length] == needle[...] {
                for index in sources[start]...sources[start + length - 1] { isHit[index] = true }
            }
        }
        return isHit
    }
}
