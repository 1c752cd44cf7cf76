/// What is remembered of a file to recognise it: how many bytes it has, and their CRC-32.
package struct Fingerprint: Hashable {
    package let count: Int
    package let checksum: UInt32

    package init(_ bytes: UnsafeRawBufferPointer) {
        count = bytes.count
        var crc = CRC32()
        crc.add(bytes)
        checksum = crc.value
    }

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { Fingerprint($0) }
    }

    /// Finds the fingerprint in the text of a log; nil if a store would not have written it like that.
    init?(text: some StringProtocol) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2, let count = Int(words[0]), let checksum = UInt32(words[1], radix: 16) else {
            return nil
        }
        self.count = count
        self.checksum = checksum
        guard self.text == text else { return nil }
    }

    /// The text in a log: the number of bytes, a full stop and eight lower-case hexadecimal digits.
    var text: String { "\(count).\(hexadecimal(checksum))" }
}
