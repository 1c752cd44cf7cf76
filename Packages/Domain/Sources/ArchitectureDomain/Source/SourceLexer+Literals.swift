extension SourceLexer {
    // MARK: - Strings

    /// Reads a token that begins with `#`: a raw string, a regular expression, a directive or a macro.
    mutating func hashed(_ context: Token.Start) -> Token {
        let start = position
        var hashes = 0
        while bytes.byte(at: start + hashes) == UInt8(ascii: "#") { hashes += 1 }
        let next = bytes.byte(at: start + hashes)
        if next == UInt8(ascii: "\"") {
            position = start + hashes
            return openLiteral(hashes: hashes, context)
        }
        if next == UInt8(ascii: "/"), let end = patternEnd(from: start + hashes, hashes: hashes) {
            while position < end {
                if bytes[position].isLineBreak { skipLineBreak() } else { position += 1 }
            }
            return Token(kind: .pattern, range: start..<end, start: context)
        }
        var end = start + 1
        while bytes.byte(at: end).isWord { end += 1 }
        position = end
        let isSymbol = end == start + 1
        return Token(
            kind: isSymbol ? .symbol : .directive,
            range: isSymbol ? start..<end : start + 1..<end,
            start: context
        )
    }

    /// Reads the opening delimiter of a string literal, and its text up to the first interpolation.
    mutating func openLiteral(hashes: Int, _ context: Token.Start) -> Token {
        let isMultiline = bytes.opensMultiline(at: position, hashes: hashes)
        position += isMultiline ? 3 : 1
        let part = textPart(of: StringLiteral(hashes: hashes, isMultiline: isMultiline))
        return Token(kind: .text, range: part.range, start: context)
    }

    /// Reads the text of a string literal up to its end or to the parenthesis of the next interpolation.
    mutating func textPart(of literal: StringLiteral) -> Token {
        let start = position
        let context = Token.Start(line: line, lineStart: lineStart, startsLine: false, touchesPrevious: true)
        var end = position
        resumed = nil
        loop: while true {
            end = min(position, bytes.count)
            guard position < bytes.count else { break }
            let current = bytes[position]
            switch current {
            case UInt8(ascii: "\\") where bytes.hasHashes(literal.hashes, at: position + 1):
                position += 1 + literal.hashes
                if bytes.byte(at: position) == UInt8(ascii: "(") {
                    var open = literal
                    open.depth = 0
                    literals.append(open)
                    break loop
                }
                if position < bytes.count, !bytes[position].isLineBreak { position += 1 }
            case UInt8(ascii: "\"") where bytes.closes(literal, at: position):
                position += (literal.isMultiline ? 3 : 1) + literal.hashes
                break loop
            case _ where current.isLineBreak:
                guard literal.isMultiline else { break loop }
                skipLineBreak()
            default:
                position += 1
            }
        }
        return Token(kind: .text, range: start..<end, start: context)
    }

    // MARK: - Regular expressions

    /// Returns the end of the regular expression that begins with the slash at `start`, or nil if it is an operator.
    mutating func patternEnd(from start: Int, hashes: Int) -> Int? {
        var index = start + 1
        if hashes > 0 { return rawPatternEnd(from: index, hashes: hashes) }
        guard opensExpression || previousEndsOnEarlierLine(start) else { return nil }
        let first = bytes.byte(at: index)
        guard index < bytes.count, first != 0x20, first != 0x09, !first.isLineBreak else { return nil }
        var depth = 0
        var isInClass = false
        while index < bytes.count, !bytes[index].isLineBreak {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                return bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns the end of a regular expression with number signs, which has several lines if the first is empty.
    private mutating func rawPatternEnd(from start: Int, hashes: Int) -> Int? {
        var index = start
        while bytes.byte(at: index) == 0x20 || bytes.byte(at: index) == 0x09 { index += 1 }
        if bytes.byte(at: index).isLineBreak {
            if index >= textEnds.range.upperBound { textEnds = PatternEnds(bytes, in: index..<bytes.count) }
            return textEnds.follow(index, hashes: hashes) ? closingSlash(from: index, hashes: hashes) : nil
        }
        if index >= lineEnds.range.upperBound {
            let end = bytes[min(index, bytes.count)...].firstIndex(where: \.isLineBreak) ?? bytes.count
            lineEnds = PatternEnds(bytes, in: min(index, end)..<end)
        }
        return lineEnds.follow(index, hashes: hashes) ? closingSlash(from: index, hashes: hashes) : nil
    }

    private func closingSlash(from start: Int, hashes: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), bytes.hasHashes(hashes, at: index + 1) { return index + 1 + hashes }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private func previousEndsOnEarlierLine(_ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
        return index < 0 || bytes[index].isLineBreak
    }
}

extension [UInt8] {
    /// A Boolean value that indicates whether three quotes open a multi-line string, unlike those of `#"""#`.
    fileprivate func opensMultiline(at position: Int, hashes: Int) -> Bool {
        guard byte(at: position + 1) == UInt8(ascii: "\""), byte(at: position + 2) == UInt8(ascii: "\"") else {
            return false
        }
        guard hashes > 0 else { return true }
        var index = position + 2
        while index < count, !self[index].isLineBreak {
            if self[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    fileprivate func closes(_ literal: SourceLexer.StringLiteral, at position: Int) -> Bool {
        guard literal.isMultiline else { return hasHashes(literal.hashes, at: position + 1) }
        return byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
            && hasHashes(literal.hashes, at: position + 3)
    }

    fileprivate func hasHashes(_ number: Int, at index: Int) -> Bool {
        guard index + number <= count else { return false }
        return self[index..<index + number].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}

/// The places in a part of a text at which regular expressions with number signs can end, found once for the part, so
/// that many openings that nothing closes cost no more than one.
struct PatternEnds {
    let range: Range<Int>
    /// The last closing slash that is followed by at least one number sign, two and so on.
    private var last: [Int] = []

    /// - Complexity: O(n) in the length of the range.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.range = range
        var index = range.lowerBound
        while index < range.upperBound {
            let isEscape = bytes[index] == UInt8(ascii: "\\")
            if bytes[index] == UInt8(ascii: "/") {
                var count = 0
                while bytes.byte(at: index + 1 + count) == UInt8(ascii: "#") {
                    if count == last.count { last.append(index) } else { last[count] = index }
                    count += 1
                }
            }
            index += isEscape ? 2 : 1
        }
    }

    /// A Boolean value that indicates whether an end with so many number signs lies at an index or after it.
    func follow(_ index: Int, hashes: Int) -> Bool { hashes <= last.count && last[hashes - 1] >= index }
}
