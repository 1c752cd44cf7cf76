import DomainKit
import FailureKit
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import ReportKit
import ViewKit

/// The screens of photos of sources.
extension AlbumApp {
    func makeScreen(
        for invocation: PhotoInvocation,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        switch invocation {
        case .open: try makeScreen(for: .list, isDryRun: false, on: host)
        case .search(let query, let page, let size):
            ReportScreen.scene(
                on: host,
                progress: .searching(query.source),
                failures: PhotoFailureAlerts(source: query.source),
                report: { Report(photos: $0) },
                interactor: ReportInteractor.query(
                    SearchPhotos(gateway: try sources.gateway()),
                    SearchPhotos.Input(try PhotoSearch(query), page: try PageRequest(number: page, size: size))
                )
            )
        case .show(let name):
            ReportScreen.scene(
                on: host,
                failures: PhotoFailureAlerts(source: String(name.prefix { $0 != ":" })),
                report: { Report(photo: $0) },
                interactor: ReportInteractor.query(FetchPhoto(gateway: try sources.gateway()), try PhotoID(name))
            )
        case .albums(let invocation, let isDryRun):
            try makeScreen(for: invocation, isDryRun: isDryRun, on: host)
        }
    }
}
