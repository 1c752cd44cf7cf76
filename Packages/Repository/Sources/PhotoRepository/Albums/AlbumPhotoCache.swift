import PhotoDomain
import RepositoryKit
import Synchronization

/// The photos of albums as they were last read, so that an album that has changed is read again only where it has.
final class AlbumPhotoCache: Sendable {
    /// The photos of one album that have a file beside them, each with its revision.
    struct Photos: Sendable {
        private var photos: [PhotoFileName: (photo: AlbumPhoto, sidecar: Int)] = [:]

        /// Returns a photo if its file still has this size, and the file beside it this revision.
        func photo(_ name: PhotoFileName, _ byteCount: Int, _ sidecar: Int) -> AlbumPhoto? {
            guard let entry = photos[name], entry.photo.byteCount == byteCount, entry.sidecar == sidecar else {
                return nil
            }
            return entry.photo
        }

        /// Adds a photo, unless the file beside it could not be used, which is then read and reported again.
        mutating func add(_ photo: AlbumPhoto, _ sidecar: Int) {
            let isBare = photo.origin == nil && photo.caption == nil && photo.tags.isEmpty
            if !isBare { photos[photo.fileName] = (photo, sidecar) }
        }
    }

    private let albums = Mutex<[AlbumName: Photos]>([:])

    /// Returns the photos of an album as they were last read; none before the first time.
    func photos(of album: AlbumName) -> Photos {
        albums.withLock { $0[album] ?? Photos() }
    }

    /// Keeps the photos of an album in place of those that were read before.
    func replace(of album: AlbumName, with photos: Photos) {
        albums.withLock { $0[album] = photos }
    }
}
