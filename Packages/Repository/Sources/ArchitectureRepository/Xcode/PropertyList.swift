/// A value of a property list in the format of OpenStep, which Xcode uses for projects, or of a YAML file.
struct PropertyList {
    indirect enum Content {
        case text(String)
        case list([PropertyList])
        case dictionary([String: PropertyList])
    }

    /// The line at which the value begins; the first is 1.
    let line: Int
    let content: Content
    /// The bytes of the value; none in a YAML file.
    let range: Range<Int>
    /// The bytes of the value with its key and the sign behind it, as an entry of a dictionary or a list.
    fileprivate(set) var entry = 0..<0

    /// The text, or nil for a list or a dictionary.
    var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The elements of a list; none for another value.
    var list: [PropertyList] { if case .list(let list) = content { list } else { [] } }

    var texts: [String] { list.compactMap(\.text) }

    /// The keys of a dictionary with their values, sorted; none for another value.
    var entries: [(key: String, value: PropertyList)] {
        if case .dictionary(let values) = content { values.sorted { $0.key < $1.key } } else { [] }
    }

    /// Returns the value of a key, or nil if there is none.
    subscript(key: String) -> PropertyList? {
        if case .dictionary(let values) = content { values[key] } else { nil }
    }

    /// The line at which a text is not a property list.
    struct SyntaxError: Error, Hashable {
        let line: Int
    }

    init(parsing bytes: [UInt8]) throws(SyntaxError) {
        var parser = PropertyListParser(bytes)
        self = try parser.parse()
    }

    init(_ content: Content, line: Int, range: Range<Int> = 0..<0) {
        self.content = content
        self.line = line
        self.range = range
    }
}

/// A parser of property lists: dictionaries, lists, data, quoted and plain texts, and comments.
private struct PropertyListParser {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// The largest number of lists and dictionaries around a value, so that hostile input does not exhaust the stack.
    private static let depthLimit = 128

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var error: PropertyList.SyntaxError { .init(line: line) }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func parse() throws(PropertyList.SyntaxError) -> PropertyList {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let value = try value(depth: 0)
        try skipSpace()
        guard byte == nil else { throw error }
        return value
    }

    private mutating func advance() {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func value(depth: Int) throws(PropertyList.SyntaxError) -> PropertyList {
        try skipSpace()
        guard depth < Self.depthLimit else { throw error }
        let (start, offset) = (line, position)
        let content: PropertyList.Content =
            switch byte {
            case UInt8(ascii: "{"): .dictionary(try dictionary(depth: depth))
            case UInt8(ascii: "("): .list(try list(depth: depth))
            case UInt8(ascii: "<"): .text(try data())
            default: .text(try text())
            }
        return PropertyList(content, line: start, range: offset..<position)
    }

    private mutating func dictionary(depth: Int) throws(PropertyList.SyntaxError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        advance()
        while true {
            try skipSpace()
            if byte == UInt8(ascii: "}") { break }
            let start = position
            let key = try text()
            try expect("=")
            var element = try value(depth: depth + 1)
            try expect(";")
            element.entry = start..<position
            values[key] = element
        }
        advance()
        return values
    }

    private mutating func list(depth: Int) throws(PropertyList.SyntaxError) -> [PropertyList] {
        var values: [PropertyList] = []
        advance()
        while true {
            try skipSpace()
            if byte == UInt8(ascii: ")") { break }
            var element = try value(depth: depth + 1)
            try skipSpace()
            let isLast = byte == UInt8(ascii: ")")
            if !isLast { try expect(",") }
            element.entry = element.range.lowerBound..<(isLast ? element.range.upperBound : position)
            values.append(element)
            if isLast { break }
        }
        advance()
        return values
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws(PropertyList.SyntaxError) {
        try skipSpace()
        guard byte == UInt8(ascii: sign) else { throw error }
        advance()
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).hexDigitValue != nil }

    /// Skips the bytes of a datum, `<0fbd 77>`, which no project needs.
    private mutating func data() throws(PropertyList.SyntaxError) -> String {
        repeat { advance() } while byte.map { $0 == UInt8(ascii: " ") || Self.isHexDigit($0) } ?? false
        guard byte == UInt8(ascii: ">") else { throw error }
        advance()
        return ""
    }

    private mutating func text() throws(PropertyList.SyntaxError) -> String {
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return try plainText()
        }
        let start = line
        advance()
        var text: [UInt8] = []
        while let next = byte, next != quote {
            advance()
            if next == UInt8(ascii: "\\") { try appendEscaped(to: &text) } else { text.append(next) }
        }
        guard byte != nil else { throw .init(line: start) }
        advance()
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func plainText() throws(PropertyList.SyntaxError) -> String {
        let start = position
        while let next = byte, Self.isPlain(next), !isComment { position += 1 }
        guard position > start else { throw error }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
            true
        default: false
        }
    }

    /// Appends the character after a backslash: `\n`, `\U00e9` (UTF-16), `\351` (octal), or the character itself.
    private mutating func appendEscaped(to text: inout [UInt8]) throws(PropertyList.SyntaxError) {
        guard let sign = byte else { throw error }
        switch sign {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            advance()
            var units = [digits(radix: 16, count: 4)]
            if UTF16.isLeadSurrogate(units[0]), position + 1 < bytes.count, byte == UInt8(ascii: "\\") {
                position += 2
                units.append(digits(radix: 16, count: 4))
            }
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            return
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            text += Array(String(decoding: [digits(radix: 8, count: 3)], as: UTF16.self).utf8)
            return
        default: text.append(sign)
        }
        advance()
    }

    private mutating func digits(radix: UInt16, count: Int) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<count {
            guard let next = byte, let digit = Character(Unicode.Scalar(next)).hexDigitValue, digit < Int(radix) else {
                break
            }
            value = value &* radix &+ UInt16(digit)
            position += 1
        }
        return value
    }

    /// A Boolean value that indicates whether a comment begins here.
    private var isComment: Bool {
        guard byte == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    private mutating func skipSpace() throws(PropertyList.SyntaxError) {
        while let next = byte {
            if next == UInt8(ascii: " ") || (9...13).contains(next) {
                advance()
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyList.SyntaxError) {
        guard bytes[position + 1] == UInt8(ascii: "*") else {
            while byte.map({ $0 != UInt8(ascii: "\n") }) ?? false { position += 1 }
            return
        }
        let start = line
        position += 2
        while byte != UInt8(ascii: "*") || position + 1 >= bytes.count || bytes[position + 1] != UInt8(ascii: "/") {
            guard byte != nil else { throw .init(line: start) }
            advance()
        }
        position += 2
    }
}
