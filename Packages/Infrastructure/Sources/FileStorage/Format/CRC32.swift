/// The CRC-32 of ISO 3309, as gzip and zlib compute it, so that any other program can check it.
///
/// Eight bytes are taken at once, with a table for each (M. E. Kounavis and F. L. Berry, "A systematic approach to
/// building high performance software-based CRC generators", 2005).
struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    /// The checksum of everything added so far.
    var value: UInt32 { ~state }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var crc = state
        Self.tables.withUnsafeBufferPointer { table in
            var index = 0
            while index + 8 <= bytes.count {
                let low = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)) ^ crc
                let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
                crc =
                    table[7 << 8 | Int(low & 0xFF)] ^ table[6 << 8 | Int(low >> 8 & 0xFF)]
                    ^ table[5 << 8 | Int(low >> 16 & 0xFF)] ^ table[4 << 8 | Int(low >> 24)]
                crc ^=
                    table[3 << 8 | Int(high & 0xFF)] ^ table[2 << 8 | Int(high >> 8 & 0xFF)]
                    ^ table[1 << 8 | Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
                index += 8
            }
            while index < bytes.count {
                crc = crc >> 8 ^ table[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
        }
        state = crc
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 << 8)
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
