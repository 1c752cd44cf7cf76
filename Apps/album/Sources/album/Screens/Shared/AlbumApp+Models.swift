import DomainKit
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PhotoUseCase
import PresentationKit
import UseCaseKit

/// The view models of the screens, on each host.
extension AlbumApp {
    /// The tabs, from left to right.
    var tabs: [PhotoTab] { [.albums] + configuration.sources.map { PhotoTab($0.description) } }

    /// Returns the route that the app opens with: drawings where there are no albums yet.
    func firstRoute() async -> PhotoRoute {
        guard let albums = try? storage().albums else { return .albums }
        let names = await ListAlbumNames(gateway: albums).result()
        return (try? names.get())?.isEmpty == true
            ? .photos(PhotoQuery("", source: PhotoSource.demo.name)) : .albums
    }

    func albumListModel(
        tasks: TaskLifetime,
        router: Router<PhotoRoute>
    ) throws(ApplicationError) -> AlbumListModel {
        let storage = try storage()
        return AlbumListModel(
            tabs: tabs,
            tasks: tasks,
            failures: failures(),
            router: router,
            names: ListAlbumNames(gateway: storage.albums),
            preview: FetchAlbumPreview(previews: storage.previews),
            list: ListAlbums(gateway: storage.albums, previews: storage.previews),
            remove: RemoveAlbum(gateway: FolderTrashGateway(albums: storage.albums)),
            fetchThumbnail: FetchAlbumThumbnail(gateway: thumbnails(storage))
        )
    }

    func photoGridModel(
        of query: PhotoQuery,
        first: PageRequest,
        tasks: TaskLifetime,
        router: Router<PhotoRoute>
    ) throws(ApplicationError) -> PhotoGridModel {
        let (photos, albums, source) = (try photos(), try storage().albums, try configuration.source(query.source))
        return try ApplicationError.validating(
            try PhotoGridModel(
                query.searching(in: source),
                first: first,
                tabs: tabs,
                tasks: tasks,
                failures: failures(of: configuration.description(of: source))
                    .about(query.folder.map { .folder($0) }),
                router: router,
                find: SearchPhotos(gateway: photos),
                fetchThumbnail: fetchThumbnail(photos),
                listAlbums: ListAlbumNames(gateway: albums),
                findSaved: FindSavedPhotos(gateway: albums)
            )
        )
    }

    func photoModel(of photo: PhotoID, tasks: TaskLifetime) throws(ApplicationError) -> PhotoScreenModel {
        let photos = try photos()
        return PhotoScreenModel(
            id: photo,
            tasks: tasks,
            failures: failures(of: configuration.description(of: photo.source.name)),
            find: FetchPhoto(gateway: photos),
            fetchThumbnail: fetchThumbnail(photos)
        )
    }

    /// Returns the identity of a photo of an album, which is given by the name of its file.
    func id(ofFile file: String, in album: String) throws(ApplicationError) -> PhotoID {
        let path = "\(try configuration.folder())/\(album)/\(file)"
        return try ApplicationError.validating(try PhotoID(source: .file, key: path))
    }

    func albumModel(
        of album: String,
        tasks: TaskLifetime,
        router: Router<PhotoRoute>
    ) throws(ApplicationError) -> AlbumScreenModel {
        let storage = try storage()
        let (albums, previews) = (storage.albums, storage.previews)
        let trash = FolderTrashGateway(albums: albums)
        let undone = State<AlbumChange?>(nil)
        return AlbumScreenModel(
            try ApplicationError.validating(try AlbumName(album)),
            tasks: tasks,
            failures: failures(),
            router: router,
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
    }

    private func thumbnails(_ storage: AlbumStorage) -> DecodedAlbumThumbnailGateway {
        DecodedAlbumThumbnailGateway(albums: storage.albums, decoder: decoder, cache: storage.cache)
    }

    private func fetchThumbnail(_ photos: any PhotoGateway) -> FetchThumbnail {
        FetchThumbnail(gateway: DecodedThumbnailGateway(photos: photos, decoder: decoder))
    }
}
