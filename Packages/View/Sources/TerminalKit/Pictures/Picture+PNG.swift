import PresentationKit

extension Picture {
    /// The picture as a PNG (ISO/IEC 15948), without compression: a file for a terminal.
    ///
    /// RepositoryKit encodes decoded images in the same way; no module is below both.
    ///
    /// - Complexity: O(n) in the number of pixels.
    var png: [UInt8] {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        Self.append("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, 6, 0, 0, 0], to: &png)
        Self.append("IDAT", Self.stored(scanlines), to: &png)
        Self.append("IEND", [], to: &png)
        return png
    }

    /// The rows, each with the type of its filter, which is none.
    private var scanlines: [UInt8] {
        var scanlines: [UInt8] = []
        scanlines.reserveCapacity(pixels.count + height)
        let length = width * 4
        for row in 0..<height {
            scanlines.append(0)
            scanlines += pixels[row * length..<(row + 1) * length]
        }
        return scanlines
    }

    private static func append(_ type: String, _ content: [UInt8], to png: inout [UInt8]) {
        let body = Array(type.utf8) + content
        png += bigEndian(content.count) + body + bigEndian(Int(crc(of: body)))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
    }

    /// Returns a zlib stream of stored blocks (RFC 1950, RFC 1951).
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(data.count + data.count / 65_535 * 5 + 16)
        for start in stride(from: 0, to: data.count, by: 65_535) {
            let end = min(start + 65_535, data.count)
            let length = UInt16(end - start)
            stream.append(end == data.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            stream += data[start..<end]
        }
        return stream + bigEndian(Int(adler(of: data)))
    }

    /// Returns the checksum of a zlib stream.
    private static func adler(of data: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        data.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                low = (low &+ UInt32(byte)) % 65_521
                high = (high &+ low) % 65_521
            }
        }
        return high << 16 | low
    }

    private static let crcTable: [UInt32] = (0..<256)
        .map { number in
            (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
        }

    private static func crc(of bytes: [UInt8]) -> UInt32 {
        crcTable.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                ~bytes.reduce(0xFFFF_FFFF as UInt32) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
            }
        }
    }
}
