package import RepositoryKit

/// The encoding of the parts of keys as names of files and folders.
///
/// Lower-case letters, digits, `-`, `_` and a `.` that is not the first byte stand for themselves, every other byte of
/// UTF-8 is `%` and two lower-case digits. A name that would become too long this way is `=` and the text in the
/// base 32 of RFC 4648, in lower case and without padding. Empty text is `%`. So a name never leaves its folder, and two
/// keys differ in more than the case or the normal form of letters.
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
        var name: [UInt8] = []
        name.reserveCapacity(count + 2)
        for byte in text.utf8 {
            if isLiteral(byte, first: name.isEmpty) {
                name.append(byte)
            } else {
                name.append(UInt8(ascii: "%"))
                name.append(hexadecimalDigit(byte >> 4))
                name.append(hexadecimalDigit(byte & 15))
            }
        }
        if name.count > lengthLimit { name = [UInt8(ascii: "=")] + base32(text.utf8) }
        return String(decoding: name, as: UTF8.self)
    }

    /// Decodes a name.
    ///
    /// - Returns: the text, or nil if no text has exactly this name.
    package static func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
        guard !name.isEmpty else { return nil }
        if name.count <= DocumentKey.lengthLimit, isName(name) { return String(decoding: name, as: UTF8.self) }
        guard let bytes = bytes(of: name), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard let canonical = try? Self.name(of: text), canonical.utf8.elementsEqual(name) else { return nil }
        return text
    }

    private static func bytes(of name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        if name.count == 1, name[0] == UInt8(ascii: "%") { return [] }
        if name[0] == UInt8(ascii: "=") { return bytes(ofBase32: name.dropFirst()) }
        var bytes: [UInt8] = []
        var index = 0
        while index < name.count {
            if name[index] == UInt8(ascii: "%") {
                guard index + 2 < name.count, let high = hexValue(name[index + 1]), let low = hexValue(name[index + 2])
                else { return nil }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(name[index])
                index += 1
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
