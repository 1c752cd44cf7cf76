public import RepositoryKit

/// The files about albums that can be lost at any time: the previews and the thumbnails.
public struct AlbumCache: Sendable {
    let previews: FIFOCache
    let thumbnails: FIFOCache
    /// The absolute path of the folder of the albums, which are not those of other folders.
    let albums: String

    /// Creates a cache in a folder, for the albums in another one; both paths are absolute.
    public init(tree: any FileTree, folder: String, albums: String) {
        let limit = DecodedThumbnailGateway.limit
        previews = FIFOCache(
            tree: tree,
            folder: folder + "/previews",
            signature: "album 1",
            countLimit: 128,
            sizeLimit: 256 << 10
        )
        thumbnails = FIFOCache(
            tree: tree,
            folder: folder + "/album-thumbnails",
            signature: "pixels 1",
            countLimit: 256,
            sizeLimit: 8 + 4 * limit.area
        )
        self.albums = albums
    }
}
