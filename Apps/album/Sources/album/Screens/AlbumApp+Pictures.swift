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
    /// Returns the scene that the program opens with in place of one: drawings where there are no albums yet, and photos of
    /// the source that is set.
    func start(_ scene: AppScene) async -> AppScene {
        switch scene {
        case .albums:
            guard let albums = try? storage().albums else { return scene }
            let names = await ListAlbumNames(gateway: albums).result()
            return (try? names.get())?.isEmpty == true
                ? AppScene(.photos(PhotoQuery("", source: PhotoSource.demo.name))) : scene
        case .photos(let query, let page, let size):
            guard let source = try? configuration.source(query.source) else { return scene }
            return .photos(query.searching(in: source), page: page, size: size)
        case .command, .photo, .albumPhoto, .album, .download: return scene
        }
    }

    func makeAlbumList(on host: any SceneHost, router: Router<AppScene>) throws(ApplicationError) -> any Screen {
        let storage = try storage()
        let model = AlbumListModel(
            tabs: tabs,
            tasks: host.makeTasks(),
            failures: failures(),
            router: router.scoped(AppScene.init),
            names: ListAlbumNames(gateway: storage.albums),
            preview: FetchAlbumPreview(previews: storage.previews),
            list: ListAlbums(gateway: storage.albums, previews: storage.previews),
            remove: RemoveAlbum(gateway: FolderTrashGateway(albums: storage.albums)),
            fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails(storage))
        )
        return AlbumListViewController(model: model, host: host)
    }

    func makeScreen(
        for query: PhotoQuery,
        first: PageRequest,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let (photos, albums, source) = (try photos(), try storage().albums, try configuration.source(query.source))
        let model = try ApplicationError.validating(
            try PhotoGridModel(
                query.searching(in: source),
                first: first,
                tabs: tabs,
                tasks: host.makeTasks(),
                failures: failures(of: configuration.description(of: source)),
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
        let photos = try photos()
        let model = PhotoScreenModel(
            id: photo,
            tasks: host.makeTasks(),
            failures: failures(of: configuration.description(of: photo.source.name)),
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
        let storage = try storage()
        let (albums, previews) = (storage.albums, storage.previews)
        let trash = FolderTrashGateway(albums: albums)
        let undone = State<AlbumChange?>(nil)
        let model = AlbumScreenModel(
            album,
            tasks: host.makeTasks(),
            failures: failures(),
            router: router.scoped(AppScene.init),
            useCases: AlbumScreenModel.UseCases(
                preview: FetchAlbumPreview(previews: previews),
                fetch: FetchAlbum(gateway: albums, previews: previews),
                observe: ObserveAlbum(gateway: albums),
                fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails(storage)),
                names: ListAlbumNames(gateway: albums),
                remove: RemovePhotos(gateway: trash),
                undo: UndoAlbumChange(gateway: trash, undone: undone),
                undone: undone.readOnly
            )
        )
        return AlbumViewController(model: model, host: host)
    }

    private func thumbnails(_ storage: AlbumStorage) -> DecodedAlbumThumbnailGateway {
        DecodedAlbumThumbnailGateway(albums: storage.albums, decoder: decoder, cache: storage.cache)
    }

    private func fetchThumbnail(_ photos: any PhotoGateway) -> FetchThumbnail {
        FetchThumbnail(gateway: DecodedThumbnailGateway(photos: photos, decoder: decoder))
    }
}
