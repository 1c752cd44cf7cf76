public import DomainKit

extension DecodedImage {
    /// Encodes the picture as a PNG (ISO/IEC 15948), without compression: a file as a service sends it.
    ///
    /// TerminalKit encodes the pictures of views in the same way; no module is below both.
    ///
    /// - Complexity: O(n) in the number of pixels.
    public var png: [UInt8] {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let head = Self.bigEndian(width) + Self.bigEndian(height) + [8, 6, 0, 0, 0]
        Self.append("IHDR", head, to: &png)
        Self.append("IDAT", Self.stored(rows), to: &png)
        Self.append("IEND", [], to: &png)
        return png
    }

    /// The rows, each with the type of its filter, which is none.
    private var rows: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(rgba.count + height)
        let size = width * 4
        for row in 0..<height {
            let start = row * size
            rows.append(0)
            rows += rgba[start..<start + size]
        }
        return rows
    }

    private static func append(_ type: String, _ content: [UInt8], to png: inout [UInt8]) {
        var crc = CRC32()
        crc.add(type)
        content.withUnsafeBytes { crc.add($0) }
        png += bigEndian(content.count) + Array(type.utf8) + content + bigEndian(Int(crc.value))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
    }

    /// Returns a zlib stream of stored blocks (RFC 1950, RFC 1951).
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(data.count + data.count / 65_535 * 5 + 16)
        var start = 0
        repeat {
            let end = min(start + 65_535, data.count)
            let length = UInt16(end - start)
            stream.append(end == data.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            stream += data[start..<end]
            start = end
        } while start < data.count
        var (low, high) = (UInt32(1), UInt32(0))
        data.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                low = (low + UInt32(byte)) % 65_521
                high = (high + low) % 65_521
            }
        }
        return stream + bigEndian(Int(high << 16 | low))
    }
}
