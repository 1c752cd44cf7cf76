public import DomainKit
public import PhotoDomain
public import RepositoryKit

/// A gateway of the downloads without an outcome: a record for each, in a hidden folder of the album.
///
/// The records are part of the album, so that they follow it when it is renamed.
public struct FolderDownloadQueueGateway: DownloadQueueGateway {
    private struct Entry: Codable {
        static let version = 1
        static let sizeLimit = 64 << 10

        var version = Self.version
        let photo: String
        let overwrites: Bool?

        init(_ download: PendingDownload) {
            photo = download.photo.description
            overwrites = download.overwrites ? true : nil
        }
    }

    private let store: any FolderStore
    private let partial: PartialDownloads

    /// Creates a gateway from the folder of the albums.
    public init(store: any FolderStore) {
        self.store = store
        partial = PartialDownloads(store: store)
    }

    @concurrent
    public func downloads(awaitedBy album: AlbumName) async throws(ApplicationError) -> [PendingDownload] {
        var downloads: [PendingDownload] = []
        for name in try await names(album) {
            let path = "\(Self.folder(album))/\(name)"
            do throws(FolderError) {
                // What cannot be read, or is of a newer version, is left as it is.
                let text = try await store.read(path, limit: Entry.sizeLimit)
                if let download = Self.download(text, at: path) { downloads.append(download) }
            } catch {
                switch error {
                case .notFound, .file(.tooLarge), .file(.notReadable): continue
                default: throw ApplicationError(error)
                }
            }
        }
        return downloads.sorted { $0.photo.description < $1.photo.description }
    }

    @concurrent
    public func add(_ downloads: [PendingDownload], to album: AlbumName) async throws(ApplicationError) {
        let existing = Set(try await names(album))
        for download in downloads {
            let name = Self.name(download.photo)
            let path = "\(Self.folder(album))/\(name)"
            let bytes = try ReadableJSON.bytes(Entry(download))
            do throws(FolderError) {
                guard existing.contains(name) else {
                    try await store.commit([.create(path: path, bytes)])
                    continue
                }
                let old = try await store.read(path, limit: Entry.sizeLimit)
                guard let earlier = Self.download(old, at: path), earlier != download else { continue }
                try await store.commit([.replace(path: path, bytes, of: old)])
            } catch {
                switch error {
                // Another process has added it, too, or what is there cannot be read and stays.
                case .exists, .changed, .notFound, .file(.tooLarge), .file(.notReadable): continue
                default: throw ApplicationError(error)
                }
            }
        }
    }

    @concurrent
    public func remove(_ photos: [PhotoID], from album: AlbumName) async throws(ApplicationError) {
        try await partial.remove(photos)
        let existing = Set(try await names(album))
        for photo in photos where existing.contains(Self.name(photo)) {
            try await store.deleteIfPresent("\(Self.folder(album))/\(Self.name(photo))")
        }
    }

    private static func download(_ text: [UInt8], at path: String) -> PendingDownload? {
        guard let entry: Entry = try? ReadableJSON.value(text, at: path, version: Entry.version),
            let photo = try? PhotoID(entry.photo)
        else { return nil }
        return PendingDownload(photo, overwrites: entry.overwrites ?? false)
    }

    func names(_ album: AlbumName) async throws(ApplicationError) -> [String] {
        try await store.filesIfPresent(in: Self.folder(album)).map(\.name)
    }

    static func folder(_ album: AlbumName) -> String { "\(album)/\(PartialDownloads.folder)" }
    private static func name(_ photo: PhotoID) -> String { "\(StableHash(photo.description).paddedDigits).json" }
}
