import ArchitectureDomain

/// A value, with the position at which it begins.
struct TOMLValue: Hashable, Sendable {
    indirect enum Content: Hashable, Sendable {
        case text(String)
        case number(Int)
        case flag(Bool)
        case list([TOMLValue])
    }

    let content: Content
    let position: Position

    var line: Int { position.line }

    var text: String {
        switch content {
        case .text(let text): TOMLText.quoted(text)
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .list(let list): "[" + list.map(\.text).joined(separator: ", ") + "]"
        }
    }
}

/// A table: its name, and its keys in their order.
struct TOMLTable {
    let name: [String]
    /// A Boolean value that indicates whether it is an element of an array of tables, with double brackets.
    let isElement: Bool
    let position: Position
    var values: [(key: String, value: TOMLValue)] = []

    var line: Int { position.line }

    /// The name in its brackets.
    var header: String {
        let name = name.joined(separator: ".")
        return isElement ? "[[\(name)]]" : "[\(name)]"
    }
}

/// A mistake in a rules file, with its line.
struct RulesFileError: Error, Hashable {
    enum Reason: Hashable, Sendable {
        /// The text does not have the expected form, given in a notation.
        case expected(String)
        /// A table or a key is not one of the known ones.
        case unknown(String, [String])
        /// The value of a key does not have the kind of the notation.
        case wrongType(key: String, TOMLValue, String)
        /// The value of a key is not one of the known ones.
        case noneOf(key: String, String, [String])
        case repeated(String)
        case missing(String)
        case cycle(String)
    }

    let line: Int
    let reason: Reason
}

