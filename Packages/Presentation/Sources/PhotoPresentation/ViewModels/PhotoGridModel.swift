public import AttemptKit
public import DomainKit
public import PhotoContract
public import PhotoDomain
public import PhotoUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// Searches photos page by page, and has a child for each cell on the screen.
///
/// A page that fails keeps the photos that are there; the alert leads to the next attempt.
public final class PhotoGridModel: PhotoGridViewModel {
    /// The photos of the list, which the children outlive by no more than a moment.
    private final class Library {
        var photos: [String: Photo] = [:]
    }

    private let query: PhotoQuery
    private let search: PhotoSearch
    private let photos: Paginator<PhotoSearch, Photo>
    private let router: Router<PhotoRoute>
    private let tasks: TaskLifetime
    private let library: Library
    private let saving: PhotoSavingModel
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown: OutputSource<PhotoGridState>
    private let signalSource = SignalSource<PhotoGridSignal>()

    public let cells: ChildViewModels<String, PhotoCellModel<Photo>>

    /// Creates the view model.
    /// - Throws: ``ValidationError`` for a source or a size that cannot be.
    public init(
        _ query: PhotoQuery,
        first: PageRequest,
        tabs: [PhotoTab],
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        router: Router<PhotoRoute>,
        find: any QueryUseCase<SearchPhotos.Input, Page<Photo>>,
        fetchThumbnail: any QueryUseCase<Photo, PixelImage>,
        listAlbums: any QueryUseCase<Void, [AlbumName]>,
        findSaved: any QueryUseCase<DownloadPhotos.Input, [PhotoID]>,
        countdown: Countdown = Countdown()
    ) throws(ValidationError) {
        self.query = query
        let search = try PhotoSearch(query)
        self.search = search
        self.router = router
        self.tasks = tasks
        photos = Paginator(firstPage: first) { (page, search) throws(ApplicationError) in
            try await find(SearchPhotos.Input(search, page: page))
        }
        let library = Library()
        self.library = library
        cells = ChildViewModels { [weak tasks] id in
            PhotoCellModel(
                photo: { library.photos[id] },
                tasks: tasks?.makeChild() ?? TaskLifetime(),
                fetch: fetchThumbnail
            )
        }
        attempt = Attempt(alerts: failures, tasks: tasks.scope, countdown: countdown, progress: progressSource) {
            [signalSource] in signalSource.send(.alert($0))
        }
        let title = Phrase(titleOf: search, as: tabs)
        shown = OutputSource(PhotoGridState(title: title, tab: tabs.first(at: .photos(query)), of: tabs))
        saving = PhotoSavingModel(
            tasks: tasks.scope,
            attempt: attempt,
            signals: signalSource,
            router: router,
            listAlbums: listAlbums,
            findSaved: findSaved
        )
    }

    public var output: Output<PhotoGridState> { shown.output }
    public var signals: Signals<PhotoGridSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        tasks.scope.observe(replacing: "photos", photos.list) { [weak self] in self?.show($0) }
        tasks.scope.run { [photos, search] in await photos.load(.start(search)) }
    }

    public func loadNext() {
        tasks.scope.run { [photos] in await photos.load(.next) }
    }

    public func open(_ id: String) {
        router.go(.push(.photo(id)))
    }

    public func search(_ words: String) {
        if !words.isEmpty { router.go(.push(.photos(query.searching(for: words)))) }
    }

    public func select(_ tab: PhotoTab) {
        router.go(.select(tab.route))
    }

    public func save(_ ids: [String]) {
        saving.save(ids)
    }

    public func answer(_ answer: AlertAnswer<SavePhotosAction>) {
        saving.answer(answer)
    }

    public func answer(_ answer: AlertAnswer<ConfirmSaveAction>) {
        saving.answer(answer)
    }

    public func cancelWait() {
        attempt.cancel()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        attempt.answer(answer)
    }

    private func show(_ list: PaginatedList<PhotoSearch, Photo>) {
        guard list.query != nil else { return }
        let loadNext: AttemptWork = { [weak self] in self?.loadNext() }
        switch list.phase {
        case .loading, .refreshing: attempt.didStart(loadNext, showing: .searching(search.source.name))
        case .failed(let error): attempt.fail(error, retrying: loadNext)
        case .idle, .complete:
            attempt.succeed()
            show(list.items, list)
        }
    }

    private func show(_ photos: [Photo], _ list: PaginatedList<PhotoSearch, Photo>) {
        let new = photos.dropFirst(library.photos.count)
        for photo in new { library.photos[photo.id.description] = photo }
        shown.update { state in
            state.items += new.map(PhotoItem.init)
            state.footer = .photosShown(photos.count, of: list.total, hasNext: list.next != nil)
        }
        // Where a filter has left nothing of a page, no row can be scrolled to that would ask for the next one.
        if new.isEmpty { loadNext() }
    }
}

extension PhotoItem {
    fileprivate init(_ photo: Photo) {
        self.init(id: photo.id.description, title: photo.title, credit: Phrase(photo.credit))
    }
}

extension Phrase {
    /// Creates the heading of a search: where it searches, as the tabs name it, and what for.
    fileprivate init(titleOf search: PhotoSearch, as tabs: [PhotoTab]) {
        let source = search.source.name
        let place =
            search.folder.map { Phrase(verbatim: $0) } ?? tabs.first(at: .photos(PhotoQuery("", source: source)))?.title
            ?? Phrase(verbatim: source)
        self = search.words.isEmpty ? place : Phrase(joining: [place, Phrase(verbatim: "'\(search.words)'")], by: ": ")
    }
}
