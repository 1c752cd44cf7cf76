public import Foundation

/// The facts about the making of a photo and about its original file.
///
/// Facts that a source leaves out are nil.
public struct PhotoDetails: Hashable, Sendable {
    /// The day on which it was taken, or nil.
    public let takenOn: CaptureDay?
    /// The date on which its source published it, or nil.
    public let publishedAt: Date?
    /// The media type (RFC 2046), or nil.
    public let mediaType: String?
    /// The size of the file in bytes, or nil.
    public let byteCount: Int?

    /// Creates details.
    public init(
        takenOn: CaptureDay? = nil,
        publishedAt: Date? = nil,
        mediaType: String? = nil,
        byteCount: Int? = nil
    ) {
        self.takenOn = takenOn
        self.publishedAt = publishedAt
        self.mediaType = mediaType
        self.byteCount = byteCount
    }
}

/// The day on which a photo was taken, by the clock of the camera, which knows no time zone.
public struct CaptureDay: Hashable, Sendable {
    /// The day, such as `2026-11-26`.
    public let text: String

    /// Creates the day that a text begins with, as Exif and ISO 8601 write it, or returns nil for another text.
    public init?(_ text: String) {
        let parts = text.prefix(10).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == ":" }
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        self.text = parts.joined(separator: "-")
    }
}