/// A reader of the part of TOML 1.0 that rules files need: tables, arrays of tables, strings, integers, booleans,
/// arrays and comments.
///
/// Dates, floating-point numbers, inline tables, dotted keys and multi-line strings are errors. Every value has its
/// line.
struct TOMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// The offset on the line up to which columns were counted.
    private var counted = (offset: 0, column: 1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        counted.offset = position
    }

    /// Returns the line, and the column in Unicode scalars.
    private mutating func place() -> Position {
        while counted.offset < position {
            if bytes[counted.offset] & 0xC0 != 0x80 { counted.column += 1 }
            counted.offset += 1
        }
        return Position(line: line, column: counted.column)
    }

    /// Returns the tables; the first one has no name and contains the keys before any other.
    mutating func read() throws(RulesFileError) -> [TOMLTable] {
        var tables = [TOMLTable(name: [], isElement: false, position: Position())]
        while true {
            skipBlank()
            guard let byte = current else { return tables }
            if byte == UInt8(ascii: "[") {
                let table = try header()
                guard table.isElement || !tables.contains(where: { $0.name == table.name }) else {
                    throw RulesFileError(line: table.line, reason: .repeated(table.header))
                }
                tables.append(table)
                try endLine("[table]")
            } else {
                let start = line
                let key = try self.key("key = value")
                try expect("=", "key = value")
                let value = try self.value(depth: 0)
                guard !tables[tables.count - 1].values.contains(where: { $0.key == key }) else {
                    throw RulesFileError(line: start, reason: .repeated(key))
                }
                tables[tables.count - 1].values.append((key, value))
                try endLine("key = value")
            }
        }
    }

    /// Returns the values of a file without tables, in which each has a line and a key may have several parts.
    mutating func readLines() throws(RulesFileError) -> [(path: [String], value: TOMLValue)] {
        var values: [(path: [String], value: TOMLValue)] = []
        while true {
            skipBlank()
            guard current != nil else { return values }
            let start = line
            let path = try path("key = value")
            try expect("=", "key = value")
            values.append((path, try value(depth: 0)))
            guard line == start else { throw RulesFileError(line: start, reason: .expected("key = value")) }
            try endLine("key = value")
        }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func expected(_ notation: String) -> RulesFileError {
        RulesFileError(line: line, reason: .expected(notation))
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x09 { position += 1 }
    }

    /// Skips space, line breaks and comments.
    private mutating func skipBlank() {
        while let byte = current {
            if byte == 0x0A {
                line += 1
                counted = (position + 1, 1)
            } else if byte == UInt8(ascii: "#") {
                while let next = current, next != 0x0A { position += 1 }
                continue
            } else if byte != 0x20, byte != 0x09, byte != 0x0D {
                return
            }
            position += 1
        }
    }

    private mutating func endLine(_ notation: String) throws(RulesFileError) {
        skipSpace()
        guard let byte = current else { return }
        guard byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "#") else { throw expected(notation) }
    }

    private mutating func expect(_ sign: Unicode.Scalar, _ notation: String) throws(RulesFileError) {
        skipSpace()
        guard current == UInt8(ascii: sign) else { throw expected(notation) }
        position += 1
    }

    private mutating func header() throws(RulesFileError) -> TOMLTable {
        let start = place()
        try expect("[", "[table]")
        let isElement = current == UInt8(ascii: "[")
        if isElement { position += 1 }
        let name = try path("[table]")
        try expect("]", "[table]")
        if isElement { try expect("]", "[[table]]") }
        return TOMLTable(name: name, isElement: isElement, position: start)
    }

    /// Reads a key of one or more parts, with dots between.
    private mutating func path(_ notation: String) throws(RulesFileError) -> [String] {
        var path = [try key(notation)]
        skipSpace()
        while current == UInt8(ascii: ".") {
            position += 1
            path.append(try key(notation))
            skipSpace()
        }
        return path
    }

    private mutating func key(_ notation: String) throws(RulesFileError) -> String {
        skipSpace()
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try text() }
        let start = position
        while let byte = current, Self.isBare(byte) { position += 1 }
        guard position > start else { throw expected(notation) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default:
            false
        }
    }

    /// The largest depth of nested lists, so that no file can exhaust the stack.
    private static let deepest = 8

    private mutating func value(depth: Int) throws(RulesFileError) -> TOMLValue {
        skipSpace()
        let start = place()
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return TOMLValue(content: .text(try text()), position: start)
        case UInt8(ascii: "[") where depth < Self.deepest:
            return TOMLValue(content: .list(try list(depth: depth)), position: start)
        default:
            let first = position
            while let byte = current, Self.isBare(byte) { position += 1 }
            let word = String(decoding: bytes[first..<position], as: UTF8.self)
            if word == "true" || word == "false" { return TOMLValue(content: .flag(word == "true"), position: start) }
            if let number = Int(word.replacing("_", with: "")) {
                return TOMLValue(content: .number(number), position: start)
            }
            throw expected("\"text\" | [\"text\", …] | 1 | true")
        }
    }

    private mutating func list(depth: Int) throws(RulesFileError) -> [TOMLValue] {
        position += 1
        var values: [TOMLValue] = []
        while true {
            skipBlank()
            guard let byte = current else { throw expected("[\"text\", …]") }
            if byte == UInt8(ascii: "]") {
                position += 1
                return values
            }
            values.append(try value(depth: depth + 1))
            skipBlank()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: "]") {
                throw expected("[\"text\", …]")
            }
        }
    }

    private mutating func text() throws(RulesFileError) -> String {
        let quote = bytes[position]
        position += 1
        var content: [UInt8] = []
        while let byte = current, byte != 0x0A {
            position += 1
            if byte == quote {
                guard let text = String(validating: content, as: UTF8.self) else { throw expected("UTF-8") }
                return text
            }
            guard quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") else {
                content.append(byte)
                continue
            }
            switch current {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): content.append(bytes[position])
            case UInt8(ascii: "n"): content.append(0x0A)
            case UInt8(ascii: "t"): content.append(0x09)
            default: throw expected("\\\" | \\\\ | \\n | \\t")
            }
            position += 1
        }
        throw expected("\"text\"")
    }
}
