public import Foundation

/// A pull parser of JSON (RFC 8259), which creates nothing for skipped values.
///
/// `JSONDecoder` first records the position of each value and creates a container for each object. For the lists of a
/// service that sends every text twice, that is most of the work. Skipped values are checked all the same: a text that
/// is not JSON is refused.
///
/// A function that reads returns nil for a value of another type, without consuming it; a member or an element that the
/// caller does not consume is skipped. Of two members with one key both are read, in their order.
///
/// ```swift
/// func titles(in json: Data) throws(JSONReadError) -> [String] {
///     try JSONReader.read(json) { reader throws(JSONReadError) in
///         var titles: [String] = []
///         try reader.elements { reader throws(JSONReadError) in
///             try reader.members { key, reader throws(JSONReadError) in
///                 if case "title" = key, let title = try reader.string() { titles.append(title) }
///             }
///         }
///         return titles
///     }
/// }
/// ```
public struct JSONReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    private let depthLimit: Int
    private var depth = 0
    var scratch: [UInt8] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    /// Reads a whole text in UTF-8, with or without a byte order mark; the reader is valid while `body` runs.
    ///
    /// - Complexity: O(n).
    public static func read<Value>(
        _ json: Data,
        _ body: (inout JSONReader) throws(JSONReadError) -> Value
    ) throws(JSONReadError) -> Value {
        try json.withUnsafeBytes { bytes in
            Result { () throws(JSONReadError) in try read(bytes, body) }
        }
        .get()
    }

    /// Reads a whole text in UTF-8, with or without a byte order mark; the reader is valid while `body` runs.
    ///
    /// - Complexity: O(n).
    public static func read<Value>(
        _ json: UnsafeRawBufferPointer,
        depthLimit: Int = 512,
        _ body: (inout JSONReader) throws(JSONReadError) -> Value
    ) throws(JSONReadError) -> Value {
        let bytes = json.bindMemory(to: UInt8.self)
        var reader = JSONReader(bytes, depthLimit: depthLimit)
        do throws(JSONReadError) {
            return try reader.whole(body)
        } catch {
            // An invalid text is reported before a missing value in it.
            var again = JSONReader(bytes, depthLimit: depthLimit)
            try again.whole { _ in }
            throw error
        }
    }

    private mutating func whole<Value>(
        _ body: (inout JSONReader) throws(JSONReadError) -> Value
    ) throws(JSONReadError) -> Value {
        _ = next()
        let start = place
        let value = try body(&self)
        if place == start { try skip() }
        guard next() == nil else { throw .malformed }
        return value
    }

    // MARK: - Structure

    /// Reads an object member by member.
    ///
    /// - Parameter body: reads a member, or skips it by returning.
    /// - Returns: False if the value is not an object.
    /// - Throws: ``JSONReadError``, with the key before its place.
    @discardableResult
    public mutating func members(
        _ body: (JSONKey, inout JSONReader) throws(JSONReadError) -> Void
    ) throws(JSONReadError) -> Bool {
        guard next() == UInt8(ascii: "{") else { return false }
        try enter()
        var isFirst = true
        while try hasNext(before: UInt8(ascii: "}"), &isFirst) {
            let key = try name()
            _ = next()
            let start = place
            do throws(JSONReadError) { try body(key, &self) } catch { throw error.inside(key) }
            if place == start { try skip() }
        }
        depth -= 1
        return true
    }

    /// Reads a list element by element.
    ///
    /// - Parameter body: reads an element, or skips it by returning.
    /// - Returns: False if the value is not a list.
    /// - Throws: ``JSONReadError``, with the number of the element before its place.
    @discardableResult
    public mutating func elements(
        _ body: (inout JSONReader) throws(JSONReadError) -> Void
    ) throws(JSONReadError) -> Bool {
        guard next() == UInt8(ascii: "[") else { return false }
        try enter()
        var isFirst = true
        var index = 0
        while try hasNext(before: UInt8(ascii: "]"), &isFirst) {
            _ = next()
            let start = place
            do throws(JSONReadError) { try body(&self) } catch { throw error.inside(index) }
            if place == start { try skip() }
            index += 1
        }
        depth -= 1
        return true
    }

    private mutating func enter() throws(JSONReadError) {
        place += 1
        depth += 1
        guard depth <= depthLimit else { throw .malformed }
    }

    /// Reads the name of a member, and the colon after it.
    private mutating func name() throws(JSONReadError) -> JSONKey {
        guard next() == UInt8(ascii: "\"") else { throw .malformed }
        let key = try key()
        guard next() == UInt8(ascii: ":") else { throw .malformed }
        place += 1
        return key
    }

    /// Consumes a comma or the end, and returns whether there is another member or element.
    private mutating func hasNext(before end: UInt8, _ isFirst: inout Bool) throws(JSONReadError) -> Bool {
        guard let byte = next() else { throw .malformed }
        if byte == end {
            place += 1
            return false
        }
        if isFirst {
            isFirst = false
        } else {
            guard byte == UInt8(ascii: ",") else { throw .malformed }
            place += 1
        }
        return true
    }

    // MARK: - Values

    /// Reads null.
    ///
    /// - Returns: True if the value is null.
    public mutating func null() throws(JSONReadError) -> Bool {
        guard next() == UInt8(ascii: "n") else { return false }
        try take("null")
        return true
    }

    /// Reads an integer; `1.0` and `1e2` are integers, too.
    public mutating func integer() throws(JSONReadError) -> Int? {
        guard let first = next(), first == UInt8(ascii: "-") || Self.isDigit(first) else { return nil }
        let start = place
        let isPlain = try number()
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if let number = isPlain ? Int(text) : Double(text).flatMap({ Int(exactly: $0) }) { return number }
        place = start
        return nil
    }

    /// Skips a value, and checks it; it needs no stack, however deep values are nested in it.
    ///
    /// - Returns: The range of its bytes in the text.
    @discardableResult
    public mutating func skip() throws(JSONReadError) -> Range<Int> {
        _ = next()
        let start = place
        var ends: [UInt8] = []
        repeat {
            let first = next()
            var isFirst = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            switch first {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                place += 1
                ends.append(first == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                guard depth + ends.count <= depthLimit else { throw .malformed }
            case UInt8(ascii: "\""): _ = try text()
            case UInt8(ascii: "t"): try take("true")
            case UInt8(ascii: "f"): try take("false")
            case UInt8(ascii: "n"): try take("null")
            default: _ = try number()
            }
            while let end = ends.last, try !hasNext(before: end, &isFirst) {
                ends.removeLast()
                isFirst = false
            }
            if ends.last == UInt8(ascii: "}") { _ = try name() }
        } while !ends.isEmpty
        return start..<place
    }

    // MARK: - Bytes

    /// Returns the next byte that is not white space without consuming it, or nil at the end.
    mutating func next() -> UInt8? {
        while place < bytes.count {
            let byte = bytes[place]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            place += 1
        }
        return nil
    }

    private mutating func take(_ word: StaticString) throws(JSONReadError) {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count,
            bytes[place..<end].elementsEqual(
                UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
            )
        else { throw .malformed }
        place = end
    }

    /// Skips a number, and returns whether it consists of digits only.
    private mutating func number() throws(JSONReadError) -> Bool {
        var isPlain = true
        if byte == UInt8(ascii: "-") { place += 1 }
        if byte == UInt8(ascii: "0") { place += 1 } else { try digits() }
        if byte == UInt8(ascii: ".") {
            isPlain = false
            place += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            isPlain = false
            place += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
        return isPlain
    }

    private mutating func digits() throws(JSONReadError) {
        guard let first = byte, Self.isDigit(first) else { throw .malformed }
        while let byte, Self.isDigit(byte) { place += 1 }
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
