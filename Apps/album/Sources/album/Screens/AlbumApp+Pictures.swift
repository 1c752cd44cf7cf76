import DomainKit
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoTerminal
import PhotoUseCase
import PresentationKit
import UseCaseKit
import ViewKit

extension AlbumApp {
    /// The scene that the program opens with: the albums, or drawings where there are none yet.
    func start() async -> AppScene {
        let names = try? await ListAlbumNames(gateway: albums)(())
        return names?.isEmpty == true ? AppScene(PhotoTab.demo.route) : .albums
    }

    func makeAlbumList(on host: any SceneHost, router: Router<AppScene>) -> any Screen {
        let model = AlbumListModel(
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: "album"),
            router: router.scoped(AppScene.init),
            names: ListAlbumNames(gateway: albums),
            preview: FetchAlbumPreview(previews: previews),
            list: ListAlbums(gateway: albums, previews: previews),
            fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails)
        )
        return AlbumListViewController(model: model, host: host)
    }

    func makeScreen(
        for query: PhotoQuery,
        first: PageRequest,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let photos = try sources.gateway()
        let model = try ApplicationError.validating(
            try PhotoGridModel(
                query,
                first: first,
                tasks: host.makeTasks(),
                failures: PhotoFailureAlerts(source: query.source),
                router: router.scoped(AppScene.init),
                find: SearchPhotos(gateway: photos),
                fetchThumbnail: fetchThumbnail(photos),
                listAlbums: ListAlbumNames(gateway: albums),
                findSaved: FindSavedPhotos(gateway: albums)
            )
        )
        return PhotoGridViewController(model: model, host: host)
    }

    func makeScreen(
        for photo: PhotoID,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let photos = try sources.gateway()
        let model = PhotoScreenModel(
            id: photo,
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: photo.source.name),
            find: FetchPhoto(gateway: photos),
            fetchThumbnail: fetchThumbnail(photos)
        )
        return PhotoViewController(model: model, host: host)
    }

    func makeScreen(
        for album: AlbumName,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let trash = FolderTrashGateway(albums: albums)
        let undone = State<AlbumChange?>(nil)
        let model = AlbumScreenModel(
            album,
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: "album"),
            router: router.scoped(AppScene.init),
            useCases: AlbumScreenModel.UseCases(
                preview: FetchAlbumPreview(previews: previews),
                fetch: FetchAlbum(gateway: albums, previews: previews),
                observe: ObserveAlbum(gateway: albums),
                fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails),
                names: ListAlbumNames(gateway: albums),
                remove: RemovePhotos(gateway: trash),
                undo: UndoAlbumChange(gateway: trash, undone: undone),
                undone: undone.readOnly
            )
        )
        return AlbumViewController(model: model, host: host)
    }

    private var thumbnails: DecodedAlbumThumbnailGateway {
        DecodedAlbumThumbnailGateway(albums: albums, decoder: decoder, cache: cache)
    }

    private var previews: CachedAlbumPreviewGateway { CachedAlbumPreviewGateway(cache: cache) }

    private func fetchThumbnail(_ photos: any PhotoGateway) -> FetchThumbnail {
        FetchThumbnail(gateway: DecodedThumbnailGateway(photos: photos, decoder: decoder))
    }
}
