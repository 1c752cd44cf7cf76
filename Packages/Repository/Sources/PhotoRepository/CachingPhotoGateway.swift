public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway that keeps the thumbnails of another one in a folder, for the next run of the program.
///
/// A thumbnail that is not there any more, or is damaged, is fetched again.
public struct CachingPhotoGateway: PhotoGateway {
    /// The maximum number of thumbnails.
    static let countLimit = 512
    /// The maximum size of a thumbnail in bytes.
    static let sizeLimit = 256 << 10

    private let photos: any PhotoGateway
    private let cache: FIFOCache

    /// Creates a gateway that keeps what it fetches in a folder, whose path is absolute.
    public init(_ photos: any PhotoGateway, tree: any FileTree, folder: String) {
        self.photos = photos
        cache = FIFOCache(
            tree: tree,
            folder: folder,
            signature: "thumbnail 1",
            countLimit: Self.countLimit,
            sizeLimit: Self.sizeLimit
        )
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        try await photos.page(request, of: search)
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo { try await photos.photo(id) }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        guard use == .thumbnail else { return try await photos.file(use, of: photo) }
        let version = photo.files.thumbnail.fileIdentity.absoluteString
        if let file = await cache.value(photo.id.description, version: version) { return file }
        let file = try await photos.file(use, of: photo)
        await cache.keep(file, photo.id.description, version: version)
        return file
    }

    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        try await photos.download(photo, report: report)
    }
}
