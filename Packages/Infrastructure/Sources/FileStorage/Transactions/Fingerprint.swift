import RepositoryKit

/// The number of bytes of a file and their CRC-32, by which it is recognised.
package struct Fingerprint: Hashable {
    package let count: Int
    package let checksum: UInt32

    package init(_ bytes: UnsafeRawBufferPointer) {
        count = bytes.count
        var crc = CRC32()
        crc.add(bytes)
        checksum = crc.value
    }

    package init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { Fingerprint($0) }
    }

    /// Parses a fingerprint of a log; nil for any text that a store does not write.
    init?(text: some StringProtocol) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2, let count = Int(words[0]), let checksum = UInt32(words[1], radix: 16) else {
            return nil
        }
        self.count = count
        self.checksum = checksum
        guard self.text == text else { return nil }
    }

    /// The text in a log: the number of bytes in decimal digits, a full stop, and the checksum in eight hexadecimal ones.
    package var text: String { "\(count).\(hexadecimal(checksum))" }
}

/// Formats a number in lower-case hexadecimal digits, with leading zeros for the width of its type.
func hexadecimal(_ number: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: number.bitWidth / 4 - digits.utf8.count) + digits
}
