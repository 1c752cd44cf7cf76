public import DomainKit
import FailureKit
public import PhotoContract
public import PhotoDomain
public import PhotoUseCase
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// Searches photos page by page, and has a child for each cell on the screen.
///
/// A page that fails keeps the photos that are there; the alert leads to the next attempt.
public final class PhotoGridModel: PhotoGridViewModel {
    /// The photos of the list, which the children outlive by no more than a moment.
    private final class Library {
        var photos: [String: Photo] = [:]
    }

    /// The part of the screen that an alert about a failure comes from.
    private enum AlertOrigin {
        case list
        case saving
    }

    private let query: PhotoQuery
    private let search: PhotoSearch
    private let failures: PhotoFailureAlerts
    private let find: any QueryUseCase<SearchPhotos.Input, Page<Photo>>
    private let router: Router<PhotoRoute>
    private let tasks: TaskLifetime
    private let library: Library
    private let saving: PhotoSavingModel
    private let line: ProgressLineModel<PageRequest, FetchPhotoErrorAction>
    private let shown: OutputSource<PhotoGridState>
    private let signalSource = SignalSource<PhotoGridSignal>()
    private var next: PageRequest?
    /// The origins of the alerts that await their answers, the oldest first.
    private var alertOrigins: [AlertOrigin] = []
    /// The number of pages without a new photo since the last one with some.
    private var emptyPages = 0
    /// The maximum number of pages in a row that are searched for a photo without being asked for.
    private static let emptyPageLimit = 5

    public let cells: ChildViewModels<String, PhotoCellModel<Photo>>

    /// Creates the view model.
    ///
    /// - Parameters:
    ///   - query: the search.
    ///   - first: the first page.
    ///   - tabs: the tabs, from left to right.
    ///   - tasks: the lifetime of the tasks.
    ///   - failures: the alerts for failures of the search.
    ///   - router: leads to photos, other searches and tabs.
    ///   - find: fetches a page.
    ///   - fetchThumbnail: fetches the picture of a cell.
    ///   - listAlbums: lists the albums that photos can be saved in.
    ///   - findSaved: finds the photos that an album has already.
    ///   - countdown: counts the seconds until a retry.
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
        self.failures = failures
        self.router = router
        self.find = find
        self.tasks = tasks
        next = first
        let library = Library()
        self.library = library
        cells = ChildViewModels { [weak tasks] id in
            PhotoCellModel(
                photo: { library.photos[id] },
                tasks: tasks?.makeChild() ?? TaskLifetime(),
                fetch: fetchThumbnail
            )
        }
        line = ProgressLineModel(tasks: tasks.makeChild(), countdown: countdown)
        let title = Phrase(titleOf: search, as: tabs)
        shown = OutputSource(PhotoGridState(title: title, tab: tabs.first(at: .photos(query)), of: tabs))
        saving = PhotoSavingModel(
            tasks: tasks.makeChild(),
            failures: failures,
            router: router,
            listAlbums: listAlbums,
            findSaved: findSaved,
            countdown: countdown
        )
        line.signals.observe(for: self) { $0.follow($1) }
        saving.signals.observe(for: self) { $0.send($1, from: .saving) }
    }

    public var output: Output<PhotoGridState> { shown.output }
    public var signals: Signals<PhotoGridSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { line.output }

    public func begin() {
        loadNext()
    }

    public func loadNext() {
        guard let next, !line.isAsking else { return }
        line.ask(next, .searching(search.source.name))
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
        line.cancelWait()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        guard !alertOrigins.isEmpty else { return }
        switch alertOrigins.removeFirst() {
        case .list: line.follow(failures.step(after: answer, outcome: line.outcome))
        case .saving: saving.answer(answer)
        }
    }

    private func send(_ signal: PhotoGridSignal, from origin: AlertOrigin) {
        if case .alert = signal { alertOrigins.append(origin) }
        signalSource.send(signal)
    }

    private func follow(_ signal: ProgressLineSignal<PageRequest, FetchPhotoErrorAction>) {
        switch signal {
        case .ask(let page):
            tasks.scope.run(replacing: "page") { [find, search] in
                await find.result(SearchPhotos.Input(search, page: page))
            } then: { [weak self] in
                self?.show($0)
            }
        case .failed(let strategy): send(.alert(strategy), from: .list)
        }
    }

    private func show(_ result: Result<Page<Photo>, ApplicationError>) {
        switch result {
        case .success(let page):
            // The pages of a list that changes meanwhile overlap.
            let new = page.elements.filter { library.photos[$0.id.description] == nil }
            for photo in new { library.photos[photo.id.description] = photo }
            next = page.next
            shown.update { state in
                state.items += new.map(PhotoItem.init)
                state.footer = .photosShown(state.items.count, of: page.total, hasNext: page.next != nil)
            }
            line.succeed()
            // Where a filter has left nothing of a page, no row can be scrolled to that would ask for the next one.
            emptyPages = new.isEmpty ? emptyPages + 1 : 0
            if (1...Self.emptyPageLimit).contains(emptyPages) { loadNext() }
        case .failure(let error): line.stop(failures.alert(for: error))
        }
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

    fileprivate static func photosShown(_ count: Int, of total: Int?, hasNext: Bool) -> Phrase {
        switch (count, total) {
        case (0, _) where !hasNext: Phrase(en: "No photos", ja: "写真はありません")
        case (_, let total?): Phrase(en: "\(count) of \(total) photos", ja: "\(total) 件中 \(count) 件")
        case (1, nil): Phrase(en: "1 photo", ja: "1 件")
        default: Phrase(en: "\(count) photos", ja: "\(count) 件")
        }
    }
}
