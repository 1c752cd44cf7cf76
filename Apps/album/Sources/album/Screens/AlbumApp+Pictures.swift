import DomainKit
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoTerminal
import PhotoUseCase
import PresentationKit
import UseCaseKit
import ViewKit

extension AlbumApp {
    func makeScreen(
        for search: PhotoSearch,
        first: PageRequest,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let photos = try sources.gateway()
        let model = PhotoGridModel(
            search: search,
            first: first,
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: search.source.name),
            router: router.scoped(AppScene.init),
            find: SearchPhotos(gateway: photos),
            fetchThumbnail: fetchThumbnail(photos),
            listAlbums: ListAlbumNames(gateway: albums),
            findSaved: FindSavedPhotos(gateway: albums)
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
        let thumbnails = DecodedAlbumThumbnailGateway(albums: albums, decoder: decoder, cache: cache)
        let previews = CachedAlbumPreviewGateway(cache: cache)
        let model = AlbumScreenModel(
            album,
            tasks: host.makeTasks(),
            failures: PhotoFailureAlerts(source: "album"),
            router: router.scoped(AppScene.init),
            useCases: AlbumScreenModel.UseCases(
                preview: FetchAlbumPreview(previews: previews),
                fetch: FetchAlbum(gateway: albums, previews: previews),
                observe: ObserveAlbum(gateway: albums),
                fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails, album: album),
                names: ListAlbumNames(gateway: albums),
                remove: RemovePhotos(gateway: trash),
                undo: UndoAlbumChange(gateway: trash, undone: undone),
                undone: undone.readOnly
            )
        )
        return AlbumViewController(model: model, host: host)
    }

    private func fetchThumbnail(_ photos: any PhotoGateway) -> FetchThumbnail {
        FetchThumbnail(gateway: DecodedThumbnailGateway(photos: photos, decoder: decoder))
    }
}
