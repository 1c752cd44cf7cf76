internal import Foundation

extension JSONReader {
    /// The range of a text, without its quotation marks.
    struct TextRange {
        let start: Int
        let end: Int
        let hasEscapes: Bool
    }

    /// Reads a text.
    ///
    /// Half a surrogate pair is replaced by U+FFFD, as JavaScript does when it writes text in UTF-8.
    ///
    /// - Returns: Nil if the value is not text, or is not valid UTF-8.
    public mutating func string() throws(JSONReadError) -> String? {
        let before = place
        guard let range = try textIfAny() else { return nil }
        if let string = string(in: range) { return string }
        place = before
        return nil
    }

    mutating func key() throws(JSONReadError) -> JSONKey {
        let range = try text()
        let raw = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
        if !range.hasEscapes, raw.allSatisfy({ $0 < 0x80 }) { return JSONKey(bytes: raw, text: nil) }
        guard let text = string(in: range) else { throw .malformed }
        return JSONKey(bytes: raw, text: text)
    }

    private mutating func textIfAny() throws(JSONReadError) -> TextRange? {
        guard next() == UInt8(ascii: "\"") else { return nil }
        return try text()
    }

    /// Skips a text, and checks its characters and escapes.
    mutating func text() throws(JSONReadError) -> TextRange {
        place += 1
        let start = place
        var hasEscapes = false
        while true {
            place = plainEnd(from: place)
            guard place < bytes.count else { throw .malformed }
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return TextRange(start: start, end: place - 1, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                place += 1
                try escape()
            default: throw .malformed
            }
        }
    }

    /// Returns the first position at or after `start` at which the text ends, or has an escape or a control character.
    private func plainEnd(from start: Int) -> Int {
        var place = start
        // Eight bytes at a time: a byte equals the sought one where their difference is less than one.
        let raw = UnsafeRawBufferPointer(bytes)
        while place + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            let found =
                Self.zeros(word ^ 0x2222_2222_2222_2222) | Self.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
                | (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
            // Only the first one is reliable, because subtracting may borrow from the next byte.
            if found != 0 { return place + found.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            place += 1
        }
        return place
    }

    /// Returns a word with a bit set wherever a byte may be zero, and at least one if one is.
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    private mutating func escape() throws(JSONReadError) {
        guard place < bytes.count else { throw .malformed }
        let sign = bytes[place]
        place += 1
        if sign == UInt8(ascii: "u") {
            guard place + 4 <= bytes.count, Self.hexadecimal(bytes, place) != nil else { throw .malformed }
            place += 4
        } else {
            guard Self.character(escapedBy: sign) != nil else { throw .malformed }
        }
    }

    // MARK: - Making texts

    private mutating func string(in range: TextRange) -> String? {
        let raw = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
        if !range.hasEscapes { return String(wellFormed: raw) }
        scratch.removeAll(keepingCapacity: true)
        var place = range.start
        while place < range.end {
            let plain = min(plainEnd(from: place), range.end)
            scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[place..<plain]))
            place = plain
            guard place < range.end else { break }
            place += append(escapeAt: place)
        }
        return scratch.withUnsafeBufferPointer { String(wellFormed: $0) }
    }

    /// Appends the character of an escape.
    ///
    /// - Returns: The number of bytes of the escape.
    private mutating func append(escapeAt place: Int) -> Int {
        if let byte = Self.character(escapedBy: bytes[place + 1]) {
            scratch.append(byte)
            return 2
        }
        // The escape was checked before.
        let unit = Self.hexadecimal(bytes, place + 2) ?? 0xFFFD
        if let scalar = Unicode.Scalar(unit) {
            append(scalar)
            return 6
        }
        let next = place + 6
        guard unit < 0xDC00, next + 6 <= bytes.count, bytes[next] == UInt8(ascii: "\\"),
            bytes[next + 1] == UInt8(ascii: "u"), let low = Self.hexadecimal(bytes, next + 2),
            (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        else {
            append("\u{FFFD}")
            return 6
        }
        append(scalar)
        return 12
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            scratch.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { scratch.append(byte) }
        }
    }

    private static func character(escapedBy sign: UInt8) -> UInt8? {
        switch sign {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): sign
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: nil
        }
    }

    /// Returns the number in the four hexadecimal digits at a position.
    private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt16? {
        var number: UInt16 = 0
        for offset in 0..<4 {
            let byte = bytes[place + offset]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            number = number << 4 | UInt16(digit)
        }
        return number
    }
}

extension String {
    /// Creates a text from bytes in UTF-8, or returns nil if they are not valid.
    ///
    /// `String(validating:as:)` does the same, but looks up its generic types for every text, which takes longer than a
    /// short text itself.
    package init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
        // Decoding replaces invalid bytes, so that the text then differs from them.
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = bytes.baseAddress else {
            self = text
            return
        }
        let isSame = text.utf8.withContiguousStorageIfAvailable { own in
            own.count == bytes.count && own.baseAddress.map { memcmp($0, start, bytes.count) == 0 } ?? true
        }
        guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
