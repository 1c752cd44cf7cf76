/// The first photos of an album, as they were when the album was last read.
public struct AlbumPreview: Hashable, Sendable {
    /// The maximum number of photos, which fill a large screen.
    public static let photoLimit = 100

    /// The first photos, in the order of the album.
    public let photos: [AlbumPhoto]
    /// A number for the file of each of them, which is another one after the file was written again.
    public let revisions: [PhotoFileName: Int]
    /// The number of all photos.
    public let count: Int
    /// The photo that stands for the album, or nil if it has no photos.
    public let cover: PhotoFileName?

    /// Creates a preview, by default with the first photo as its cover; photos above ``photoLimit`` are dropped.
    public init(photos: [AlbumPhoto], revisions: [PhotoFileName: Int], count: Int, cover: PhotoFileName? = nil) {
        self.cover = cover ?? photos.first?.fileName
        self.photos = Array(photos.prefix(Self.photoLimit))
        let names = Set(self.photos.map(\.fileName))
        self.revisions = revisions.filter { names.contains($0.key) }
        self.count = count
    }

    /// Creates the preview of an album.
    public init(_ album: Album) {
        self.init(
            photos: album.photos,
            revisions: album.revisions,
            count: album.photos.count,
            cover: album.cover?.fileName
        )
    }
}

/// The previews of albums, with which large ones appear at once.
///
/// They can be lost at any time, and may be out of date.
public protocol AlbumPreviewGateway: Sendable {
    /// Returns the preview of an album, or nil if there is none.
    @concurrent
    func preview(of name: AlbumName) async -> AlbumPreview?

    /// Keeps a preview in place of the last one, if it can be stored.
    @concurrent
    func keep(_ preview: AlbumPreview, of name: AlbumName) async
}
