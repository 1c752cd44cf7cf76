import RepositoryKit

/// Returns the fingerprint of a file, by which it is recognised: the number of bytes in decimal digits, a full stop, and their
/// CRC-32 in eight hexadecimal digits.
package func fingerprint(_ bytes: [UInt8]) -> String {
    var crc = CRC32()
    bytes.withUnsafeBytes { crc.add($0) }
    return "\(bytes.count).\(crc.text)"
}

extension CRC32 {
    /// The checksum in eight lower-case hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}
