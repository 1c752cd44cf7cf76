import DomainKit

/// A reader of the part of YAML 1.2 that specifications of projects use.
///
/// It reads mappings and lists in blocks and in flow style, texts in all styles, comments, anchors, aliases and merge keys
/// (`<<`). Tags are passed over; of several documents the first is read. Every scalar is a text.
struct YAMLReader {
    private struct Line {
        var indent: Int
        var text: Substring
        let number: Int
    }

    private var lines: [Line] = []
    private var index = 0
    private var anchors: [String: (value: PropertyList, rank: Int)] = [:]
    /// The largest rank of an alias in the value that is being read: how many anchors contain each other by aliases.
    private var rank = 0

    /// The largest number of lists and mappings around a value, so that hostile input does not exhaust the stack.
    fileprivate static let depthLimit = 64
    /// The largest number of lines of a value in flow style, which is read again with each line.
    private static let flowLimit = 1_000
    /// The largest length of a value in flow style that goes on in the next line, in bytes.
    private static let flowSizeLimit = 1 << 14
    /// The largest rank of an anchor, so that a chain of aliases does not nest values without end.
    private static let rankLimit = 16

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var number = 0
        for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let body = raw.drop { $0 == " " }
            lines.append(Line(indent: raw.utf8.count - body.utf8.count, text: body, number: number))
        }
    }

    /// Returns the first document; throws with the line that cannot be read.
    mutating func read() throws(PropertyList.SyntaxError) -> PropertyList {
        while index < lines.count, lines[index].text.hasPrefix("%") { index += 1 }
        skipBlankLines()
        if index < lines.count, lines[index].indent == 0, Self.isMark(lines[index].text, "---") { index += 1 }
        skipBlankLines()
        guard current != nil else { return PropertyList(.dictionary([:]), line: 1) }
        let value = try block(depth: 0)
        skipBlankLines()
        if let rest = current { throw .init(line: rest.number) }
        return value
    }

    private static func isMark(_ text: Substring, _ mark: String) -> Bool {
        text.hasPrefix(mark) && text.dropFirst(3).allSatisfy { $0 == " " || $0 == "\r" }
    }

    /// The line that is read next, or nil at the end of the document.
    private var current: Line? {
        guard index < lines.count else { return nil }
        let line = lines[index]
        let isEnd = line.indent == 0 && (Self.isMark(line.text, "---") || Self.isMark(line.text, "..."))
        return isEnd ? nil : line
    }

    private mutating func skipBlankLines() {
        while index < lines.count, lines[index].text.isEmpty || lines[index].text.hasPrefix("#") { index += 1 }
    }

    // MARK: - Blocks

    private mutating func block(depth: Int) throws(PropertyList.SyntaxError) -> PropertyList {
        guard let line = current else { return PropertyList(.text(""), line: lines.last?.number ?? 1) }
        guard depth < Self.depthLimit, !line.text.hasPrefix("\t") else { throw .init(line: line.number) }
        if line.text.hasPrefix("&") {
            let name = line.text.dropFirst().prefix { $0 != " " }
            let rest = line.text.dropFirst(name.count + 1).drop { $0 == " " }
            lines[index].text = rest
            if rest.isEmpty { index += 1 }
            skipBlankLines()
            let outer = rank
            rank = 0
            return anchor(try block(depth: depth + 1), as: name, within: outer)
        }
        if Self.isEntry(line.text) { return try list(line, depth) }
        if try Self.key(of: line) != nil { return try mapping(line, depth) }
        index += 1
        return try scalar(line.text, line, parent: line.indent - 1, depth)
    }

    private mutating func anchor(_ value: PropertyList, as name: Substring, within outer: Int) -> PropertyList {
        anchors[String(name)] = (value, rank + 1)
        rank = max(rank, outer)
        return value
    }

    private static func isEntry(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(_ first: Line, _ depth: Int) throws(PropertyList.SyntaxError) -> PropertyList {
        var values: [PropertyList] = []
        while let line = current, line.indent == first.indent, Self.isEntry(line.text) {
            let rest = line.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty || rest.hasPrefix("#") {
                index += 1
                skipBlankLines()
                let isInner = current.map { $0.indent > line.indent } ?? false
                values.append(isInner ? try block(depth: depth + 1) : PropertyList(.text(""), line: line.number))
            } else {
                // What follows the dash is a line of its own, as far to the right as it begins.
                lines[index].indent += line.text.utf8.count - rest.utf8.count
                lines[index].text = rest
                values.append(try block(depth: depth + 1))
            }
            skipBlankLines()
        }
        try expectEnd(of: first)
        return PropertyList(.list(values), line: first.number)
    }

    private mutating func mapping(_ first: Line, _ depth: Int) throws(PropertyList.SyntaxError) -> PropertyList {
        var values: [String: PropertyList] = [:]
        var merged: [PropertyList] = []
        while let line = current, line.indent == first.indent, let (key, rest) = try Self.key(of: line) {
            index += 1
            let value = try self.value(rest, line, depth)
            if key == "<<" { merged.append(value) } else { values[key] = value }
            skipBlankLines()
        }
        try expectEnd(of: first)
        for base in merged.flatMap({ $0.list.isEmpty ? [$0] : $0.list }) {
            guard case .dictionary(let others) = base.content else { continue }
            values.merge(others) { own, _ in own }
        }
        return PropertyList(.dictionary(values), line: first.number)
    }

    /// Rejects a line that belongs neither to the block nor to one around it.
    private func expectEnd(of first: Line) throws(PropertyList.SyntaxError) {
        if let line = current, line.indent > first.indent { throw .init(line: line.number) }
    }

    /// Returns the value after a key: on its line, or in the block below.
    private mutating func value(
        _ rest: Substring,
        _ line: Line,
        _ depth: Int
    ) throws(PropertyList.SyntaxError) -> PropertyList {
        guard depth < Self.depthLimit else { throw .init(line: line.number) }
        if rest.hasPrefix("&") {
            let name = rest.dropFirst().prefix { $0 != " " }
            let outer = rank
            rank = 0
            let value = try value(rest.dropFirst(name.count + 1).drop { $0 == " " }, line, depth + 1)
            return anchor(value, as: name, within: outer)
        }
        if rest.hasPrefix("!") { return try value(rest.drop { $0 != " " }.drop { $0 == " " }, line, depth + 1) }
        guard rest.isEmpty || rest.hasPrefix("#") else { return try scalar(rest, line, parent: line.indent, depth) }
        skipBlankLines()
        guard let next = current, next.indent > line.indent || next.indent == line.indent && Self.isEntry(next.text)
        else {
            return PropertyList(.text(""), line: line.number)
        }
        return try block(depth: depth + 1)
    }

    /// Returns the key at the beginning of a line and what follows its colon, or nil if there is none.
    private static func key(of line: Line) throws(PropertyList.SyntaxError) -> (key: String, rest: Substring)? {
        let text = line.text
        guard !text.hasPrefix("\t") else { throw .init(line: line.number) }
        if text.hasPrefix("\"") || text.hasPrefix("'") {
            guard let (key, rest) = quoted(text) else { return nil }
            let colon = rest.drop { $0 == " " }
            guard colon.hasPrefix(":") else { return nil }
            return (key, colon.dropFirst().drop { $0 == " " })
        }
        guard !text.hasPrefix("{"), !text.hasPrefix("["), !text.hasPrefix("#") else { return nil }
        var position = text.startIndex
        while let colon = text[position...].firstIndex(of: ":") {
            let next = text.index(after: colon)
            if next == text.endIndex || text[next] == " " || text[next] == "\t" {
                let key = text[..<colon]
                guard !key.contains(" #") else { return nil }
                return (key.trimmed, text[next...].drop { $0 == " " || $0 == "\t" })
            }
            position = next
        }
        return nil
    }

    // MARK: - Scalars

    /// Returns a value that begins within a line; its further lines are indented more than the block around it.
    private mutating func scalar(
        _ text: Substring,
        _ line: Line,
        parent: Int,
        _ depth: Int
    ) throws(PropertyList.SyntaxError) -> PropertyList {
        switch text.first {
        case "|", ">": return PropertyList(.text(blockText(below: parent)), line: line.number)
        case "*":
            let name = text.dropFirst().prefix { $0 != " " && $0 != "#" }
            guard let anchor = anchors[String(name)], anchor.rank <= Self.rankLimit else {
                throw .init(line: line.number)
            }
            rank = max(rank, anchor.rank)
            return anchor.value
        case "{", "[", "\"", "'":
            var whole = text.withoutComment
            while true {
                var flow = FlowReader(whole[...], line: line.number, depth: depth)
                if let value = try flow.read() { return value }
                // It goes on in the next line.
                guard let next = current, next.number - line.number < Self.flowLimit,
                    whole.utf8.count < Self.flowSizeLimit
                else {
                    throw .init(line: line.number)
                }
                index += 1
                whole += " " + next.text.withoutComment
            }
        default:
            var words = [text.withoutComment]
            while let next = current, next.indent > parent, !next.text.isEmpty, !next.text.hasPrefix("#") {
                guard try Self.key(of: next) == nil else { throw .init(line: next.number) }
                index += 1
                words.append(next.text.withoutComment)
            }
            return PropertyList(.text(words.joined(separator: " ")), line: line.number)
        }
    }

    /// Returns the lines of a text in a block.
    private mutating func blockText(below parent: Int) -> String {
        var texts: [String] = []
        while index < lines.count, lines[index].indent > parent || lines[index].text.isEmpty {
            texts.append(String(lines[index].text))
            index += 1
        }
        return texts.joined(separator: "\n")
    }

    /// Returns the text in quotation marks at the beginning, and what follows it; nil if the end is missing.
    fileprivate static func quoted(_ text: Substring) -> (text: String, rest: Substring)? {
        guard let quote = text.first else { return nil }
        var result = ""
        var rest = text.dropFirst()
        while let character = rest.popFirst() {
            if character == quote {
                guard quote == "'", rest.first == "'" else { return (result, rest) }
                rest.removeFirst()
                result.append("'")
            } else if character == "\\", quote == "\"" {
                guard let escaped = rest.popFirst() else { return nil }
                result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                result.append(character)
            }
        }
        return nil
    }
}

