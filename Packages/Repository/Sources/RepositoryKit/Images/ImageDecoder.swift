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
