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
    /// - Returns: False if there was none.
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
        var rest = bytes[range].drop(while: Self.isSpace)
        guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
        let name = rest.prefix(while: Self.isKeyByte)
        let key = String(decoding: name, as: UTF8.self)
        rest = rest[name.endIndex...].drop(while: Self.isSpace)
        guard !key.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { throw .malformed(line: line) }
        let assigned = rest
        rest = rest.drop(while: Self.isSpace)
        let value: String?
        let valueRange: Range<Int>
        if rest.first == UInt8(ascii: "\"") {
            let start = rest.startIndex
            value = Self.quoted(&rest)
            valueRange = start..<rest.startIndex
            let behind = rest.drop(while: Self.isSpace)
            let isComment = behind.startIndex > rest.startIndex && behind.first == UInt8(ascii: "#")
            guard behind.isEmpty || isComment else { throw .malformed(line: line) }
        } else {
            valueRange = plain(assigned)
            let text = bytes[valueRange]
            value =
                text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
                ? String(validating: text, as: UTF8.self) : nil
        }
        guard let value else { throw .malformed(line: line) }
        return Entry(key: key, value: value, line: line, lineRange: range, valueRange: valueRange)
    }

    /// Finds a value without quotes behind the `=`; an empty one lies after the `=` and one space.
    private func plain(_ assigned: ArraySlice<UInt8>) -> Range<Int> {
        let comment = assigned.indices.first { bytes[$0] == UInt8(ascii: "#") && Self.isSpace(bytes[$0 - 1]) }
        let text = assigned[..<(comment ?? assigned.endIndex)]
        guard let end = text.lastIndex(where: { !Self.isSpace($0) }) else {
            let place = text.startIndex + (text.first == 0x20 ? 1 : 0)
            return place..<place
        }
        return text.drop(while: Self.isSpace).startIndex..<end + 1
    }

    private static func quoted(_ rest: inout ArraySlice<UInt8>) -> String? {
        rest.removeFirst()
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let character = escaped(&rest) else { return nil }
                text += String(character).utf8
            case 0..<0x20 where byte != 0x09: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private static func escaped(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard rest.popFirst() == UInt8(ascii: "{"),
                let close = rest.prefix(8).firstIndex(of: UInt8(ascii: "}"))
            else { return nil }
            let digits = String(decoding: rest[..<close], as: UTF8.self)
            rest = rest[(close + 1)...]
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D, 0x0A].contains(byte) }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "0123456789.-_:[]".utf8.contains(byte)
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
