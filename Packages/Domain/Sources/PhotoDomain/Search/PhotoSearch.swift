import DomainKit

/// A search for photos in one source.
public struct PhotoSearch: Hashable, Sendable {
    /// The source.
    public let source: PhotoSource
    /// The words, separated by white space; empty for the photos that the source suggests.
    public let words: String
    /// The conditions.
    public let filter: PhotoFilter
    /// The path of the folder that is searched, for a source that has folders; nil for the usual one.
    public let folder: String?

    /// Creates a search.
    public init(
        _ words: String,
        in source: PhotoSource,
        filter: PhotoFilter = PhotoFilter(),
        folder: String? = nil
    ) {
        self.words = words.trimmed
        self.source = source
        self.filter = filter
        self.folder = folder
    }
}

/// The conditions of a search.
public struct PhotoFilter: Hashable, Sendable {
    /// The most restrictive terms that the licence may have, or nil for any licence.
    public let licence: PhotoLicence.Terms?
    /// The orientation, or nil for any.
    public let orientation: PhotoOrientation?
    /// The minimum size, or nil for any.
    public let minimumSize: PhotoSize?

    /// Creates conditions.
    public init(
        licence: PhotoLicence.Terms? = nil,
        orientation: PhotoOrientation? = nil,
        minimumSize: PhotoSize? = nil
    ) {
        self.licence = licence
        self.orientation = orientation
        self.minimumSize = minimumSize
    }

    /// Returns a Boolean value that indicates whether a photo meets the conditions; one of unknown size meets none about
    /// its size.
    public func matches(_ photo: Photo) -> Bool {
        if let licence, photo.credit.licence.terms > licence { return false }
        if let orientation, photo.size?.orientation != orientation { return false }
        if let minimumSize, !(photo.size?.contains(minimumSize) ?? false) { return false }
        return true
    }
}
