public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway that keeps the thumbnails of another one in a folder, for the next run of the program.
///
/// The folder has a fixed number of slots, and a photo determines the slot of its thumbnail: the previous one in it is
/// evicted, so that the folder cannot grow. A file states whose thumbnail it is, and a checksum; one that is damaged is
/// fetched again. Instances share the folder, because a file appears whole or not at all. Errors of the folder are
/// ignored: everything in it can be fetched again.
public struct CachingPhotoGateway: PhotoGateway {
    /// The number of thumbnails.
    static let slotCount = 512
    /// The maximum size of a thumbnail in bytes.
    static let sizeLimit = 256 << 10

    private static let signature = "thumbnail 1"

    private let photos: any PhotoGateway
    private let tree: any FileTree
    private let folder: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - photos: fetches what is not in the folder.
    ///   - tree: reads and writes the files.
    ///   - folder: the absolute path of the folder.
    public init(_ photos: any PhotoGateway, tree: any FileTree, folder: String) {
        self.photos = photos
        self.tree = tree
        self.folder = folder
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
        let head = Array("\(Self.signature)\n\(photo.id)\n\(photo.files.thumbnail.fileIdentity.absoluteString)\n".utf8)
        let path = Self.slot(of: photo.id)
        if let file = await kept(at: path, head) { return file }
        let file = try await photos.file(use, of: photo)
        await keep(file, at: path, head)
        return file
    }

    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        try await photos.download(photo, report: report)
    }

    private func kept(at path: String, _ head: [UInt8]) async -> [UInt8]? {
        let limit = Self.sizeLimit + head.count + Self.checksumSize
        guard let bytes = try? await tree.read(path, under: folder, limit: limit), bytes.starts(with: head)
        else { return nil }
        let rest = bytes.dropFirst(head.count)
        let file = Array(rest.dropFirst(Self.checksumSize))
        return rest.prefix(Self.checksumSize).elementsEqual(Self.checksum(of: file)) ? file : nil
    }

    private func keep(_ file: [UInt8], at path: String, _ head: [UInt8]) async {
        guard file.count <= Self.sizeLimit, !file.isEmpty else { return }
        try? await tree.remove(path, under: folder)
        try? await tree.create(path, under: folder, with: head + Self.checksum(of: file) + file)
    }

    private static func slot(of id: PhotoID) -> String {
        "\(StableHash(id.description).value % UInt64(slotCount))"
    }

    private static let checksumSize = 8

    private static func checksum(of file: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: StableHash(file).value.bigEndian) { Array($0) }
    }
}
