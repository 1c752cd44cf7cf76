public import Foundation

/// A photo in an album: a file, with its credit beside it.
public struct AlbumPhoto: Hashable, Sendable {
    /// The name of the file in the folder of the album.
    public let fileName: PhotoFileName
    /// The photo that it was, or nil for a file that another program put there.
    public let origin: Origin?
    /// The caption that the user gave it, or nil.
    public let caption: String?
    /// The tags that the user gave it, sorted.
    public let tags: [String]
    /// The size of the file in bytes.
    public let byteCount: Int

    /// The facts about a photo of a source, as they were when it was added.
    public struct Origin: Hashable, Sendable {
        /// The identity in its source.
        public let id: PhotoID
        /// The title.
        public let title: String
        /// The credit.
        public let credit: PhotoCredit
        /// The size in pixels, or nil.
        public let size: PhotoSize?
        /// The date on which it was added.
        public let addedAt: Date

        /// Creates the facts.
        public init(id: PhotoID, title: String, credit: PhotoCredit, size: PhotoSize?, addedAt: Date) {
            self.id = id
            self.title = title
            self.credit = credit
            self.size = size
            self.addedAt = addedAt
        }

        /// Creates the facts about a photo that is added now.
        public init(_ photo: Photo, addedAt: Date) {
            self.init(id: photo.id, title: photo.title, credit: photo.credit, size: photo.size, addedAt: addedAt)
        }
    }

    /// Returns the same photo under another name.
    public func renamed(_ name: PhotoFileName) -> AlbumPhoto {
        AlbumPhoto(fileName: name, origin: origin, caption: caption, tags: tags, byteCount: byteCount)
    }

    /// Creates a photo of an album.
    public init(
        fileName: PhotoFileName,
        origin: Origin? = nil,
        caption: String? = nil,
        tags: [String] = [],
        byteCount: Int
    ) {
        self.fileName = fileName
        self.origin = origin
        self.caption = caption
        self.tags = Array(Set(tags)).sorted()
        self.byteCount = byteCount
    }
}

/// The name of a file of a photo, which every system accepts.
public struct PhotoFileName: Hashable, Sendable {
    /// The extensions of photos.
    public static let extensions = ["jpg", "jpeg", "png", "webp", "gif"]
    /// The file extensions of picture formats that albums do not support.
    public static let foreignExtensions: Set<String> = [
        "heic", "heif", "hif", "avif", "tif", "tiff", "bmp", "jxl", "jp2", "psd", "svg", "dng", "cr2", "cr3", "crw",
        "nef",
        "nrw", "arw", "orf", "rw2", "raf", "pef", "srw", "x3f", "raw",
    ]

    /// The name.
    public let text: String

    /// Creates a name from that of an existing file, or returns nil if it is not that of a photo.
    public init?(_ text: String) {
        guard !text.hasPrefix("."), !text.utf8.contains(UInt8(ascii: "/")),
            let dot = text.lastIndex(of: "."), dot > text.startIndex,
            Self.extensions.contains(text[text.index(after: dot)...].lowercased())
        else { return nil }
        self.text = text
    }

    /// Creates the name for any title, with a number from 2 behind it, or none, and an extension without a dot.
    public init(title: String, fileExtension: String, number: Int? = nil) {
        let stem = FileNameRules.safeName(for: title, limit: 100)
        text = "\(stem)\(number.map { "-\($0)" } ?? "").\(fileExtension)"
    }
}

extension PhotoFileName: CustomStringConvertible {
    public var description: String { text }
}
