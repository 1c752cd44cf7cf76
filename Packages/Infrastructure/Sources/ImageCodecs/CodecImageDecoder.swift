internal import CStrataImages
internal import DedicatedThreads
internal import Foundation
public import RepositoryKit

/// Decodes pictures with libjpeg, libpng and libwebp, and GIF by code of its own.
///
/// The header is read first, by code of this repository, so that no library allocates what a few bytes claim. A picture is scaled
/// down while it is read: what it takes depends on the size of the result, except where a file has to be decoded as a whole. Of
/// large pictures one is decoded at a time. A decoding that takes too long, or whose task is cancelled, ends at the next row.
public struct CodecImageDecoder: ImageDecoder {
    /// The number of pixels above which pictures are decoded one after the other.
    private static let parallelLimit = 4_000_000

    /// A Boolean value that indicates whether the libraries are there, which are loaded with the first picture.
    static let isLoaded = strata_images_load()

    private let large = AsyncMutex()
    private let timeLimit: Duration

    /// Creates a decoder, which several tasks may use at once.
    ///
    /// - Parameter timeLimit: the time after which decoding a picture fails; waiting for other pictures does not count.
    public init(timeLimit: Duration = .seconds(10)) {
        self.timeLimit = timeLimit
    }

    @concurrent
    public func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> DecodedImage {
        let header = try ImageHeader(file)
        guard header.size.area <= ImageHeader.areaLimit else { throw .tooLarge(header.size) }
        guard header.size.area > Self.parallelLimit else { return try await decode(file, header, limit) }
        return try await large.withLock { () throws(ImageError) in try await decode(file, header, limit) }
    }

    private func decode(
        _ file: [UInt8],
        _ header: ImageHeader,
        _ limit: PixelSize
    ) async throws(ImageError) -> DecodedImage {
        guard !Task.isCancelled else { throw .cancelled }
        return try await DedicatedThread.run(Interruption()) { [timeLimit] interruption throws(ImageError) in
            let deadline = ContinuousClock.now + timeLimit
            var interrupted: ImageError?
            let image = Self.image(file, header, header.size.fitted(into: limit)) {
                if interruption.isRequested { interrupted = .cancelled }
                if ContinuousClock.now >= deadline { interrupted = .timedOut }
                return interrupted == nil
            }
            if let interrupted { throw interrupted }
            return try image.get()
        }
    }

    /// Decodes a picture.
    ///
    /// - Parameter mayGoOn: returns true if the decoding may go on; otherwise, it ends without a picture.
    static func image(
        _ file: [UInt8],
        _ header: ImageHeader,
        _ size: PixelSize,
        mayGoOn: () -> Bool
    ) -> Result<DecodedImage, ImageError> {
        let request = images_request(header, size)
        let result: images_result
        switch header.format {
        case .gif: result = GIFDecoder(file)?.picture(request, mayGoOn: mayGoOn) ?? images_result()
        case .jpeg: result = decode(IMAGES_JPEG, file[...], request, mayGoOn)
        case .png: result = decode(IMAGES_PNG, file[...], request, mayGoOn)
        case .webp:
            if let frame = WebPFrame(firstOf: file) {
                var request = request
                (request.x, request.y) = (frame.x, frame.y)
                result = decode(IMAGES_WEBP, frame.content, request, mayGoOn)
            } else {
                result = decode(IMAGES_WEBP, file[...], request, mayGoOn)
            }
        }
        guard isLoaded || header.format == .gif else { return .failure(.unsupported(header.format)) }
        guard let rgba = result.rgba else {
            return .failure(result.is_too_large ? .tooLarge(header.size) : .damaged(header.format))
        }
        defer { free(rgba) }
        let size = PixelSize(width: Int(result.width), height: Int(result.height))
        let image = DecodedImage(size, rgba: Array(UnsafeBufferPointer(start: rgba, count: size.area * 4)))
        return image.map { .success($0) } ?? .failure(.damaged(header.format))
    }

    private static func decode(
        _ format: images_format,
        _ file: ArraySlice<UInt8>,
        _ request: images_request,
        _ mayGoOn: () -> Bool
    ) -> images_result {
        guard isLoaded else { return images_result() }
        return withoutActuallyEscaping(mayGoOn) { mayGoOn in
            withUnsafePointer(to: mayGoOn) { context in
                file.withUnsafeBufferPointer { bytes in
                    let source = images_source(
                        bytes: bytes.baseAddress,
                        size: bytes.count,
                        may_go_on: { $0?.assumingMemoryBound(to: (() -> Bool).self).pointee() ?? false },
                        context: UnsafeMutableRawPointer(mutating: context)
                    )
                    return strata_images_decode(format, source, request)
                }
            }
        }
    }
}

extension images_request {
    /// Creates the request for a picture of a size.
    fileprivate init(_ header: ImageHeader, _ size: PixelSize) {
        let (stored, result) = (header.stored(header.size), header.stored(size))
        self.init()
        (width, height) = (Int32(clamping: stored.width), Int32(clamping: stored.height))
        (columns, rows) = (Int32(clamping: result.width), Int32(clamping: result.height))
        orientation = Int32(header.orientation.rawValue)
    }
}

extension ImageHeader {
    /// Returns a size of the upright picture as that of the stored one.
    fileprivate func stored(_ size: PixelSize) -> PixelSize {
        orientation.swapsAxes ? PixelSize(width: size.height, height: size.width) : size
    }
}
