import DomainKit
import PhotoContract
import PhotoPresentation
import PhotoTerminal
import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import ViewKit

/// The screens of downloads.
extension AlbumApp {
    func makeScreen(
        for download: PhotoDownload,
        on host: any SceneHost,
        router: Router<PhotoRoute>?
    ) throws(ApplicationError) -> any Screen {
        let model = try downloadModel(of: download, tasks: host.makeTasks(), router: router)
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
            failures: failures(of: configuration.descriptionOfSource(ofPhotos: photos)),
            report: { Report(planned: $0, into: album) },
            interactor: ReportInteractor.query(
                PlanDownloads(gateway: try self.photos(), albums: storage.albums, queue: storage.downloads),
                try DownloadPhotos.Input(photos, into: album)
            )
        )
    }
}
