/// The facts about a picture that stand in its file before the pixels.
///
/// They are read without decoding, so that the cost of a picture is known before it is paid: a few bytes can claim any
/// number of pixels, and libraries allocate what the header claims.
public struct ImageHeader: Hashable, Sendable {
    /// The maximum number of pixels of a picture that is decoded.
    ///
    /// It bounds the time. A picture that has to be decoded as a whole is refused earlier where it would take too much memory.
    public static let areaLimit = 200_000_000
    /// The maximum number of bytes of a file that is decoded.
    public static let fileSizeLimit = 64 << 20
    /// The maximum number of scans of a JPEG; each of them is a pass over all pixels.
    static let scanLimit = 100

    /// The format of the content.
    public let format: ImageFormat
    /// The size of the upright picture.
    public let size: PixelSize
    /// The position of the first row and column (Exif 2.32, tag 274).
    public let orientation: ImageOrientation
    /// The date on which the picture was taken, such as `2026:11:26 12:30:00` (Exif 2.32, tag 36867), or nil.
    public let date: String?

    /// Reads the header of a file.
    ///
    /// - Parameter file: the whole file.
    /// - Throws: ``ImageError``; `tooLarge` for a file above ``fileSizeLimit``. A picture of any size has a header: whoever
    ///   decodes it compares its size with ``areaLimit``.
    /// - Complexity: O(n) in the length of the file.
    public init(_ file: [UInt8]) throws(ImageError) {
        guard !file.isEmpty else { throw .empty }
        guard file.count <= Self.fileSizeLimit else { throw .tooLarge(nil) }
        guard let format = ImageFormat(of: file) else { throw .unknownFormat }
        let bytes = ByteReader(file)
        let (size, exif) =
            switch format {
            case .jpeg: try JPEGHeader(bytes).facts
            case .png: try PNGHeader(bytes).facts
            case .webp: try WebPHeader(bytes).facts
            case .gif: try GIFHeader(bytes).facts
            }
        guard size.width > 0, size.height > 0 else { throw .damaged(format) }
        self.format = format
        self.size = exif.orientation.swapsAxes ? PixelSize(width: size.height, height: size.width) : size
        orientation = exif.orientation
        date = exif.date
    }
}

/// The transformation that makes a stored picture upright (Exif 2.32, tag 274).
public enum ImageOrientation: Int, CaseIterable, Sendable {
    /// The picture is stored upright.
    case upright = 1
    /// The picture is mirrored from left to right.
    case mirrored
    /// The picture is upside down.
    case upsideDown
    /// The picture is mirrored from top to bottom.
    case flipped
    /// Rows are columns.
    case transposed
    /// The picture has to be rotated clockwise by 90 degrees.
    case rotatedRight
    /// Rows are columns, and both are reversed.
    case transversed
    /// The picture has to be rotated anticlockwise by 90 degrees.
    case rotatedLeft

    /// A Boolean value that indicates whether the upright picture is as wide as the stored one is high.
    public var swapsAxes: Bool { rawValue >= 5 }
}
