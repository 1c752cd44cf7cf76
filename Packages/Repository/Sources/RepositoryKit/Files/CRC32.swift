/// The CRC-32 of ISO 3309, as gzip and zlib compute it, so that any other program can check it.
///
/// It processes sixteen bytes at once, with a table for each (M. E. Kounavis and F. L. Berry, "A systematic approach to
/// building high performance software-based CRC generators", 2005).
public struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    /// The checksum of all bytes that were added.
    public var value: UInt32 { ~state }

    /// Creates the checksum of no bytes.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var crc = state
        Self.tables.withUnsafeBufferPointer { table in
            var index = 0
            while index + 16 <= bytes.count {
                let one = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)) ^ crc
                let two = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
                let three = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt32.self))
                let four = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 12, as: UInt32.self))
                let first = Self.fold(one, table, 15) ^ Self.fold(two, table, 11)
                crc = first ^ Self.fold(three, table, 7) ^ Self.fold(four, table, 3)
                index += 16
            }
            while index < bytes.count {
                crc = crc >> 8 ^ table[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
        }
        state = crc
    }

    /// Adds the bytes of a text in UTF-8.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// The contribution of four bytes to the checksum; the first one has the table `number`.
    @inline(__always)
    private static func fold(_ word: UInt32, _ table: UnsafeBufferPointer<UInt32>, _ number: Int) -> UInt32 {
        let low = table[number << 8 | Int(word & 0xFF)] ^ table[(number - 1) << 8 | Int(word >> 8 & 0xFF)]
        return low ^ table[(number - 2) << 8 | Int(word >> 16 & 0xFF)] ^ table[(number - 3) << 8 | Int(word >> 24)]
    }

    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 16 << 8)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
            tables[byte] = crc
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()
}
