import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screen of the trash.
extension AlbumApp {
    func makeEmptyTrash(on host: any SceneHost, trash: FolderTrashGateway, isDryRun: Bool) -> any Screen {
        let deleted = State<TrashSize?>(nil)
        let empty = ReportInteractor.command(
            EmptyTrash(gateway: trash, deleted: deleted),
            (),
            state: deleted.readOnly
        )
        return makeReport(of: empty, on: host) { Report.emptied($0, isDryRun: isDryRun).dryRun(isDryRun) }
    }
}