/// A reader of lists and mappings in flow style, and of quoted texts.
private struct FlowReader {
    private var rest: Substring
    private let line: Int
    private let depth: Int

    init(_ text: Substring, line: Int, depth: Int) {
        rest = text
        self.line = line
        self.depth = depth
    }

    /// Returns the value, or nil if the text ends before it.
    mutating func read() throws(PropertyList.SyntaxError) -> PropertyList? {
        guard let value = try value(depth) else { return nil }
        skipSpace()
        guard rest.isEmpty else { throw .init(line: line) }
        return value
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    private mutating func value(_ depth: Int) throws(PropertyList.SyntaxError) -> PropertyList? {
        guard depth < YAMLReader.depthLimit else { throw .init(line: line) }
        skipSpace()
        switch rest.first {
        case nil: return nil
        case "[": return try list(depth)
        case "{": return try mapping(depth)
        default: return text().map { PropertyList(.text($0), line: line) }
        }
    }

    private mutating func text() -> String? {
        if rest.hasPrefix("\"") || rest.hasPrefix("'") {
            guard let (text, after) = YAMLReader.quoted(rest) else { return nil }
            rest = after
            return text
        }
        let plain = rest.prefix { !",]}".contains($0) }
        let text = plain[..<(plain.firstRange(of: ": ")?.lowerBound ?? plain.endIndex)]
        rest = rest[text.endIndex...]
        return text.trimmed
    }

    private mutating func list(_ depth: Int) throws(PropertyList.SyntaxError) -> PropertyList? {
        rest.removeFirst()
        var values: [PropertyList] = []
        while true {
            skipSpace()
            guard let next = rest.first else { return nil }
            if next == "]" { break }
            guard let value = try value(depth + 1) else { return nil }
            values.append(value)
            guard try separator(before: "]") else { return nil }
        }
        rest.removeFirst()
        return PropertyList(.list(values), line: line)
    }

    private mutating func mapping(_ depth: Int) throws(PropertyList.SyntaxError) -> PropertyList? {
        rest.removeFirst()
        var values: [String: PropertyList] = [:]
        while true {
            skipSpace()
            guard let next = rest.first else { return nil }
            if next == "}" { break }
            guard let key = text() else { return nil }
            skipSpace()
            if rest.first == ":" {
                rest.removeFirst()
                guard let value = try value(depth + 1) else { return nil }
                values[key] = value
            } else {
                values[key] = PropertyList(.text(""), line: line)
            }
            guard try separator(before: "}") else { return nil }
        }
        rest.removeFirst()
        return PropertyList(.dictionary(values), line: line)
    }

    /// Reads a comma, unless the end follows; false if the text ends.
    private mutating func separator(before end: Character) throws(PropertyList.SyntaxError) -> Bool {
        skipSpace()
        guard let next = rest.first else { return false }
        if next == "," { rest.removeFirst() } else if next != end { throw .init(line: line) }
        return true
    }
}

extension Substring {
    /// The text without a comment and without spaces around it; a number sign in quotation marks is none.
    fileprivate var withoutComment: String {
        var quote: Character?
        var previous: Character = " "
        for (index, character) in zip(indices, self) {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "#", previous == " " {
                return self[..<index].trimmed
            } else if quote == nil, character == "\"" || character == "'", " [{,:".contains(previous) {
                quote = character
            }
            previous = character
        }
        return trimmed
    }
}
