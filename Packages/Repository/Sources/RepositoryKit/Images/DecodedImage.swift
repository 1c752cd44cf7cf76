public import DomainKit

/// The pixels of a picture, as decoders return them.
public struct DecodedImage: Hashable, Sendable {
    /// The size, at least one pixel wide and high.
    public let size: PixelSize
    /// The pixels row by row from the top, with a byte each for red, green, blue and opacity.
    public let rgba: [UInt8]

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - size: the size, at least one pixel wide and high.
    ///   - rgba: four bytes for each pixel.
    public init(_ size: PixelSize, rgba: [UInt8]) {
        assert(size.width > 0 && size.height > 0 && rgba.count == size.area * 4, "A pixel has four bytes.")
        self.size = size
        self.rgba = rgba
    }
}

extension PixelImage {
    /// Creates the domain's picture from the pixels of a decoder.
    public init?(_ image: DecodedImage) {
        self.init(width: image.size.width, height: image.size.height, rgba: image.rgba)
    }
}
