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
        func change(
            by command: ReportInteractor.Factory<Void>,
            of subject: PhotoFailureAlerts.Subject?,
            _ report: Report
        ) -> any Screen {
            makeReport(of: command, about: subject, on: host) { report.dryRun(isDryRun) }
        }
        switch invocation {
        case .list:
            let list = ReportInteractor.query(ListAlbums(gateway: albums), ())
            return makeReport(of: list, on: host) { Report(albums: $0) }
        case .create(let name):
            let create = ReportInteractor.command(CreateAlbum(gateway: albums), try AlbumName(name))
            return change(by: create, of: nil, .created(name))
        case .show(let name):
            let fetch = ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            return makeReport(of: fetch, about: .album(name), on: host) { Report(album: $0) }
        case .credits(let name, let format):
            let fetch = ReportInteractor.query(FetchAlbum(gateway: albums), try AlbumName(name))
            return makeReport(of: fetch, about: .album(name), on: host) { Report(creditsOf: $0, as: format) }
        case .rename(let name, let newName):
            let rename = ReportInteractor.command(
                RenameAlbum(gateway: albums),
                try RenameAlbum.Input(name, to: newName)
            )
            return change(by: rename, of: .album(name), .renamed(name, to: newName))
        case .move(let photos, let name, let target):
            let move = ReportInteractor.command(
                MovePhotos(gateway: albums),
                try MovePhotos.Input(photos, from: name, to: target)
            )
            return change(by: move, of: .album(name), .moved(photos.count, to: target))
        case .remove(let photos, let name):
            let remove = ReportInteractor.command(
                RemovePhotos(gateway: trash),
                try RemovePhotos.Input(photos, from: name)
            )
            let report = Report.removed(photos.count, from: name, isDryRun: isDryRun)
            return change(by: remove, of: .album(name), report)
        case .removeAlbum(let name):
            let remove = ReportInteractor.command(RemoveAlbum(gateway: trash), try AlbumName(name))
            return change(by: remove, of: .album(name), .removed(name, isDryRun: isDryRun))
        case .undo:
            let undone = State<AlbumChange?>(nil)
            let undo = ReportInteractor.command(
                UndoAlbumChange(gateway: trash, undone: undone),
                (),
                state: undone.readOnly
            )
            return makeReport(of: undo, about: .lastChange, on: host) { Report(undone: $0).dryRun(isDryRun) }
        case .emptyTrash:
            return makeEmptyTrash(on: host, trash: trash, isDryRun: isDryRun)
        case .merge(let name, let target):
            let merge = ReportInteractor.command(
                MergeAlbums(gateway: albums),
                try MergeAlbums.Input(name, into: target)
            )
            return change(by: merge, of: .albums(name, target), .merged(name, into: target))
        case .caption(let photos, let name, let text):
            let edit = ReportInteractor.command(
                EditAlbum(gateway: albums),
                try EditAlbum.Input(caption: text, of: photos, in: name)
            )
            return change(by: edit, of: .album(name), .edited(photos.count, of: name))
        case .tag(let photos, let name, let added, let removed):
            let edit = ReportInteractor.command(
                EditAlbum(gateway: albums),
                try EditAlbum.Input(adding: added, removing: removed, of: photos, in: name)
            )
            return change(by: edit, of: .album(name), .edited(photos.count, of: name))
        case .cover(let photo, let name):
            let edit = ReportInteractor.command(EditAlbum(gateway: albums), try EditAlbum.Input(cover: photo, of: name))
            return change(by: edit, of: .album(name), .edited(0, of: name))
        case .sort(let name, let order):
            let edit = ReportInteractor.command(
                EditAlbum(gateway: albums),
                try EditAlbum.Input(order: AlbumOrder(order), of: name)
            )
            return change(by: edit, of: .album(name), .edited(0, of: name))
        case .import(let paths, let name):
            return try makeImport(of: paths, into: name, isDryRun: isDryRun, on: host)
        case .export(let name, let folder):
            return try makeExport(of: name, to: folder, isDryRun: isDryRun, on: host)
        case .get(let photos, let name):
            if isDryRun { return try makePlan(of: photos, into: name, on: host) }
            return try makeScreen(for: PhotoDownload(photos, into: name), on: host, router: nil)
        }
    }

    /// Creates the screen of a report about albums, or about a subject that the alerts for failures name.
    func makeReport<Value: Sendable>(
        of interactor: ReportInteractor.Factory<Value>,
        about subject: PhotoFailureAlerts.Subject? = nil,
        on host: any SceneHost,
        report: @escaping (Value) -> Report
    ) -> any Screen {
        ReportScreen.scene(on: host, failures: failures().about(subject), report: report, interactor: interactor)
    }
}
