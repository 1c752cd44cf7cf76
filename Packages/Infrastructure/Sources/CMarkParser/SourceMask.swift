/// Masks what would cost the library more than time and memory in proportion to the length of a source.
///
/// Several algorithms of cmark-gfm 0.29 are quadratic (CVE-2022-39209, CVE-2023-22483 to 22486, 24824, 26485 and 37463), and a
/// table or a link definition of a few kilobytes can become gigabytes. Of each character that starts such work, only as many
/// keep their meaning as no author needs; those beyond are replaced by bytes that UTF-8 never has. The library takes them for
/// letters, and ``unmasked(_:)`` restores them in the tree. So no text is lost: what is beyond the limits is text, not markup.
struct SourceMask {
    /// The limits, each far above what an author writes.
    private enum Limit {
        /// The column behind which no marker opens a container.
        static let column = 128
        /// The characters of emphasis between two blank lines.
        static let delimiters = 8_000
        /// The opening brackets between two blank lines.
        static let brackets = 4_000
        /// The comments, declarations and instructions of HTML between two blank lines.
        static let declarations = 1_000
        /// The lines between two blank lines that may be the second line of a table.
        static let delimiterRows = 16
        /// The vertical bars in a line.
        static let bars = 1_000
        /// The closing parentheses at what may be the end of a URL.
        static let parentheses = 200
    }

    /// The bytes that UTF-8 never has, one for each character that is masked.
    private static let masks: [(character: UInt8, mask: UInt8)] = Array(
        zip("[*_~<-|):>+.".utf8, [0xC0, 0xC1, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE])
    )
    private static let maskOfCharacter = table(masks.map { ($0.character, $0.mask) })
    private static let characterOfMask = table(masks.map { ($0.mask, $0.character) })

    private static func table(_ pairs: [(UInt8, UInt8)]) -> [UInt8] {
        var table = Array(UInt8.min...UInt8.max)
        for (from, to) in pairs { table[Int(from)] = to }
        return table
    }

    /// The lines between two blank lines, which hold every paragraph and every table as a whole.
    private struct Run {
        var delimiters = 0
        var brackets = 0
        var declarations = 0
        /// The dashes by which lines may be the second line of a table.
        var delimiterRows: [Int] = []
        /// The colons by which lines may define links.
        var definitions: [Int] = []
        /// The columns of the widest possible table.
        var columns = 0
        var length = 0
    }

