package import RepositoryKit

/// The encoding of the parts of keys as names of files and folders.
///
/// Lower-case letters, digits, `-`, `_` and a `.` that is not the first byte stand for themselves, and capital letters for the
/// lower-case ones; every other byte of UTF-8 is `%` and two lower-case digits. If there are capital letters, `+` follows, and
/// hexadecimal digits with a bit for each letter, which is set for a capital one; the first digit has the first four letters,
/// from the lowest bit. A name that would become too long this way is `=` and the text in the base 32 of RFC 4648, in lower
/// case and without padding. Empty text is `%`. So a name never leaves its folder, and two keys differ in more than the case
/// or the normal form of letters.
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
        return fitting(encoded(text.utf8.map(lowercased)) + capitals(of: text.utf8), text)
    }

    /// The name that earlier versions gave to a text with capital letters; nil for any other text.
    package static func earlierName(of text: String) -> String? {
        guard text.utf8.count <= DocumentKey.lengthLimit, text.utf8.contains(where: isCapital) else { return nil }
        return fitting(encoded(text.utf8), text)
    }

    private static func fitting(_ name: [UInt8], _ text: String) -> String {
        String(decoding: name.count > lengthLimit ? [UInt8(ascii: "=")] + base32(text.utf8) : name, as: UTF8.self)
    }

    private static func encoded(_ text: some Sequence<UInt8>) -> [UInt8] {
        var name: [UInt8] = []
        for byte in text {
            if isLiteral(byte, first: name.isEmpty) {
                name.append(byte)
            } else {
                name += [UInt8(ascii: "%"), hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 15)]
            }
        }
        return name
    }

    /// The mark of capital letters at the end of a name; empty if there are none.
    private static func capitals(of text: some Sequence<UInt8>) -> [UInt8] {
        var digits: [UInt8] = []
        for (number, letter) in text.filter({ isLetter(lowercased($0)) }).enumerated() {
            if number % 4 == 0 { digits.append(0) }
            if isCapital(letter) { digits[number / 4] |= 1 << UInt8(number % 4) }
        }
        while digits.last == 0 { digits.removeLast() }
        return digits.isEmpty ? [] : [UInt8(ascii: "+")] + digits.map(hexadecimalDigit)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }

    /// Decodes a name.
    ///
    /// - Returns: the text, or nil if no text has exactly this name, or had it in earlier versions.
    package static func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
        guard !name.isEmpty else { return nil }
        if name.count <= DocumentKey.lengthLimit, isName(name) { return String(decoding: name, as: UTF8.self) }
        guard let bytes = bytes(of: name), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return [try? Self.name(of: text), earlierName(of: text)].contains { $0?.utf8.elementsEqual(name) == true }
            ? text : nil
    }

    private static func bytes(of name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        if name.count == 1, name[0] == UInt8(ascii: "%") { return [] }
        if name[0] == UInt8(ascii: "=") { return bytes(ofBase32: name.dropFirst()) }
        let end = name.lastIndex(of: UInt8(ascii: "+")) ?? name.endIndex
        var capitals = name[end...].dropFirst().lazy.flatMap { digit in
            (0..<4).map { (hexValue(digit) ?? 0) >> $0 & 1 == 1 }
        }
        .makeIterator()
        var bytes: [UInt8] = []
        var index = 0
        while index < end {
            if name[index] == UInt8(ascii: "%") {
                guard index + 2 < end, let high = hexValue(name[index + 1]), let low = hexValue(name[index + 2])
                else { return nil }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                let isCapital = isLetter(name[index]) && capitals.next() == true
                bytes.append(isCapital ? name[index] & 0xDF : name[index])
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
