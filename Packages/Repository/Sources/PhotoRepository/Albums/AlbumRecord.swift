import Foundation
import PhotoDomain

/// The record of a change of albums, which says how to undo it.
///
/// Paths are those of the store.
struct AlbumRecord: Codable {
    enum Step: Codable, Hashable {
        /// A file or folder was moved.
        case move(String, to: String)
        /// A file was created; undoing moves it into the trash.
        case create(String)
        /// The text of a file was replaced.
        case replace(String, old: String, new: String)
        /// A file was moved into the place of another one, which was moved into the trash.
        case substitute(String, by: String, keeping: String)

        private enum CodingKeys: String, CodingKey {
            case moved, created, replaced, substituted, to, old, new, by, kept
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let path = try container.decodeIfPresent(String.self, forKey: .moved) {
                self = .move(path, to: try container.decode(String.self, forKey: .to))
            } else if let path = try container.decodeIfPresent(String.self, forKey: .created) {
                self = .create(path)
            } else if let path = try container.decodeIfPresent(String.self, forKey: .substituted) {
                self = .substitute(
                    path,
                    by: try container.decode(String.self, forKey: .by),
                    keeping: try container.decode(String.self, forKey: .kept)
                )
            } else {
                self = .replace(
                    try container.decode(String.self, forKey: .replaced),
                    old: try container.decode(String.self, forKey: .old),
                    new: try container.decode(String.self, forKey: .new)
                )
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .move(let path, let target):
                try container.encode(path, forKey: .moved)
                try container.encode(target, forKey: .to)
            case .create(let path): try container.encode(path, forKey: .created)
            case .replace(let path, let old, let new):
                try container.encode(path, forKey: .replaced)
                try container.encode(old, forKey: .old)
                try container.encode(new, forKey: .new)
            case .substitute(let path, let new, let kept):
                try container.encode(path, forKey: .substituted)
                try container.encode(new, forKey: .by)
                try container.encode(kept, forKey: .kept)
            }
        }

        var paths: [String] {
            switch self {
            case .move(let path, let target): [path, target]
            case .create(let path), .replace(let path, _, _): [path]
            case .substitute(let path, let new, let kept): [path, new, kept]
            }
        }
    }

    static let version = 3
    /// The maximum size of a record in bytes: hundreds of thousands of photos.
    static let sizeLimit = 64 << 20

    var version = Self.version
    var change: AlbumChange.Kind
    var album: String
    var photos: [String]
    var changedAt: Date
    /// The identity of the import that continues the record, or nil.
    var run: UUID?
    var steps: [Step]

    private enum CodingKeys: String, CodingKey {
        case version, change, album, photos, run, steps
        case changedAt = "changed_at"
    }

    /// The change that the record describes, or nil if it cannot be that of an album.
    var albumChange: AlbumChange? {
        guard let name = try? AlbumName(album) else { return nil }
        return AlbumChange(change, of: name, photos: photos.compactMap { PhotoFileName($0) })
    }

    /// A Boolean value that indicates whether every path is one of the folder of the albums.
    var isConfined: Bool {
        steps.flatMap(\.paths).allSatisfy { path in
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard let first = parts.first, parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { return false }
            return first == AlbumHistory.folder || (try? AlbumName(String(first))) != nil
        }
    }
}

/// A record of version 1, which knew removals only.
struct AlbumRemovalRecord: Decodable {
    let version: Int
    let album: String
    let files: [String]
    let removedAt: Date

    private enum CodingKeys: String, CodingKey {
        case version, album, files
        case removedAt = "removed_at"
    }

    /// Returns the same as a record of today.
    ///
    /// - Parameter trash: the folder that the files were moved into.
    func record(_ trash: String) -> AlbumRecord {
        AlbumRecord(
            change: .removal,
            album: album,
            photos: files.filter { PhotoFileName($0) != nil },
            changedAt: removedAt,
            steps: files.map { .move("\(album)/\($0)", to: "\(trash)/\($0)") }
        )
    }
}
