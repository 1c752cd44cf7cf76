/// Photos to download into an album.
public struct PhotoDownload: Codable, Hashable, Sendable {
    /// The identities of the photos; none for those that the album awaits since an earlier run.
    public let photos: [String]
    /// The name of the album.
    public let album: String
    /// A Boolean value that indicates whether photos that the album has already are overwritten.
    public let overwrites: Bool

    /// Creates a download.
    public init(_ photos: [String], into album: String, overwrites: Bool = false) {
        self.photos = photos
        self.album = album
        self.overwrites = overwrites
    }
}