    private var bytes: [UInt8]
    private var run = Run()
    /// The cells that the library may still add to rows that are shorter than their table.
    private var addedCells: Int
    private var brackets = 0
    /// The runs with definitions of links.
    private var definitions: [(colons: [Int], length: Int)] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        addedCells = 1_000 + bytes.count
    }

    /// Returns a source in which what is beyond the limits is masked.
    ///
    /// - Complexity: O(n) in the length of the source.
    static func masked(_ source: String) -> [UInt8] {
        var mask = SourceMask(Array(source.utf8))
        mask.maskLines()
        return mask.bytes
    }

    /// Returns a text of the tree as it is in the source.
    static func unmasked(_ text: UnsafePointer<CChar>) -> String {
        if let text = String(validatingCString: text) { return text }
        let characters = characterOfMask
        var bytes: [UInt8] = []
        var next = text
        while next.pointee != 0 {
            bytes.append(characters[Int(UInt8(bitPattern: next.pointee))])
            next += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func mask(_ index: Int) {
        bytes[index] = Self.maskOfCharacter[Int(bytes[index])]
    }

    private mutating func maskLines() {
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            if isBlank(start..<end) {
                // The bytes of a line break of two are a blank line between them, unless they are taken as one.
                if end > start || bytes[end] == 0x0D || start == 0 || bytes[start - 1] != 0x0D { endRun() }
            } else {
                maskLine(start..<end)
                run.length += end - start + 1
            }
            start = end + 1
        }
        endRun()
        maskDefinitions()
    }

    /// Returns whether a line is blank, or blank within a quotation.
    private func isBlank(_ line: Range<Int>) -> Bool {
        let allowsQuotes = line.first.map { bytes[$0] == UInt8(ascii: ">") } ?? false
        return bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || allowsQuotes && $0 == UInt8(ascii: ">") }
    }

    private mutating func maskLine(_ line: Range<Int>) {
        let content = maskMarkers(line)..<line.upperBound
        if !maskTableRow(content) { maskInlines(content) }
    }

    private mutating func endRun() {
        if !run.definitions.isEmpty { definitions.append((run.definitions, run.length)) }
        run = Run()
    }

    // MARK: Containers

    /// Masks the markers of containers that are too deep, because the library goes through all open containers for each line.
    ///
    /// - Returns: The start of the content behind the markers.
    private mutating func maskMarkers(_ line: Range<Int>) -> Int {
        var index = line.lowerBound
        var column = 0
        while index < line.upperBound {
            switch bytes[index] {
            case 0x20: column += 1
            case 0x09: column += 4 - column % 4
            default:
                guard let end = endOfMarker(at: index, in: line) else { return index }
                if column >= Limit.column {
                    mask(end - 1)
                    return index
                }
                column += end - index
                index = end
                continue
            }
            index += 1
        }
        return index
    }

    /// Returns the end of the marker of a quotation, an item of a list or a footnote, or nil if there is none.
    private func endOfMarker(at start: Int, in line: Range<Int>) -> Int? {
        let rest = bytes[start..<line.upperBound]
        switch bytes[start] {
        case UInt8(ascii: ">"): return start + 1
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return isSpace(start + 1, line) ? start + 1 : nil
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let end = start + rest.prefix { (0x30...0x39).contains($0) }.count
            guard end < line.upperBound, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")") else {
                return nil
            }
            return isSpace(end + 1, line) ? end + 1 : nil
        case UInt8(ascii: "["):
            let label = rest.prefix { $0 != UInt8(ascii: "]") }
            guard label.dropFirst().first == UInt8(ascii: "^"), label.endIndex + 1 < line.upperBound else { return nil }
            return bytes[label.endIndex + 1] == UInt8(ascii: ":") ? label.endIndex + 2 : nil
        default: return nil
        }
    }

    private func isSpace(_ index: Int, _ line: Range<Int>) -> Bool {
        index >= line.upperBound || bytes[index] == 0x20 || bytes[index] == 0x09
    }

    // MARK: Tables

    /// Reads a line as the delimiters or a row of a table, whose rows the library fills up to its columns.
    ///
    /// - Returns: Whether the line has nothing but delimiters.
    private mutating func maskTableRow(_ content: Range<Int>) -> Bool {
        var bars = 0
        var dashes = 0
        var isDelimiters = true
        var columns = 0
        for index in content {
            switch bytes[index] {
            case UInt8(ascii: "|"):
                bars += 1
                if bars > Limit.bars { mask(index) }
            case UInt8(ascii: "-"):
                if index == content.lowerBound || bytes[index - 1] != UInt8(ascii: "-") { columns += 1 }
                dashes += 1
            case UInt8(ascii: ":"), 0x20, 0x09, 0x0B, 0x0C: break
            default: isDelimiters = false
            }
        }
        bars = min(bars, Limit.bars)
        isDelimiters = isDelimiters && dashes > 0
        if isDelimiters, bars > 0 || bytes[content].contains(UInt8(ascii: ":")) {
            guard let dash = content.first(where: { bytes[$0] == UInt8(ascii: "-") }) else { return true }
            if run.delimiterRows.count < Limit.delimiterRows {
                run.delimiterRows.append(dash)
                run.columns = max(run.columns, min(columns, Limit.bars + 1))
            } else {
                mask(dash)
            }
        } else if run.columns > 0 {
            let last = content.last { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? content.lowerBound
            let edges = [content.lowerBound, last].count { bytes[$0] == UInt8(ascii: "|") }
            addedCells -= max(0, run.columns - max(1, bars + 1 - edges))
            if addedCells < 0 {
                for dash in run.delimiterRows { mask(dash) }
                run.columns = 0
            }
        }
        return isDelimiters
    }

    // MARK: Text

    private mutating func maskInlines(_ content: Range<Int>) {
        // No slice: while there is one, each change of a byte copies the source.
        let fenceEnd = content.first { bytes[$0] != UInt8(ascii: "~") } ?? content.upperBound
        let isFence = fenceEnd - content.lowerBound > 2
        var parentheses = 0
        for index in content {
            if parentheses > 0, !Self.mayEndURL(bytes[index]) { parentheses = 0 }
            switch bytes[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                // Fences of code stay, or the code would not end.
                if isFence, index < fenceEnd { break }
                run.delimiters += 1
                if run.delimiters > Limit.delimiters { mask(index) }
            case UInt8(ascii: "["):
                brackets += 1
                run.brackets += 1
                if run.brackets > Limit.brackets { mask(index) }
            case UInt8(ascii: "<"):
                let next = index + 1 < content.upperBound ? bytes[index + 1] : 0
                guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { break }
                run.declarations += 1
                if run.declarations > Limit.declarations { mask(index) }
            case UInt8(ascii: ":"):
                if index > content.lowerBound, bytes[index - 1] == UInt8(ascii: "]") { run.definitions.append(index) }
            case UInt8(ascii: ")"):
                parentheses += 1
                if parentheses > Limit.parentheses { mask(index) }
            default: break
            }
        }
    }

    /// Returns whether the library may look before a character for the end of a URL.
    private static func mayEndURL(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "?!.,:*_~'\"&#;)".utf8.contains(byte)
        }
    }

    /// Masks the definitions of links that are too long for the number of links, each of which copies its definition.
    private mutating func maskDefinitions() {
        let limit = (32 << 20) + 64 * bytes.count
        for (colons, length) in definitions where length > limit / max(1, brackets) {
            for colon in colons { mask(colon) }
        }
    }
}
