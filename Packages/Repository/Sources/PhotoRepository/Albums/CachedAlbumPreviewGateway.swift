public import PhotoDomain

/// A gateway that keeps the previews of albums in a folder, for the next run of the program.
public struct CachedAlbumPreviewGateway: AlbumPreviewGateway {
    private struct File: Codable {
        struct Photo: Codable {
            let name: String
            let byteCount: Int
            let revision: Int?
            let facts: PhotoSidecar
        }

        static let version = 1

        var version = Self.version
        let count: Int
        let cover: String?
        let photos: [Photo]
    }

    private let cache: AlbumCache

    /// Creates a gateway.
    public init(cache: AlbumCache) {
        self.cache = cache
    }

    @concurrent
    public func preview(of name: AlbumName) async -> AlbumPreview? {
        guard let bytes = await cache.previews.value(name.text, version: cache.albums),
            let file: File = try? ReadableJSON.value(bytes, at: name.text, version: File.version)
        else { return nil }
        var revisions: [PhotoFileName: Int] = [:]
        let photos = file.photos.compactMap { photo -> AlbumPhoto? in
            guard let fileName = PhotoFileName(photo.name) else { return nil }
            revisions[fileName] = photo.revision
            return try? photo.facts.photo(fileName, byteCount: photo.byteCount)
        }
        return AlbumPreview(
            photos: photos,
            revisions: revisions,
            count: file.count,
            cover: file.cover.flatMap(PhotoFileName.init)
        )
    }

    @concurrent
    public func keep(_ preview: AlbumPreview, of name: AlbumName) async {
        let photos = preview.photos.map { photo in
            File.Photo(
                name: photo.fileName.text,
                byteCount: photo.byteCount,
                revision: preview.revisions[photo.fileName],
                facts: PhotoSidecar(photo)
            )
        }
        let file = File(count: preview.count, cover: preview.cover?.text, photos: photos)
        guard let bytes = try? ReadableJSON.bytes(file),
            await cache.previews.value(name.text, version: cache.albums) != bytes
        else { return }
        await cache.previews.keep(bytes, name.text, version: cache.albums)
    }
}
