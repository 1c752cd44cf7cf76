import DomainKit
import PhotoContract
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import UseCaseKit

/// The view model of downloads, on each host.
extension AlbumApp {
    /// - Parameter router: leads to the album, or nil where no other screen can be shown.
    func downloadModel(
        of download: PhotoDownload,
        tasks: TaskLifetime,
        router: Router<PhotoRoute>?
    ) throws(ApplicationError) -> DownloadViewModel {
        let (storage, progress) = (try storage(), State(DownloadProgress()))
        return DownloadViewModel(
            download,
            tasks: tasks,
            failures: failures(of: configuration.descriptionOfSource(ofPhotos: download.photos)),
            router: router,
            progress: progress.readOnly,
            start: DownloadPhotos(
                gateway: try photos(),
                albums: storage.albums,
                trash: FolderTrashGateway(albums: storage.albums),
                queue: storage.downloads,
                progress: progress
            ),
            cancelDownloads: CancelDownloads(queue: storage.downloads)
        )
    }
}
