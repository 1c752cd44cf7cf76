import DomainKit
import PhotoDomain
import RepositoryKit

/// The photos of an album by their content.
///
/// A photo is read when another one of its size is looked for, and then no more, unless the two seem to be the same:
/// many photos of one size cost as many reads, not the square of them.
struct AlbumContents {
    /// The number of bytes that are read at once, unless a single photo has more.
    private static let byteLimit = 16 << 20

    private let album: AlbumName
    private let albums: FolderAlbumGateway
    /// The photos that were not read yet, by their size.
    private var unread: [Int: [PhotoFileName]] = [:]
    let sizes: Set<Int>
    private var read: [ContentHash: [PhotoFileName]] = [:]

    init(of album: AlbumName, _ files: [FolderFile], in albums: FolderAlbumGateway) {
        self.album = album
        self.albums = albums
        for file in files {
            guard let name = PhotoFileName(file.name) else { continue }
            unread[file.byteCount, default: []].append(name)
        }
        sizes = Set(unread.keys)
    }

    /// Returns the first photo with a content, or nil; the content is asked for if a photo has the same hash.
    mutating func photo(
        _ hash: ContentHash,
        _ content: () async throws(ApplicationError) -> [UInt8]?
    ) async throws(ApplicationError) -> PhotoFileName? {
        var names = (unread.removeValue(forKey: hash.byteCount) ?? [])[...]
        while !names.isEmpty {
            let part = names.prefix(max(1, Self.byteLimit / max(1, hash.byteCount)))
            names = names.dropFirst(part.count)
            for (name, bytes) in zip(part, try await contents(of: Array(part), byteCount: hash.byteCount)) {
                guard let bytes else { continue }
                read[ContentHash(bytes), default: []].append(name)
            }
        }
        guard let names = read[hash], let bytes = try await content() else { return nil }
        for name in names where try await contents(of: [name], byteCount: hash.byteCount) == [bytes] { return name }
        return nil
    }

    private func contents(of names: [PhotoFileName], byteCount: Int) async throws(ApplicationError) -> [[UInt8]?] {
        try await albums.readIfPresent(names.map { "\(album)/\($0)" }, limit: byteCount)
    }
}

/// A hash of a file's content, which is another one in each process.
struct ContentHash: Hashable {
    let byteCount: Int
    private let hash: Int

    init(_ bytes: [UInt8]) {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        byteCount = bytes.count
        hash = hasher.finalize()
    }
}
