import DomainKit
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import PresenterKit
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
        let storage = try storage()
        let albums = isDryRun ? storage.unchangedAlbums : storage.albums
        let trash = FolderTrashGateway(albums: albums)
        switch invocation {
        case .list:
            let list = ReportInteractor.query(ListAlbums(gateway: albums), ())
            return makeReport(of: list, on: host) { Report(albums: $0) }
        case .create(let name):
            let create = ReportInteractor.command(CreateAlbum(gateway: albums), try AlbumName(name))
            return makeReport(of: create, on: host) { Report.created(name).dryRun(isDryRun) }
        case .show(let name):
            let fetch = ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            return makeReport(of: fetch, on: host) { Report(album: $0) }
        case .credits(let name, let format):
            let fetch = ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            return makeReport(of: fetch, on: host) { Report(creditsOf: $0, as: format) }
        case .rename(let name, let newName):
            let rename = ReportInteractor.command(
                RenameAlbum(gateway: albums),
                try RenameAlbum.Input(name, to: newName)
            )
            return makeReport(of: rename, on: host) { Report.renamed(name, to: newName).dryRun(isDryRun) }
        case .move(let photos, let name, let target):
            let move = ReportInteractor.command(
                MovePhotos(gateway: albums),
                try MovePhotos.Input(photos, from: name, to: target)
            )
            return makeReport(of: move, on: host) { Report.moved(photos.count, to: target).dryRun(isDryRun) }
        case .remove(let photos, let name):
            let remove = ReportInteractor.command(
                RemovePhotos(gateway: trash),
                try RemovePhotos.Input(photos, from: name)
            )
            return makeReport(of: remove, on: host) {
                Report.removed(photos.count, from: name, isDryRun: isDryRun).dryRun(isDryRun)
            }
        case .removeAlbum(let name):
            let remove = ReportInteractor.command(RemoveAlbum(gateway: trash), try AlbumName(name))
            return makeReport(of: remove, on: host) { Report.removed(name, isDryRun: isDryRun).dryRun(isDryRun) }
        case .undo:
            let undone = State<AlbumChange?>(nil)
            let undo = ReportInteractor.command(
                UndoAlbumChange(gateway: trash, undone: undone),
                (),
                state: undone.readOnly
            )
            return makeReport(of: undo, on: host) { Report(undone: $0).dryRun(isDryRun) }
        case .emptyTrash:
            return makeEmptyTrash(on: host, trash: trash, isDryRun: isDryRun)
        case .merge(let name, let target):
            let merge = ReportInteractor.command(
                MergeAlbums(gateway: albums),
                try MergeAlbums.Input(name, into: target)
            )
            return makeReport(of: merge, on: host) { Report.merged(name, into: target).dryRun(isDryRun) }
        case .caption(let photos, let name, let text):
            return makeEdit(photos.count, of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(caption: text, of: photos, in: name)
            }
        case .tag(let photos, let name, let added, let removed):
            return makeEdit(photos.count, of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(adding: added, removing: removed, of: photos, in: name)
            }
        case .cover(let photo, let name):
            return makeEdit(of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(cover: photo, of: name)
            }
        case .sort(let name, let order):
            return makeEdit(of: name, in: albums, isDryRun, on: host) { () throws(ValidationError) in
                try EditAlbum.Input(order: AlbumOrder(order), of: name)
            }
        case .import(let paths, let name):
            return try makeImport(of: paths, into: name, isDryRun: isDryRun, on: host)
        case .export(let name, let folder):
            return try makeExport(of: name, to: folder, isDryRun: isDryRun, on: host)
        case .get(let photos, let name):
            if isDryRun { return try makePlan(of: photos, into: name, on: host) }
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
    ) -> any Screen {
        let edit = ReportInteractor.command(EditAlbum(gateway: albums), try input())
        return makeReport(of: edit, on: host) { Report.edited(photos, of: album).dryRun(isDryRun) }
    }

    /// Creates the screen of a report about albums.
    func makeReport<Value: Sendable>(
        of interactor: ReportInteractor.Factory<Value>,
        on host: any SceneHost,
        report: @escaping (Value) -> Report
    ) -> any Screen {
        ReportScreen.scene(on: host, failures: failures(), report: report, interactor: interactor)
    }
}
