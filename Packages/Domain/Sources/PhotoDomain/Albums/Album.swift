import Foundation

/// An album: a folder with photos and a description.
public struct Album: Hashable, Sendable {
    /// The name.
    public let name: AlbumName
    /// The description.
    public let description: AlbumDescription
    /// The photos, in the order of the description.
    public let photos: [AlbumPhoto]
    /// A number for the file of each photo, which is another one after the file was written again.
    public let revisions: [PhotoFileName: Int]

    /// Creates an album; its photos are sorted.
    public init(
        name: AlbumName,
        description: AlbumDescription,
        photos: [AlbumPhoto],
        revisions: [PhotoFileName: Int] = [:]
    ) {
        self.name = name
        self.description = description
        self.photos = photos.sorted(by: description.order.precedes)
        self.revisions = revisions
    }

    /// The photo that stands for the album: the chosen one if it still exists, else the first.
    public var cover: AlbumPhoto? {
        photos.first { $0.fileName == description.cover } ?? photos.first
    }
}

/// The description of an album, which the user writes.
public struct AlbumDescription: Hashable, Sendable {
    /// The caption, or nil.
    public let caption: String?
    /// The tags, sorted.
    public let tags: [String]
    /// The photo that stands for the album, or nil for the first one.
    public let cover: PhotoFileName?
    /// The order of the photos.
    public let order: AlbumOrder

    /// Creates a description.
    public init(
        caption: String? = nil,
        tags: [String] = [],
        cover: PhotoFileName? = nil,
        order: AlbumOrder = .added
    ) {
        self.caption = caption
        self.tags = Array(Set(tags)).sorted()
        self.cover = cover
        self.order = order
    }
}

/// The orders of the photos in an album.
public enum AlbumOrder: String, CaseIterable, Sendable {
    /// By the date on which they were added; photos of other programs come last.
    case added
    /// By name.
    case name
    /// By size of the file, the largest first.
    case size

    /// Returns a Boolean value that indicates whether a photo comes before another one.
    public func precedes(_ one: AlbumPhoto, _ other: AlbumPhoto) -> Bool {
        switch self {
        case .added where one.origin?.addedAt != other.origin?.addedAt:
            (one.origin?.addedAt ?? .distantFuture) < (other.origin?.addedAt ?? .distantFuture)
        case .size where one.byteCount != other.byteCount: one.byteCount > other.byteCount
        case .added, .size, .name: one.fileName.text.precedesNumerically(other.fileName.text)
        }
    }
}
