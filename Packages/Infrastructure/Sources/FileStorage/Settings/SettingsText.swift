/// The text of a settings file: lines of `key = value`, comments behind `#`, empty lines.
///
/// A value is everything up to a `#` with white space before it, without the white space at its ends; or it stands in
/// double quotes, and then `\"`, `\\`, `\n`, `\r`, `\t` and `\u{41}` stand for one character each. Changing a value
/// leaves every other byte of the text as it was.
package struct SettingsText {
    package struct Entry: Equatable {
        package let key: String
        /// The value, without quotes.
        package let value: String
        /// The line's number, from 1.
        package let line: Int
        fileprivate let lineRange: Range<Int>
        fileprivate let valueRange: Range<Int>
    }

    /// The error for a line that cannot be parsed, by its number from 1.
    package enum SyntaxError: Error, Hashable {
        /// The line is neither a setting nor a comment.
        case malformed(line: Int)
        /// The key occurs on an earlier line, too.
        case repeated(key: String, line: Int)
    }

    /// The text in UTF-8.
    package private(set) var bytes: [UInt8]
    /// The settings in the order of their lines, each key once.
    package private(set) var entries: [Entry] = []

    package init(_ bytes: [UInt8]) throws(SyntaxError) {
        self.bytes = bytes
        try parse()
    }

    /// Returns whether a key can be written: letters, digits and `._-:[]` of ASCII, at least one.
    package static func isSuitable(key: String) -> Bool {
        !key.isEmpty && key.utf8.allSatisfy(isKeyByte)
    }

    /// Replaces the value of a key, or appends a line.
    package mutating func set(_ value: String, for key: String) throws(SyntaxError) {
        if let entry = entries.first(where: { $0.key == key }) {
            // An empty value may touch the comment behind it, which would become part of a longer one.
            let end = entry.valueRange.upperBound
            let isTouching = end < bytes.count && bytes[end] == UInt8(ascii: "#")
            bytes.replaceSubrange(entry.valueRange, with: Self.written(value) + (isTouching ? [0x20] : []))
        } else {
            if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
            bytes += "\(key) = ".utf8 + Self.written(value) + [0x0A]
        }
        try parse()
    }

    /// Removes the line of a key.
    ///
    /// - Returns: false if there was none.
    @discardableResult
    package mutating func remove(_ key: String) throws(SyntaxError) -> Bool {
        guard let entry = entries.first(where: { $0.key == key }) else { return false }
        bytes.removeSubrange(entry.lineRange)
        try parse()
        return true
    }

    private mutating func parse() throws(SyntaxError) {
        entries = []
        var keys: Set<String> = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var line = 0
        while start < bytes.count {
            line += 1
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            if let entry = try entry(in: start..<end, line: line) {
                guard keys.insert(entry.key).inserted else { throw .repeated(key: entry.key, line: line) }
                entries.append(entry)
            }
            start = end
        }
    }

    private func entry(in range: Range<Int>, line: Int) throws(SyntaxError) -> Entry? {
        var index = range.lowerBound
        skipSpace(&index, range)
        guard index < range.upperBound, bytes[index] != UInt8(ascii: "#") else { return nil }
        let keyStart = index
        while index < range.upperBound, Self.isKeyByte(bytes[index]) { index += 1 }
        let key = bytes[keyStart..<index]
        skipSpace(&index, range)
        guard !key.isEmpty, index < range.upperBound, bytes[index] == UInt8(ascii: "=") else {
            throw .malformed(line: line)
        }
        index += 1
        let assigned = index
        skipSpace(&index, range)
        let value: String?
        let valueRange: Range<Int>
        if index < range.upperBound, bytes[index] == UInt8(ascii: "\"") {
            let start = index
            value = quoted(&index, range)
            valueRange = start..<index
            let behind = index
            skipSpace(&index, range)
            let isComment = index > behind && index < range.upperBound && bytes[index] == UInt8(ascii: "#")
            guard index == range.upperBound || isComment else { throw .malformed(line: line) }
        } else {
            valueRange = plain(from: index, assigned: assigned, range)
            let text = bytes[valueRange]
            value =
                text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
                ? String(validating: text, as: UTF8.self) : nil
        }
        guard let value else { throw .malformed(line: line) }
        return Entry(
            key: String(decoding: key, as: UTF8.self),
            value: value,
            line: line,
            lineRange: range,
            valueRange: valueRange
        )
    }

    /// Finds a value without quotes; an empty one lies after the `=` and one space.
    private func plain(from index: Int, assigned: Int, _ range: Range<Int>) -> Range<Int> {
        var end = index
        var cursor = index
        var isSpace = index > assigned
        while cursor < range.upperBound {
            let byte = bytes[cursor]
            if byte == UInt8(ascii: "#"), isSpace { break }
            isSpace = Self.isSpace(byte)
            cursor += 1
            if !isSpace { end = cursor }
        }
        guard end == index else { return index..<end }
        let place = min(assigned + 1, cursor)
        let hasSpace = place <= range.upperBound && place > assigned && bytes[assigned] == 0x20
        return hasSpace ? place..<place : assigned..<assigned
    }

    private func quoted(_ index: inout Int, _ range: Range<Int>) -> String? {
        index += 1
        var text: [UInt8] = []
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let character = escaped(&index, range) else { return nil }
                text += String(character).utf8
            case 0..<0x20 where byte != 0x09: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private func escaped(_ index: inout Int, _ range: Range<Int>) -> Unicode.Scalar? {
        guard index < range.upperBound else { return nil }
        defer { index += 1 }
        switch bytes[index] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let close = bytes[index..<min(index + 10, range.upperBound)].firstIndex(of: UInt8(ascii: "}")),
                index + 2 < close, bytes[index + 1] == UInt8(ascii: "{")
            else { return nil }
            let digits = String(decoding: bytes[index + 2..<close], as: UTF8.self)
            index = close
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }

    private func skipSpace(_ index: inout Int, _ range: Range<Int>) {
        while index < range.upperBound, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D, 0x0A].contains(byte) }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: ".-_:[]".utf8.contains(byte)
        }
    }

    /// Encodes a value: plain if it is read as the same text, in quotes otherwise.
    private static func written(_ value: String) -> [UInt8] {
        let bytes = Array(value.utf8)
        let needsQuotes =
            bytes.isEmpty || isSpace(bytes[0]) || isSpace(bytes[bytes.count - 1])
            || bytes[0] == UInt8(ascii: "\"") || bytes.contains(UInt8(ascii: "#"))
            || value.unicodeScalars.contains { needsEscape($0) }
        guard needsQuotes else { return bytes }
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where needsEscape(scalar): text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return Array((text + "\"").utf8)
    }

    /// Returns whether a character is invisible, or moves others, in an editor or on a terminal.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
