public import DomainKit
import Foundation
public import PhotoDomain
import RepositoryKit

/// A gateway of the trash of the albums: a hidden folder beside them, with a folder and a record for each removal.
public struct FolderTrashGateway: PhotoTrashGateway {
    private struct Removal: Codable {
        static let version = 1

        var version = Self.version
        let album: String
        let files: [String]
        let removedAt: Date

        private enum CodingKeys: String, CodingKey {
            case version, album, files
            case removedAt = "removed_at"
        }
    }

    private static let folder = ".trash"

    private let albums: FolderAlbumGateway
    private let clock: any WallClock

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - albums: the albums.
    ///   - clock: the clock of the dates of removals.
    public init(albums: FolderAlbumGateway, clock: any WallClock = SystemWallClock()) {
        self.albums = albums
        self.clock = clock
    }

    @concurrent
    public func remove(_ photos: [PhotoFileName], from album: AlbumName) async throws(ApplicationError) {
        // The photo goes before its credit.
        let files = try await albums.filesWithCredits(of: photos, in: album)
        let removal = Removal(album: album.text, files: files, removedAt: clock.now)
        let number = (try await numbers().last ?? 0) + 1
        try await albums.commit(
            [.create(path: Self.record(number), try ReadableJSON.bytes(removal))]
                + files.map { .move(path: "\(album)/\($0)", to: "\(Self.folder)/\(number)/\($0)") }
        )
    }

    @concurrent
    public func undo() async throws(ApplicationError) -> UndoneRemoval? {
        guard let number = try await numbers().last else { return nil }
        let path = Self.record(number)
        let bytes = try await albums.read(path, limit: Self.recordLimit)
        let removal: Removal = try ReadableJSON.value(bytes, at: path, version: Removal.version)
        guard removal.files.allSatisfy(Self.isFileOfAlbum) else {
            throw ApplicationError(.storage(.malformed(document: path)))
        }
        let album = try ApplicationError.validating(try AlbumName(removal.album))
        // The credit comes before its photo.
        try await albums.commit(
            [.makeFolder(path: album.text)]
                + removal.files.reversed().map { .move(path: "\(Self.folder)/\(number)/\($0)", to: "\(album)/\($0)") }
                + [.delete(path: path)]
        )
        return UndoneRemoval(album: album, photos: removal.files.compactMap { PhotoFileName($0) })
    }

    /// The maximum size of a record in bytes: hundreds of thousands of photos.
    private static let recordLimit = 64 << 20

    /// Returns whether a name is that of a photo or of its sidecar, and leads to no other folder.
    private static func isFileOfAlbum(_ name: String) -> Bool {
        PhotoFileName(name) != nil || name.hasSuffix(".json") && PhotoFileName(String(name.dropLast(5))) != nil
    }

    private static func record(_ number: Int) -> String { "\(folder)/\(number).json" }

    /// The numbers of the removals that can be undone, in their order.
    private func numbers() async throws(ApplicationError) -> [Int] {
        do throws(FolderError) {
            return try await albums.store.files(in: Self.folder)
                .compactMap { Int($0.name.prefix { $0 != "." }) }.sorted()
        } catch {
            if case .notFound = error { return [] }
            throw ApplicationError(error)
        }
    }
}
