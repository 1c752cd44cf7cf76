#if canImport(ImageIO)
    internal import CoreGraphics
    internal import DedicatedThreads
    internal import Foundation
    internal import ImageIO
    public import RepositoryKit

    /// Decodes pictures with Image I/O.
    ///
    /// The header is read first, by code of this repository, so that the system does not allocate what a few bytes claim.
    public struct ImageIODecoder: ImageDecoder {
        /// Creates a decoder, which several tasks may use at once.
        public init() {}

        @concurrent
        public func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> DecodedImage {
            let header = try ImageHeader(file)
            guard header.size.area <= ImageHeader.areaLimit else { throw .tooLarge(header.size) }
            guard !Task.isCancelled else { throw .cancelled }
            let size = header.size.fitted(into: limit)
            return try await DedicatedThread.run { () throws(ImageError) in
                guard let image = Self.thumbnail(of: file, size), let pixels = Self.pixels(of: image, size),
                    let decoded = DecodedImage(size, rgba: pixels)
                else { throw .damaged(header.format) }
                return decoded
            }
        }

        /// Returns the first frame, upright and scaled down while it is read.
        private static func thumbnail(of file: [UInt8], _ size: PixelSize) -> CGImage? {
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height),
            ]
            guard let source = CGImageSourceCreateWithData(NSData(data: Data(file)) as CFData, nil) else { return nil }
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        }

        /// Returns the bytes of an image in sRGB, four for each pixel.
        private static func pixels(of image: CGImage, _ size: PixelSize) -> [UInt8]? {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
            var pixels = [UInt8](repeating: 0, count: 4 * size.area)
            let isDrawn = pixels.withUnsafeMutableBytes { bytes in
                // A context has no other form for pixels with alpha than colours that were multiplied by it.
                let context = CGContext(
                    data: bytes.baseAddress,
                    width: size.width,
                    height: size.height,
                    bitsPerComponent: 8,
                    bytesPerRow: 4 * size.width,
                    space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
                context?.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
                return context != nil
            }
            guard isDrawn else { return nil }
            for pixel in stride(from: 0, to: pixels.count, by: 4) {
                let alpha = Int(pixels[pixel + 3])
                guard 1..<255 ~= alpha else { continue }
                for index in pixel..<pixel + 3 {
                    pixels[index] = UInt8(clamping: (Int(pixels[index]) * 255 + alpha / 2) / alpha)
                }
            }
            return pixels
        }
    }
#endif
