import DomainKit
import FailureKit
import Foundation
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import ReportKit
import ViewKit

/// The object graph: the sources of photos, created once, and the screens that use them.
@MainActor
struct AlbumApp {
    private let sources: PhotoSources

    init(version: String, environment: [String: String]) {
        sources = PhotoSources(version: version, environment: environment)
    }

    /// Creates the screen of a scene.
    ///
    /// - Returns: the screen, or nil if a part that it needs is missing; the host has shown the reason then.
    func makeScreen(for scene: AppScene, on host: any SceneHost) -> (any Screen)? {
        do throws(ApplicationError) {
            switch scene {
            case .command(let invocation): return try makeScreen(for: invocation, on: host)
            }
        } catch {
            host.showMessage(FailureText(error).message)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }

    private func makeScreen(
        for invocation: PhotoInvocation,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let photos = try sources.gateway()
        switch invocation {
        case .search(let query, let page, let size):
            return ReportScreen.scene(
                on: host,
                progress: .searching(query.source),
                failures: PhotoFailureAlerts(source: query.source),
                report: { Report(photos: $0) },
                interactor: ReportInteractor.query(
                    SearchPhotos(gateway: photos),
                    SearchPhotos.Input(try PhotoSearch(query), page: try PageRequest(number: page, size: size))
                )
            )
        case .show(let name):
            return ReportScreen.scene(
                on: host,
                failures: PhotoFailureAlerts(source: String(name.prefix { $0 != ":" })),
                report: { Report(photo: $0) },
                interactor: ReportInteractor.query(FetchPhoto(gateway: photos), try PhotoID(name))
            )
        }
    }
}
