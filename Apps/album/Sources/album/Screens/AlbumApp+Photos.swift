import DomainKit
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import ViewKit

/// The screens of photos of sources.
extension AlbumApp {
    func makeScreen(
        for invocation: PhotoInvocation,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        switch invocation {
        case .open: return try makeScreen(for: .list, isDryRun: false, on: host)
        case .search(let query, let page, let size):
            let (source, size) = (try configuration.source(query.source), try configuration.pageSize(size))
            return ReportScreen.scene(
                on: host,
                progress: .searching(source),
                failures: failures(of: configuration.description(of: source))
                    .about(query.folder.map { .folder($0) }),
                report: { Report(photos: $0) },
                interactor: ReportInteractor.query(
                    SearchPhotos(gateway: try photos()),
                    SearchPhotos.Input(
                        try PhotoSearch(query.searching(in: source)),
                        page: try PageRequest(number: page, size: size)
                    )
                )
            )
        case .show(let name):
            return ReportScreen.scene(
                on: host,
                failures: failures(of: configuration.descriptionOfSource(ofPhotos: [name])).about(.photo(name)),
                report: { Report(photo: $0) },
                interactor: ReportInteractor.query(FetchPhoto(gateway: try photos()), try PhotoID(name))
            )
        case .albums(let invocation, let isDryRun):
            return try makeScreen(for: invocation, isDryRun: isDryRun, on: host)
        case .settings(let action): return makeSettings(action, on: host)
        }
    }
}
