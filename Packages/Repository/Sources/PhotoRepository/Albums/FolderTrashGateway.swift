public import DomainKit
public import PhotoDomain

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
    public func undo() async throws(ApplicationError) -> AlbumChange? {
        try await albums.history.undo()
    }
}
