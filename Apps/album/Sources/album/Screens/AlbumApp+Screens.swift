import DomainKit
import PhotoContract
import PhotoDomain
import PresentationKit
import PresenterKit
import ReportKit
import ViewKit

extension AlbumApp {
    /// Creates the screen of a scene.
    ///
    /// - Returns: The screen, or nil if a part that it needs is missing; the host has shown the reason then.
    func makeScreen(
        for scene: AppScene,
        on host: any SceneHost,
        router: Router<AppScene>
    ) -> (any Screen)? {
        do throws(ApplicationError) {
            switch scene {
            case .command(let invocation): return try makeScreen(for: invocation, on: host)
            case .albums: return try makeAlbumList(on: host, router: router)
            case .photos(let query, let page, let size):
                let size = try configuration.pageSize(size)
                return try makeScreen(
                    for: query,
                    first: ApplicationError.validating(try PageRequest(number: page, size: size)),
                    on: host,
                    router: router
                )
            case .album(let name): return try makeScreen(for: name, on: host, router: router)
            case .download(let download):
                return try makeScreen(for: download, on: host, router: router.scoped(AppScene.init))
            case .photo(let name):
                return try makeScreen(for: ApplicationError.validating(try PhotoID(name)), on: host)
            case .albumPhoto(let file, let album):
                return try makeScreen(for: id(ofFile: file, in: album), on: host)
            }
        } catch {
            host.showMessage(FailureText(error).message)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }
}
