import FileStorage
import LocalFileTree
import PhotoRepository
import RepositoryKit

/// The folder of the albums, and the gateways to what is in it: each is created once, and shared by all screens of a run.
struct AlbumStorage {
    let albums: FolderAlbumGateway
    /// The same albums, which every change leaves as they are.
    let unchangedAlbums: FolderAlbumGateway
    let cache: AlbumCache
    /// The first photos of albums, as they were shown the last time.
    let previews: CachedAlbumPreviewGateway
    /// The downloads that later runs resume.
    let downloads: FolderDownloadQueueGateway
    /// The parts of photos that have arrived.
    let partial: PartialDownloads

    init(folder: String, cacheFolder: String, skipped: SkippedDocuments) {
        let store = PlainFolderStore(root: folder)
        partial = PartialDownloads(store: store)
        downloads = FolderDownloadQueueGateway(store: store)
        albums = FolderAlbumGateway(store: store, skipped: skipped)
        unchangedAlbums = FolderAlbumGateway(store: DryRunFolderStore(store), skipped: skipped)
        cache = AlbumCache(tree: LocalFileTree(readsStreams: false), folder: cacheFolder, albums: folder)
        previews = CachedAlbumPreviewGateway(cache: cache)
    }
}
