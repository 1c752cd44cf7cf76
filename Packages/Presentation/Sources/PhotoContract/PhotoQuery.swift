/// A search for photos, as the user wrote it.
public struct PhotoQuery: Codable, Hashable, Sendable {
    /// The words; empty for the photos that the source suggests.
    public private(set) var words: String
    /// The name of the source, or nil for the one that is set.
    public private(set) var source: String?
    /// The most restrictive terms that the licence may have, or nil.
    public let licence: PhotoTermsChoice?
    /// The orientation, or nil.
    public let orientation: PhotoOrientationChoice?
    /// The minimum size, such as `1920x1080`, or nil.
    public let minimumSize: String?
    /// The path of the folder to search in, or nil for the usual one of the source.
    public let folder: String?

    /// Creates a search.
    public init(
        _ words: String,
        source: String? = nil,
        licence: PhotoTermsChoice? = nil,
        orientation: PhotoOrientationChoice? = nil,
        minimumSize: String? = nil,
        folder: String? = nil
    ) {
        self.words = words
        self.source = source
        self.licence = licence
        self.orientation = orientation
        self.minimumSize = minimumSize
        self.folder = folder
    }

    /// Returns the same search for other words.
    public func searching(for words: String) -> PhotoQuery {
        var query = self
        query.words = words
        return query
    }

    /// Returns the same search in a source.
    public func searching(in source: String) -> PhotoQuery {
        var query = self
        query.source = source
        return query
    }
}

/// The licence terms by which photos are filtered.
public enum PhotoTermsChoice: String, CaseIterable, Codable, Sendable {
    /// No conditions.
    case publicDomain = "public-domain"
    /// At most a credit.
    case attribution
    /// At most a credit and the same licence for changes.
    case shareAlike = "share-alike"
}

/// The orientations by which photos are filtered.
public enum PhotoOrientationChoice: String, CaseIterable, Codable, Sendable {
    /// Wider than high.
    case landscape
    /// Higher than wide.
    case portrait
    /// As wide as high.
    case square
}
