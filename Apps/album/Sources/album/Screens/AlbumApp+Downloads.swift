import DomainKit
import PhotoContract
import PhotoPresentation
import PhotoRepository
import PhotoTerminal
import PhotoUseCase
import PresentationKit
import UseCaseKit
import ViewKit

/// The screens of downloads.
extension AlbumApp {
    func makeScreen(
        for download: PhotoDownload,
        on host: any SceneHost,
        router: Router<PhotoRoute>?
    ) throws(ApplicationError) -> any Screen {
        let progress = State(DownloadProgress())
        let source = download.photos.first.map { String($0.prefix { $0 != ":" }) }
        let model = DownloadViewModel(
            download,
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: source ?? "album"),
            router: router,
            progress: progress.readOnly,
            start: DownloadPhotos(
                gateway: try sources.gateway(),
                albums: albums,
                trash: FolderTrashGateway(albums: albums),
                queue: downloads,
                progress: progress
            ),
            giveUp: CancelDownloads(queue: downloads)
        )
        return DownloadViewController(model: model, host: host)
    }
}
