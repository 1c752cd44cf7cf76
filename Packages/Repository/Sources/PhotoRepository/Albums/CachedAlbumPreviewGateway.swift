public import PhotoDomain
public import RepositoryKit

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
        let photos: [Photo]
    }

    private let cache: SlottedCache
    private let albums: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - tree: reads and writes the files.
    ///   - folder: the absolute path of the folder of the previews.
    ///   - albums: the absolute path of the folder of the albums, whose previews are not those of other folders.
    public init(tree: any FileTree, folder: String, albums: String) {
        cache = SlottedCache(tree: tree, folder: folder, signature: "album 1", slotCount: 128, sizeLimit: 256 << 10)
        self.albums = albums
    }

    @concurrent
    public func preview(of name: AlbumName) async -> AlbumPreview? {
        guard let bytes = await cache.value(name.text, version: albums),
            let file: File = try? ReadableJSON.value(bytes, at: name.text, version: File.version)
        else { return nil }
        var revisions: [PhotoFileName: Int] = [:]
        let photos = file.photos.compactMap { photo -> AlbumPhoto? in
            guard let fileName = PhotoFileName(photo.name) else { return nil }
            revisions[fileName] = photo.revision
            return try? photo.facts.photo(fileName, byteCount: photo.byteCount)
        }
        return AlbumPreview(photos: photos, revisions: revisions, count: file.count)
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
        guard let bytes = try? ReadableJSON.bytes(File(count: preview.count, photos: photos)),
            await cache.value(name.text, version: albums) != bytes
        else { return }
        await cache.keep(bytes, name.text, version: albums)
    }
}
