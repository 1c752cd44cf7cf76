internal import CStrataGD
internal import DedicatedThreads
internal import Foundation
public import RepositoryKit

/// Decodes pictures with libgd.
///
/// The header is read first, by code of this repository, so that the library never allocates what a few bytes claim. Of
/// large pictures one is decoded at a time: a picture of `ImageHeader.areaLimit` pixels takes up to ten
/// bytes for each. A decoding that takes too long, or whose task is cancelled, ends where it reads the next part of the file.
///
/// ```swift
/// func thumbnail(of file: [UInt8]) async throws(ImageError) -> DecodedImage {
///     try await GDImageDecoder().decode(file, fitting: PixelSize(width: 330, height: 330))
/// }
/// ```
public struct GDImageDecoder: ImageDecoder {
    /// The number of pixels above which pictures are decoded one after the other.
    private static let parallelLimit = 4_000_000

    /// A Boolean value that indicates whether the library is there, which is loaded with the first picture.
    static let isLoaded = strata_gd_load()

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
            guard Self.isLoaded else { throw .unsupported(header.format) }
            let deadline = ContinuousClock.now + timeLimit
            var failure = ImageError.damaged(header.format)
            let image = Self.image(file, header, header.size.fitted(into: limit)) {
                if interruption.isRequested { failure = .cancelled }
                if ContinuousClock.now >= deadline { failure = .timedOut }
                return failure == .damaged(header.format)
            }
            guard let image else { throw failure }
            return image
        }
    }

    /// Decodes a picture.
    ///
    /// - Parameter mayRead: returns true if the next part of the file may be read; otherwise, the decoding ends.
    static func image(
        _ file: [UInt8],
        _ header: ImageHeader,
        _ size: PixelSize,
        mayRead: () -> Bool
    ) -> DecodedImage? {
        let (stored, most) = (header.stored(header.size), header.stored(size))
        let image = withoutActuallyEscaping(mayRead) { mayRead in
            withUnsafePointer(to: mayRead) { context in
                file.withUnsafeBufferPointer { bytes in
                    let source = cgd_source(
                        bytes: bytes.baseAddress,
                        size: Int32(bytes.count),
                        may_read: { $0?.assumingMemoryBound(to: (() -> Bool).self).pointee() ?? false },
                        context: UnsafeMutableRawPointer(mutating: context)
                    )
                    return strata_gd_decode(
                        header.format.code,
                        source,
                        Int32(stored.width),
                        Int32(stored.height),
                        Int32(most.width),
                        Int32(most.height),
                        Int32(header.orientation.rawValue)
                    )
                }
            }
        }
        guard let rgba = image.rgba else { return nil }
        defer { free(rgba) }
        let size = PixelSize(width: Int(image.width), height: Int(image.height))
        return DecodedImage(size, rgba: Array(UnsafeBufferPointer(start: rgba, count: size.area * 4)))
    }
}

extension ImageHeader {
    /// Returns a size of the upright picture as that of the stored one.
    fileprivate func stored(_ size: PixelSize) -> PixelSize {
        orientation.swapsAxes ? PixelSize(width: size.height, height: size.width) : size
    }
}

extension ImageFormat {
    fileprivate var code: cgd_format {
        switch self {
        case .jpeg: CGD_JPEG
        case .png: CGD_PNG
        case .webp: CGD_WEBP
        case .gif: CGD_GIF
        }
    }
}
