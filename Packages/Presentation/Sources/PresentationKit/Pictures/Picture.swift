/// A picture as pixels, the display value of a photo or of an image in a text.
///
/// Copies share one buffer that never changes. Pictures with the same pixels are equal, however often they were decoded, so
/// that a terminal keeps one copy of them. A trace has the extent of a picture only.
public struct Picture: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The pixels row by row: the bytes of red, green, blue and alpha of each, in sRGB and not premultiplied.
    public let pixels: [UInt8]
    private let digest: UInt64

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - width: the number of pixels in a row.
    ///   - height: the number of rows.
    ///   - pixels: four bytes for each pixel, row by row.
    /// - Returns: Nil if there are no pixels, or not four bytes for each.
    /// - Complexity: O(n) in the number of pixels, of which a digest is made.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflows, count <= Int.max / 4, pixels.count == 4 * count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        digest = Self.digest(of: pixels)
    }

    /// Returns whether two pictures show the same.
    ///
    /// - Complexity: O(1) for pictures that share their pixels, and for most that differ.
    public static func == (left: Picture, right: Picture) -> Bool {
        left.digest == right.digest && left.width == right.width && left.height == right.height
            && left.pixels == right.pixels
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(digest)
    }

    /// Returns a polynomial of the pixels, which is made once because pictures are compared in every frame.
    private static func digest(of pixels: [UInt8]) -> UInt64 {
        pixels.withUnsafeBytes { bytes in
            var digest = UInt64(bytes.count)
            var offset = 0
            while offset < bytes.count {
                let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                digest = (digest ^ UInt64(pixel)) &* 0x9E37_79B9_7F4A_7C15
                digest ^= digest >> 29
                offset += 4
            }
            return digest
        }
    }
}

extension Picture: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(width)×\(height) pixels" }

    public var customMirror: Mirror {
        Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
    }
}
