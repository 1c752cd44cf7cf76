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
    public func remove(_ album: AlbumName) async throws(ApplicationError) {
        try await albums.history.perform(.removal, of: album) { trash in
            AlbumHistory.Plan(steps: [.move(album.text, to: "\(trash)/\(album)")])
        }
    }

    @concurrent
    public func replace(
        _ photo: PhotoFileName,
        in album: AlbumName,
        with file: [UInt8],
        _ origin: AlbumPhoto.Origin
    ) async throws(ApplicationError) -> AddedPhoto {
        let format = try await mapping { () throws(ImageError) in try ImageHeader(file).format }
        guard ImageFormat(fileExtensionOf: photo) == format else {
            _ = try await files(of: photo, in: album)
            return try await albums.add(file, origin, to: album)
        }
        var outcome: AddedPhoto?
        try await albums.history.perform(.overwriting, of: album) { trash throws(ApplicationError) in
            let (byteCount, isDescribed) = try await files(of: photo, in: album)
            let previous = try await albums.photo(photo, byteCount, in: album)
            let path = "\(album)/\(photo)"
            if try await albums.readIfPresent(path, limit: ImageHeader.fileSizeLimit) == file {
                outcome = AddedPhoto(previous, isDuplicate: true)
                return AlbumHistory.Plan()
            }
            let new = AlbumPhoto(
                fileName: photo,
                origin: origin,
                caption: previous.caption,
                tags: previous.tags,
                byteCount: file.count
            )
            outcome = AddedPhoto(new, isDuplicate: false)
            let sidecar = "\(album)/\(PhotoSidecar.name(of: photo))"
            let text = try ReadableJSON.bytes(PhotoSidecar(new))
            return AlbumHistory.Plan(
                photos: [photo],
                steps: [
                    isDescribed ? .overwrite(sidecar, text, trash: trash) : .create(sidecar, text),
                    .overwrite(path, file, trash: trash),
                ]
            )
        }
        guard let outcome else { throw ApplicationError(.notFound) }
        return outcome
    }

    /// Returns the size of a photo, and a Boolean value that indicates whether there is a file beside it.
    private func files(
        of photo: PhotoFileName,
        in album: AlbumName
    ) async throws(ApplicationError) -> (byteCount: Int, isDescribed: Bool) {
        let files = try await albums.files(of: album)
        guard let file = files.first(where: { $0.name == photo.text }) else { throw ApplicationError(.notFound) }
        return (file.byteCount, files.contains { $0.name == PhotoSidecar.name(of: photo) })
    }

    @concurrent
    public func undo() async throws(ApplicationError) -> AlbumChange? {
        try await albums.history.undo()
    }
}

extension FolderTrashGateway {
    @concurrent
    public func empty() async throws(ApplicationError) -> TrashSize {
        try await mapping { () throws(FolderError) in
            let (store, trash) = (albums.history.store, AlbumHistory.folder)
            let size = try await store.size(of: trash)
            try await store.discard(trash)
            return TrashSize(fileCount: size.fileCount, byteCount: size.byteCount)
        }
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
