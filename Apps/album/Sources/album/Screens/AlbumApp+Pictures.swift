import DomainKit
import PhotoContract
import PhotoDomain
import PhotoTerminal
import PresentationKit
import ViewKit

extension AlbumApp {
    /// Returns the scene that the program opens with in place of one: drawings where there are no albums yet, and photos of
    /// the source that is set.
    func start(_ scene: AppScene) async -> AppScene {
        switch scene {
        case .albums: return AppScene(await firstRoute())
        case .photos(let query, let page, let size):
            guard let source = try? configuration.source(query.source) else { return scene }
            return .photos(query.searching(in: source), page: page, size: size)
        case .command, .photo, .albumPhoto, .album, .download: return scene
        }
    }

    func makeAlbumList(on host: any SceneHost, router: Router<AppScene>) throws(ApplicationError) -> any Screen {
        let model = try albumListModel(tasks: host.makeTasks(), router: router.scoped(AppScene.init))
        return AlbumListViewController(model: model, host: host)
    }

    func makeScreen(
        for query: PhotoQuery,
        first: PageRequest,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let router = router.scoped(AppScene.init)
        let model = try photoGridModel(of: query, first: first, tasks: host.makeTasks(), router: router)
        return PhotoGridViewController(model: model, host: host)
    }

    func makeScreen(
        for photo: PhotoID,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        PhotoViewController(model: try photoModel(of: photo, tasks: host.makeTasks()), host: host)
    }

    func makeScreen(
        for album: String,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let model = try albumModel(of: album, tasks: host.makeTasks(), router: router.scoped(AppScene.init))
        return AlbumViewController(model: model, host: host)
    }
}
