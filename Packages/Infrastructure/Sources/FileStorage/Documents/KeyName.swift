package import RepositoryKit

/// The encoding of the parts of keys as names of files and folders.
///
/// Lower-case letters, digits, `-`, `_` and a `.` that is not the first byte stand for themselves, every other byte of
/// UTF-8 is `%` and two lower-case digits. A name that would become too long this way is `=` and the text in the
/// base 32 of RFC 4648, in lower case and without padding. Empty text is `%`. So a name never leaves its folder, and two
/// keys differ in more than the case or the normal form of letters.
///
/// A document whose key has capital letters gets a readable name: they stand for themselves in lower case, and behind `+`
/// follow hexadecimal digits with a bit for each letter of the text, which is set for a capital one. The first digit has
/// the first four letters, from the lowest bit, and the last one is not zero.
package enum KeyName {
    /// The number of bytes that a name may have: 255, which file systems allow, less the longest suffix, `.json.damaged-` and
    /// a number.
    package static let lengthLimit = 225

    /// Encodes a text as a name.
    ///
    /// - Throws: `keyTooLong` if the text is longer than the port allows.
    package static func name(of text: String) throws(DocumentError) -> String {
        let count = text.utf8.count
        guard count <= DocumentKey.lengthLimit else { throw .keyTooLong(limit: DocumentKey.lengthLimit) }
        guard count > 0 else { return "%" }
        if isName(text.utf8) { return text }
        var name = encoded(text.utf8)
        if name.count > lengthLimit { name = [UInt8(ascii: "=")] + base32(text.utf8) }
        return String(decoding: name, as: UTF8.self)
    }

    /// Encodes a text with capital letters as a readable name; nil for any other text, or if the name would become too long.
    package static func readableName(of text: String) -> String? {
        guard text.utf8.count <= DocumentKey.lengthLimit, text.utf8.contains(where: isCapital) else { return nil }
        var digits: [UInt8] = []
        for (number, letter) in text.utf8.filter({ isLetter($0 | 0x20) }).enumerated() {
            if number % 4 == 0 { digits.append(0) }
            if isCapital(letter) { digits[number / 4] |= 1 << UInt8(number % 4) }
        }
        while digits.last == 0 { digits.removeLast() }
        let letters = encoded(text.utf8.map { isCapital($0) ? $0 | 0x20 : $0 })
        let name = letters + [UInt8(ascii: "+")] + digits.map(hexadecimalDigit)
        return name.count > lengthLimit ? nil : String(decoding: name, as: UTF8.self)
    }

    private static func encoded(_ text: some Collection<UInt8>) -> [UInt8] {
        var name: [UInt8] = []
        name.reserveCapacity(text.count + 2)
        for byte in text {
            if isLiteral(byte, first: name.isEmpty) {
                name.append(byte)
            } else {
                name.append(UInt8(ascii: "%"))
                name.append(hexadecimalDigit(byte >> 4))
                name.append(hexadecimalDigit(byte & 15))
            }
        }
        return name
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    /// Decodes a name.
    ///
    /// - Returns: the text, or nil if no text has exactly this name, readable or not.
    package static func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
        guard !name.isEmpty else { return nil }
        if name.count <= DocumentKey.lengthLimit, isName(name) { return String(decoding: name, as: UTF8.self) }
        guard let bytes = bytes(of: name), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        func isGiven(_ found: String?) -> Bool { found?.utf8.elementsEqual(name) == true }
        return isGiven(try? Self.name(of: text)) || isGiven(readableName(of: text)) ? text : nil
    }

    private static func bytes(of name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        if name.count == 1, name[0] == UInt8(ascii: "%") { return [] }
        if name[0] == UInt8(ascii: "=") { return bytes(ofBase32: name.dropFirst()) }
        let end = name.lastIndex(of: UInt8(ascii: "+")) ?? name.endIndex
        let digits = name[end...].dropFirst().map { hexValue($0) ?? 0 }
        var bytes: [UInt8] = []
        var (index, letters) = (0, 0)
        while index < end {
            if name[index] == UInt8(ascii: "%") {
                guard index + 2 < end, let high = hexValue(name[index + 1]), let low = hexValue(name[index + 2])
                else { return nil }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                let isCounted = isLetter(name[index])
                let isMarked = isCounted && letters / 4 < digits.count && digits[letters / 4] >> (letters % 4) & 1 == 1
                bytes.append(isMarked ? name[index] & 0xDF : name[index])
                index += 1
                letters += isCounted ? 1 : 0
            }
        }
        return bytes
    }

    /// Returns whether bytes, at least one, stand for themselves.
    @inline(__always)
    private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
        var isName = bytes.first != UInt8(ascii: ".")
        for byte in bytes { isName = isName && isLiteral(byte, first: false) }
        return isName
    }

    /// Returns whether a byte stands for itself.
    @inline(__always)
    private static func isLiteral(_ byte: UInt8, first: Bool) -> Bool {
        // One bit for each byte below 128.
        let digits: UInt64 = 0x03FF_6000_0000_0000
        let letters: UInt64 = 0x07FF_FFFE_8000_0000
        let isSet = (byte < 64 ? digits : letters) >> UInt64(byte & 63) & 1 == 1
        return byte < 128 && isSet && !(first && byte == UInt8(ascii: "."))
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func hexValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func base32(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var digits: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                digits.append(base32Digit(UInt8(truncatingIfNeeded: bits >> UInt32(count)) & 31))
            }
        }
        if count > 0 { digits.append(base32Digit(UInt8(truncatingIfNeeded: bits << UInt32(5 - count)) & 31)) }
        return digits
    }

    private static func bytes(ofBase32 digits: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): bits = bits << 5 | UInt32(digit - UInt8(ascii: "a"))
            case UInt8(ascii: "2")...UInt8(ascii: "7"): bits = bits << 5 | UInt32(digit - UInt8(ascii: "2") + 26)
            default: return nil
            }
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }

    private static func base32Digit(_ value: UInt8) -> UInt8 {
        value < 26 ? UInt8(ascii: "a") + value : UInt8(ascii: "2") + value - 26
    }
}
