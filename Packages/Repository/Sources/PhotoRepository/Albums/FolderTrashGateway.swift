public import DomainKit
public import PhotoDomain
import RepositoryKit

/// A gateway of the trash of the albums: a hidden folder beside them, with a folder and a record for each change.
public struct FolderTrashGateway: PhotoTrashGateway {
    private let albums: FolderAlbumGateway

    /// Creates a gateway of the trash of albums.
    public init(albums: FolderAlbumGateway) {
        self.albums = albums
    }

    @concurrent
    public func remove(_ photos: [PhotoFileName], from album: AlbumName) async throws(ApplicationError) {
        try await albums.history.perform(.removal, of: album) { trash throws(ApplicationError) in
            // The photo goes before its credit.
            let files = try await albums.filesWithCredits(of: photos, in: album)
            return AlbumHistory.Plan(
                photos: photos,
                steps: files.map { .move("\(album)/\($0)", to: "\(trash)/\($0)") }
            )
        }
    }

    @concurrent
    public func replace(
        _ photo: PhotoFileName,
        in album: AlbumName,
        with file: [UInt8],
        _ origin: AlbumPhoto.Origin
    ) async throws(ApplicationError) -> AddedPhoto {
        let format: ImageFormat
        do throws(ImageError) { format = try ImageHeader(file).format } catch { throw ApplicationError(error) }
        guard let previous = try await albums.album(album).photos.first(where: { $0.fileName == photo }) else {
            throw ApplicationError(.notFound)
        }
        guard ImageFormat(fileExtensionOf: photo) == format else {
            return try await albums.add(file, origin, to: album)
        }
        if try await albums.readIfPresent("\(album)/\(photo)", limit: ImageHeader.fileSizeLimit) == file {
            return AddedPhoto(previous, isDuplicate: true)
        }
        let new = AlbumPhoto(
            fileName: photo,
            origin: origin,
            caption: previous.caption,
            tags: previous.tags,
            byteCount: file.count
        )
        let sidecar = try ReadableJSON.bytes(PhotoSidecar(new))
        // Two changes, because a transaction has to be repeatable, and could not tell the two files of one name apart.
        try await remove([photo], from: album)
        try await albums.history.perform(.import, of: album) { _ in
            AlbumHistory.Plan(
                photos: [photo],
                steps: [
                    .create("\(album)/\(PhotoSidecar.name(of: photo))", sidecar), .create("\(album)/\(photo)", file),
                ]
            )
        }
        return AddedPhoto(new, isDuplicate: false)
    }

    @concurrent
    public func undo() async throws(ApplicationError) -> AlbumChange? {
        try await albums.history.undo()
    }
}

extension ImageFormat {
    /// Creates the format that the name of a file indicates.
    fileprivate init?(fileExtensionOf photo: PhotoFileName) {
        let name = photo.text.lowercased()
        guard
            let format = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) })
                ?? (name.hasSuffix(".jpeg") ? .jpeg : nil)
        else { return nil }
        self = format
    }
}
