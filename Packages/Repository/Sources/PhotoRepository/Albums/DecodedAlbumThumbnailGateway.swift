public import DomainKit
public import PhotoDomain
public import RepositoryKit

/// A gateway that decodes the photos of albums, scaled down, and keeps the pixels for the next time.
///
/// A photo that was written again is decoded again.
public struct DecodedAlbumThumbnailGateway: AlbumThumbnailGateway {
    private let albums: FolderAlbumGateway
    private let decoder: any ImageDecoder
    private let cache: AlbumCache

    /// Creates a gateway.
    public init(albums: FolderAlbumGateway, decoder: any ImageDecoder, cache: AlbumCache) {
        self.albums = albums
        self.decoder = decoder
        self.cache = cache
    }

    @concurrent
    public func thumbnail(
        of photo: PhotoFileName,
        in album: AlbumName
    ) async throws(ApplicationError) -> PixelImage {
        let path = "\(album)/\(photo)"
        let name = "\(cache.albums)/\(path)"
        let version = try await albums.version(of: path)
        if let image = await cache.thumbnails.value(name, version: version).flatMap(PixelImage.init(cached:)) {
            return image
        }
        guard let file = try await albums.readIfPresent(path, limit: ImageHeader.fileSizeLimit) else {
            throw ApplicationError(.notFound)
        }
        let image = try await decoder.pixels(of: file, fitting: DecodedThumbnailGateway.limit)
        await cache.thumbnails.keep(image.cached, name, version: version)
        return image
    }
}

extension PixelImage {
    /// The picture as a file of the cache: its width and its height in four bytes each, the lowest first, and its pixels.
    fileprivate var cached: [UInt8] {
        [width, height].flatMap { size in (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } } + rgba
    }

    fileprivate init?(cached bytes: [UInt8]) {
        guard bytes.count > 8 else { return nil }
        let sizes = [0, 4].map { start in (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) } }
        self.init(width: sizes[0], height: sizes[1], rgba: Array(bytes.dropFirst(8)))
    }
}
