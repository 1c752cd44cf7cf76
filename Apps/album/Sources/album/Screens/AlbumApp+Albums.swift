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
        isDryRun: Bool,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let failures = PhotoFailureAlerts(source: "album")
        let storage = try storage()
        let albums = isDryRun ? storage.unchangedAlbums : storage.albums
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
                report: { Report.created(name).dryRun(isDryRun) },
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
                report: { Report.renamed(name, to: newName).dryRun(isDryRun) },
                interactor: ReportInteractor.command(
                    RenameAlbum(gateway: albums),
                    try RenameAlbum.Input(name, to: newName)
                )
            )
        case .move(let photos, let name, let target):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report.moved(photos.count, to: target).dryRun(isDryRun) },
                interactor: ReportInteractor.command(
                    MovePhotos(gateway: albums),
                    try MovePhotos.Input(photos, from: name, to: target)
                )
            )
        case .remove(let photos, let name):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report.removed(photos.count, from: name, isDryRun: isDryRun).dryRun(isDryRun) },
                interactor: ReportInteractor.command(
                    RemovePhotos(gateway: trash),
                    try RemovePhotos.Input(photos, from: name)
                )
            )
        case .undo:
            let undone = State<AlbumChange?>(nil)
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report(undone: $0).dryRun(isDryRun) },
                interactor: ReportInteractor.command(
                    UndoAlbumChange(gateway: trash, undone: undone),
                    (),
                    state: undone.readOnly
                )
            )
        case .merge(let name, let target):
            return ReportScreen.scene(
                on: host,
                failures: failures,
                report: { Report.merged(name, into: target).dryRun(isDryRun) },
                interactor: ReportInteractor.command(
                    MergeAlbums(gateway: albums),
                    try MergeAlbums.Input(name, into: target)
                )
            )
        case .caption(let photos, let name, let text):
            return try makeEdit(photos.count, of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(caption: text, of: photos, in: name)
            }
        case .tag(let photos, let name, let added, let removed):
            return try makeEdit(photos.count, of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(adding: added, removing: removed, of: photos, in: name)
            }
        case .cover(let photo, let name):
            return try makeEdit(of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(cover: photo, of: name)
            }
        case .sort(let name, let order):
            return try makeEdit(of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(order: AlbumOrder(order), of: name)
            }
        case .import(let paths, let name):
            return try makeImport(of: paths, into: name, isDryRun: isDryRun, on: host)
        case .export(let name, let folder):
            return try makeExport(of: name, to: folder, isDryRun: isDryRun, on: host)
        case .get(let photos, let name) where isDryRun:
            return try makePlan(of: photos, into: name, on: host)
        case .get(let photos, let name):
            return try makeScreen(for: PhotoDownload(photos, into: name), on: host, router: nil)
        }
    }

    private func makeEdit(
        _ photos: Int = 0,
        of album: String,
        in albums: FolderAlbumGateway,
        _ isDryRun: Bool,
        on host: any SceneHost,
        input: @escaping () throws(ValidationError) -> EditAlbum.Input
    ) throws(ApplicationError) -> any Screen {
        ReportScreen.scene(
            on: host,
            failures: PhotoFailureAlerts(source: "album"),
            report: { Report.edited(photos, of: album).dryRun(isDryRun) },
            interactor: ReportInteractor.command(EditAlbum(gateway: albums), try input())
        )
    }
}
