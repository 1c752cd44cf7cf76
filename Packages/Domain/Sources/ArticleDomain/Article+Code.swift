extension Article {
    /// The blocks of code in the text, fenced and indented, including those within quotes and lists.
    ///
    /// Blocks are recognised by their lines alone, as in the first phase of CommonMark.
    ///
    /// - Complexity: O(n) in the length of the text.
    public var code: [String] { CodeScan.blocks(in: body) }
}

/// Collects the blocks of code while it scans the lines of a text.
private struct CodeScan {
    private struct Fence {
        let sign: UInt8
        let length: Int
    }

    private var blocks: [String] = []
    private var lines: [Substring] = []
    private var fence: Fence?
    private var isIndented = false
    private var isAfterBlank = true
    private var isInList = false

    static func blocks(in text: String) -> [String] {
        var scan = CodeScan()
        // Splitting by bytes is safe: a line feed is never a part of another character.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            scan.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        scan.end()
        return scan.blocks
    }

    private mutating func read(_ line: Substring.UTF8View) {
        let inner = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        if let fence {
            if closes(fence, inner) { end() } else { lines.append(Substring(line)) }
        } else if let opened = Self.fence(Self.afterMarker(inner) ?? inner) {
            end()
            fence = opened
            isInList = isInList || Self.afterMarker(inner) != nil
        } else if inner.isEmpty {
            if isIndented { lines.append("") }
            isAfterBlank = true
            return
        } else if Self.isCodeDeep(line), !isInList, isIndented || isAfterBlank {
            isIndented = true
            lines.append(Substring(line))
        } else {
            end()
            if Self.afterMarker(inner) != nil {
                isInList = true
            } else if line.first != 0x20, line.first != 0x09 {
                isInList = false
            }
        }
        isAfterBlank = false
    }

    private mutating func end() {
        while lines.last?.isEmpty == true { lines.removeLast() }
        if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
        lines.removeAll()
        fence = nil
        isIndented = false
    }

    private func closes(_ fence: Fence, _ line: Substring.UTF8View) -> Bool {
        let signs = line.prefix { $0 == fence.sign }.count
        return signs >= fence.length && line.dropFirst(signs).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the fence that a line opens; the info string of a backtick fence contains no backticks.
    private static func fence(_ line: Substring.UTF8View) -> Fence? {
        guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
        let length = line.prefix { $0 == sign }.count
        guard length >= 3 else { return nil }
        if sign == UInt8(ascii: "`"), line.dropFirst(length).contains(sign) { return nil }
        return Fence(sign: sign, length: length)
    }

    /// Returns the content of a list item after its marker, or nil if the line begins with no marker.
    private static func afterMarker(_ line: Substring.UTF8View) -> Substring.UTF8View? {
        let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let signs = digits > 0 ? [UInt8(ascii: "."), UInt8(ascii: ")")] : "-*+".utf8.map { $0 }
        let rest = line.dropFirst(digits)
        guard digits < 10, let sign = rest.first, signs.contains(sign) else { return nil }
        let content = rest.dropFirst()
        guard let space = content.first else { return content }
        return space == 0x20 || space == 0x09 ? content.drop { $0 == 0x20 || $0 == 0x09 } : nil
    }

    /// Returns a Boolean value that indicates whether a line is indented by the four columns of a code block.
    private static func isCodeDeep(_ line: Substring.UTF8View) -> Bool {
        var columns = 0
        for byte in line {
            if byte == 0x20 { columns += 1 } else if byte == 0x09 { columns = 4 } else { return false }
            if columns >= 4 { return true }
        }
        return false
    }
}
