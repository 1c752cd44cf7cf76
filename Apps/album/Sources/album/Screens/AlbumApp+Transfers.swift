import DomainKit
import Foundation
import LocalFileTree
import PhotoCommandLine
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of photos on their way into albums and out of them.
extension AlbumApp {
    func makeImport(
        of paths: [String],
        into album: String,
        isDryRun: Bool,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let (transfer, progress) = (transfer(try storage()), State(ImportProgress()))
        return ReportScreen.scene(
            on: host,
            progress: .importing(album),
            failures: failures(),
            report: { Report(imports: $0, into: album, isDryRun: isDryRun) },
            interactor: ReportInteractor.command(
                ImportPhotos(gateway: transfer, progress: progress),
                try ImportPhotos.Input(paths, into: album, run: ImportRun(isDryRun: isDryRun)),
                state: progress.readOnly
            )
        )
    }

    func makeExport(
        of album: String,
        to folder: String,
        isDryRun: Bool,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let storage = try storage()
        let outcomes = State<[ExportOutcome]>([])
        return ReportScreen.scene(
            on: host,
            progress: .exporting(album),
            failures: failures().about(.album(album)),
            report: { Report(exports: $0, to: folder, isDryRun: isDryRun) },
            interactor: ReportInteractor.command(
                ExportAlbum(albums: storage.albums, gateway: transfer(storage), outcomes: outcomes),
                try ExportAlbum.Input(album, to: folder, isDryRun: isDryRun),
                state: outcomes.readOnly
            )
        )
    }

    /// Copies photos between albums and other folders, whose relative paths begin at the working directory.
    private func transfer(_ storage: AlbumStorage) -> FolderTransferGateway {
        FolderTransferGateway(
            albums: storage.albums,
            tree: LocalFileTree(readsStreams: false),
            folder: FileManager.default.currentDirectoryPath
        )
    }
}
