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
        if name.count > lengthLimit {
            let digits = regrouped(text.utf8, from: 8, to: 5, isFilled: true)
            name = [UInt8(ascii: "=")] + digits.map { base32Digits[Int($0)] }
        }
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
        let name = letters + [UInt8(ascii: "+")] + digits.map { hexadecimalDigits[Int($0)] }
        return name.count > lengthLimit ? nil : String(decoding: name, as: UTF8.self)
    }

    private static func encoded(_ text: some Collection<UInt8>) -> [UInt8] {
        var name: [UInt8] = []
        name.reserveCapacity(text.count + 2)
        for byte in text {
            if isLiteral(byte), !name.isEmpty || byte != UInt8(ascii: ".") {
                name.append(byte)
            } else {
                name += [UInt8(ascii: "%"), hexadecimalDigits[Int(byte >> 4)], hexadecimalDigits[Int(byte & 15)]]
            }
        }
        return name
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    /// Decodes a name.
    ///
    /// - Returns: The text, or nil if no text has exactly this name, readable or not.
    package static func text(of name: some BidirectionalCollection<UInt8>) -> String? {
        guard !name.isEmpty else { return nil }
        if name.count <= DocumentKey.lengthLimit, isName(name) { return String(decoding: name, as: UTF8.self) }
        guard let bytes = bytes(of: Array(name)), let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        func isGiven(_ found: String?) -> Bool { found?.utf8.elementsEqual(name) == true }
        return isGiven(try? Self.name(of: text)) || isGiven(readableName(of: text)) ? text : nil
    }

    /// Decodes a name, which need not be one that the encoding gives.
    private static func bytes(of name: [UInt8]) -> [UInt8]? {
        if name == [UInt8(ascii: "%")] { return [] }
        if name[0] == UInt8(ascii: "=") {
            let digits = name.dropFirst().compactMap { base32Digits.firstIndex(of: $0).map(UInt8.init) }
            return digits.count == name.count - 1 ? regrouped(digits, from: 5, to: 8, isFilled: false) : nil
        }
        let end = name.lastIndex(of: UInt8(ascii: "+")) ?? name.endIndex
        var bytes: [UInt8] = []
        var index = 0
        while index < end {
            if name[index] == UInt8(ascii: "%") {
                guard index + 2 < end, let high = hexadecimalDigits.firstIndex(of: name[index + 1]),
                    let low = hexadecimalDigits.firstIndex(of: name[index + 2])
                else { return nil }
                bytes.append(UInt8(high << 4 | low))
                index += 3
            } else {
                bytes.append(name[index])
                index += 1
            }
        }
        let digits = name[end...].dropFirst().map { hexadecimalDigits.firstIndex(of: $0) ?? 0 }
        let letters = bytes.indices.filter { isLetter(bytes[$0]) }
        for (number, index) in letters.prefix(4 * digits.count).enumerated()
        where digits[number / 4] >> (number % 4) & 1 == 1 {
            bytes[index] &= 0xDF
        }
        return bytes
    }

    /// Returns whether bytes, at least one, stand for themselves.
    private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.first != UInt8(ascii: ".") && bytes.allSatisfy(isLiteral)
    }

    /// Returns whether a byte stands for itself; a full stop does behind the first byte only.
    private static func isLiteral(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_.".utf8.contains(byte)
    }

    private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
    private static let base32Digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    /// Divides a sequence of bits into groups of another size; the last one is filled with zeros, or dropped.
    private static func regrouped(
        _ groups: some Sequence<UInt8>,
        from size: Int,
        to newSize: Int,
        isFilled: Bool
    ) -> [UInt8] {
        var newGroups: [UInt8] = []
        var (bits, count) = (0, 0)
        let mask = 1 << newSize - 1
        for group in groups {
            bits = (bits << size | Int(group)) & 0xFFFF
            count += size
            while count >= newSize {
                count -= newSize
                newGroups.append(UInt8(bits >> count & mask))
            }
        }
        if isFilled, count > 0 { newGroups.append(UInt8(bits << (newSize - count) & mask)) }
        return newGroups
    }
}
