import DomainKit
import FailureKit
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of albums.
extension AlbumApp {
    func makeScreen(
        for invocation: AlbumInvocation,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let failures = PhotoFailureAlerts(source: "album")
        let trash = FolderTrashGateway(albums: albums)
        switch invocation {
        case .list:
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report(albums: $0) },
                interactor: ReportInteractor.query(ListAlbums(gateway: albums), ())
            )
        case .create(let name):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { .created(name) },
                interactor: ReportInteractor.command(CreateAlbum(gateway: albums), try AlbumName(name))
            )
        case .show(let name):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report(album: $0) },
                interactor: ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            )
        case .credits(let name, let format):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report(creditsOf: $0, as: format) },
                interactor: ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            )
        case .rename(let name, let newName):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { .renamed(name, to: newName) },
                interactor: ReportInteractor.command(
                    RenameAlbum(gateway: albums),
                    try RenameAlbum.Input(name, to: newName)
                )
            )
        case .move(let photos, let name, let target):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { .moved(photos.count, to: target) },
                interactor: ReportInteractor.command(
                    MovePhotos(gateway: albums),
                    try MovePhotos.Input(photos, from: name, to: target)
                )
            )
        case .remove(let photos, let name):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { .removed(photos.count, from: name) },
                interactor: ReportInteractor.command(
                    RemovePhotos(gateway: trash),
                    try RemovePhotos.Input(photos, from: name)
                )
            )
        case .undo:
            let undone = State<UndoneRemoval?>(nil)
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report(undone: $0) },
                interactor: ReportInteractor.command(
                    UndoRemoval(gateway: trash, undone: undone),
                    (),
                    state: undone.readOnly
                )
            )
        case .get(let photos, let name): return try makeDownload(of: photos, into: name, on: host)
        }
    }

    private func makeDownload(
        of photos: [String],
        into album: String,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let progress = State(DownloadProgress())
        let source = String((photos.first ?? "").prefix { $0 != ":" })
        return ReportScreen.scene(
            on: host,
            progress: .downloading(photos.count),
            failures: PhotoFailureAlerts(source: source),
            report: { Report(downloads: $0, into: album) },
            interactor: ReportInteractor.command(
                DownloadPhotos(gateway: try sources.gateway(), albums: albums, progress: progress),
                try DownloadPhotos.Input(photos, into: album),
                state: progress.readOnly
            )
        )
    }
}
