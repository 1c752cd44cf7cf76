public import DomainKit

/// The picture that a decoder returns: the domain's, under a name for technologies, which do not import the domain.
public typealias DecodedImage = PixelImage

extension DecodedImage {
    /// Creates a picture of a size, or returns nil if the number of bytes is not four for each pixel.
    public init?(_ size: PixelSize, rgba: [UInt8]) {
        self.init(width: size.width, height: size.height, rgba: rgba)
    }
}
