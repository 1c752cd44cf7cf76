import DomainKit
import PhotoContract
import PhotoPresentation
import PhotoRepository
import PhotoTerminal
import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of downloads.
extension AlbumApp {
    func makeScreen(
        for download: PhotoDownload,
        on host: any SceneHost,
        router: Router<PhotoRoute>?
    ) throws(ApplicationError) -> any Screen {
        let (storage, progress) = (try storage(), State(DownloadProgress()))
        let model = DownloadViewModel(
            download,
            tasks: host.makeTasks(),
            failures: failures(of: source(of: download.photos)),
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
        return DownloadViewController(model: model, host: host)
    }

    /// The report on what a download would do.
    func makePlan(
        of photos: [String],
        into album: String,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let storage = try storage()
        return ReportScreen.scene(
            on: host,
            progress: .planning(album),
            failures: failures(of: source(of: photos)),
            report: { Report(planned: $0, into: album) },
            interactor: ReportInteractor.query(
                PlanDownloads(gateway: try self.photos(), albums: storage.albums, queue: storage.downloads),
                try DownloadPhotos.Input(photos, into: album)
            )
        )
    }

    /// The source of photos that are given by their identities; nil if they come from several sources, or are not known yet.
    private func source(of photos: [String]) -> PhotoSourceDescription? {
        let sources = Set(photos.map { configuration.descriptionOfSource(ofPhoto: $0) })
        return sources.count == 1 ? sources.first ?? nil : nil
    }
}
