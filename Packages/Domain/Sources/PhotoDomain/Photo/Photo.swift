public import DomainKit
public import Foundation

/// A photo of a source, with its credit.
///
/// Facts that a source leaves out are nil.
public struct Photo: Identifiable, Hashable, Sendable {
    /// The maximum length of a title in characters.
    public static let titleLimit = 300

    /// The identity.
    public let id: PhotoID
    /// The title; not blank.
    public let title: String
    /// The description, or nil.
    public let caption: String?
    /// The tags, in the order of the source.
    public let tags: [String]
    /// The credit.
    public let credit: PhotoCredit
    /// The size of the original, or nil where the source does not say.
    public let size: PhotoSize?
    /// The facts about its making and its file.
    public let details: PhotoDetails
    /// The files of the photo.
    public let files: PhotoFiles

    /// Creates a photo.
    ///
    /// - Throws: ``ValidationError`` for `title` if it is blank.
    public init(
        id: PhotoID,
        title: String,
        caption: String? = nil,
        tags: [String] = [],
        credit: PhotoCredit,
        size: PhotoSize?,
        details: PhotoDetails = PhotoDetails(),
        files: PhotoFiles
    ) throws(ValidationError) {
        let title = title.trimmed
        guard !title.isEmpty else { throw ValidationError(field: "title", value: title, rule: .notEmpty) }
        self.id = id
        self.title = String(title.prefix(Self.titleLimit))
        self.caption = caption
        self.tags = tags
        self.credit = credit
        self.size = size
        self.details = details
        self.files = files
    }
}

/// The addresses of the files of a photo, as its source returned them.
public struct PhotoFiles: Hashable, Sendable {
    /// The file for downloads, in a format that programs show.
    public let download: URL
    /// A small file for lists.
    public let thumbnail: URL
    /// The address that the source wants to be called when the photo is downloaded, or nil.
    public let downloadNotice: URL?

    /// Creates the addresses.
    public init(download: URL, thumbnail: URL, downloadNotice: URL? = nil) {
        self.download = download
        self.thumbnail = thumbnail
        self.downloadNotice = downloadNotice
    }
}
