public import DomainKit

/// A decoder of picture files.
///
/// A file may come from anywhere: whatever its bytes are, decoding costs bounded memory and time and ends with a picture
/// or an error. Every function does its work off the caller's actor.
public protocol ImageDecoder: Sendable {
    /// Decodes a whole file, upright and in sRGB, scaled down to fit into a size; a smaller picture is not enlarged.
    ///
    /// The format is that of the content, whatever the file is called. Of an animation it is the first frame.
    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> DecodedImage
}

/// The picture that a decoder returns: the domain's, under a name for technologies, which do not import the domain.
public typealias DecodedImage = PixelImage

extension DecodedImage {
    /// Creates a picture of a size, or returns nil if the number of bytes is not four for each pixel.
    public init?(_ size: PixelSize, rgba: [UInt8]) {
        self.init(width: size.width, height: size.height, rgba: rgba)
    }
}

extension ImageDecoder {
    /// Decodes the file of a picture into the domain's pixels, scaled down to fit into a size.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidData` if the file cannot be decoded.
    public func pixels(of file: [UInt8], fitting limit: PixelSize) async throws(ApplicationError) -> PixelImage {
        try await mapping { () throws(ImageError) in try await decode(file, fitting: limit) }
    }
}
