public import AttemptKit
public import DomainKit
public import PhotoContract
public import PhotoDomain
public import PhotoUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// Shows all albums with their covers, removes them on confirmation, and leads to each of them and to searches.
///
/// Until they are read, they are shown as they were the last time.
public final class AlbumListModel: AlbumListViewModel {
    /// The photo that stands for an album.
    private struct Cover: Equatable {
        let photo: FetchAlbumThumbnail.Input
        let revision: Int?
    }

    /// The photos that stand for the albums, which the children look up.
    private final class Covers {
        private(set) var covers: [String: Cover] = [:]
        private var revisions: [String: Int] = [:]

        /// Keeps the cover of an album.
        ///
        /// - Returns: A number that is another one if the cover is another one than before.
        func keep(_ preview: AlbumPreview, of album: AlbumName) -> Int {
            let cover = preview.cover.map { photo in
                Cover(photo: FetchAlbumThumbnail.Input(photo, in: album), revision: preview.revisions[photo])
            }
            if let last = revisions[album.text] {
                if cover != covers[album.text] { revisions[album.text] = last + 1 }
            } else {
                revisions[album.text] = 0
            }
            covers[album.text] = cover
            return revisions[album.text] ?? 0
        }
    }

    private let router: Router<PhotoRoute>
    private let tasks: TaskLifetime
    private let names: any QueryUseCase<Void, [AlbumName]>
    private let preview: any QueryUseCase<AlbumName, AlbumPreview?>
    private let albums: any QueryUseCase<Void, AlbumList>
    private let removal: any CommandUseCase<AlbumName>
    private let covers: Covers
    private let failures: PhotoFailureAlerts
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown: OutputSource<PhotoGridState>
    private let signalSource = SignalSource<AlbumListSignal>()

    public let cells: ChildViewModels<String, PhotoCellModel<FetchAlbumThumbnail.Input>>

    /// Creates the view model.
    public init(
        tabs: [PhotoTab],
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        router: Router<PhotoRoute>,
        names: any QueryUseCase<Void, [AlbumName]>,
        preview: any QueryUseCase<AlbumName, AlbumPreview?>,
        list: any QueryUseCase<Void, AlbumList>,
        remove: any CommandUseCase<AlbumName>,
        fetchThumbnail: any QueryUseCase<FetchAlbumThumbnail.Input, PixelImage>,
        countdown: Countdown = Countdown()
    ) {
        self.tasks = tasks
        self.failures = failures
        self.router = router
        self.names = names
        self.preview = preview
        albums = list
        removal = remove
        let covers = Covers()
        self.covers = covers
        cells = ChildViewModels { [weak tasks] name in
            PhotoCellModel(
                photo: { covers.covers[name]?.photo },
                tasks: tasks?.makeChild() ?? TaskLifetime(),
                fetch: fetchThumbnail
            )
        }
        attempt = Attempt(alerts: failures, tasks: tasks.scope, countdown: countdown, progress: progressSource) {
            [signalSource] in signalSource.send(.alert($0))
        }
        let title = Phrase(en: "Your albums", ja: "アルバム")
        shown = OutputSource(PhotoGridState(title: title, tab: .albums, of: tabs))
    }

    public var output: Output<PhotoGridState> { shown.output }
    public var signals: Signals<AlbumListSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        attempt.start({ [weak self] in self?.list() })
    }

    public func open(_ name: String) {
        router.go(.push(.album(name)))
    }

    public func remove(_ name: String) {
        signalSource.send(.confirmRemoval(.removing(name)))
    }

    public func confirmRemoval(of name: String) {
        attempt.validating { () throws(ValidationError) in
            let name = try AlbumName(name)
            attempt.start({ [weak self] in self?.remove(name) })
        }
    }

    public func search(_ words: String) {
        if !words.isEmpty { router.go(.push(.photos(PhotoQuery(words)))) }
    }

    public func select(_ tab: PhotoTab) {
        router.go(.select(tab.route))
    }

    public func cancelWait() {
        attempt.cancel()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        attempt.answer(answer)
    }

    private func list() {
        tasks.scope.run(replacing: "list") { [names, preview] in
            var previews: [(name: AlbumName, preview: AlbumPreview)] = []
            for name in (try? await names.result().get()) ?? [] {
                if case .success(let preview?) = await preview.result(name) { previews.append((name, preview)) }
            }
            return previews
        } then: { [weak self] previews in
            if !previews.isEmpty { self?.show(previews) }
            self?.readAlbums()
        }
    }

    private func remove(_ name: AlbumName) {
        // A reading that is under way would show the album again.
        tasks.scope.run(replacing: "list") { [weak self, removal] in
            let error = await removal.result(name).failure
            self?.didRemove(name, error)
        }
    }

    private func readAlbums() {
        tasks.scope.run(replacing: "list") { [albums] in
            await albums.result()
        } then: { [weak self] in
            self?.show($0)
        }
    }

    /// Shows a notice about a removal, and reads the albums again.
    private func didRemove(_ name: AlbumName, _ error: ApplicationError?) {
        if let error { return attempt.show(failures.about(.album(name.text)).alert(for: error)) }
        attempt.succeed()
        signalSource.send(.notice(Phrase(removed: name.text)))
        begin()
    }

    private func show(_ result: Result<AlbumList, ApplicationError>) {
        switch result {
        case .success(let list):
            show(list.albums.map { ($0.name, AlbumPreview($0)) })
            if let error = list.unreadable.first?.error {
                attempt.fail(error)
            } else {
                attempt.succeed()
            }
        case .failure(let error): attempt.fail(error)
        }
    }

    private func show(_ albums: [(name: AlbumName, preview: AlbumPreview)]) {
        let items = albums.map { name, preview in
            PhotoItem(
                id: name.text,
                title: name.text,
                credit: .photoCount(preview.count),
                revision: covers.keep(preview, of: name)
            )
        }
        shown.update { state in
            state.items = items
            state.footer = .albumCount(albums.count)
        }
    }
}

extension AlertStrategy<ConfirmRemovalAction> {
    static func removing(_ name: String) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Delete '\(name)'?", ja: "'\(name)' を削除しますか？"),
            message: Phrase(
                en: "The album goes to the trash with its photos. The last change to any album can be undone.",
                ja: "アルバムは写真と共にごみ箱に移ります。全アルバムのうち最後の変更は元に戻せます。"
            ),
            actions: [.remove([name]), .cancel]
        )
    }
}

extension Phrase {
    fileprivate static func albumCount(_ count: Int) -> Phrase {
        switch count {
        case 0:
            Phrase(
                en: "No albums yet. Search for photos, and save them in an album.",
                ja: "アルバムはまだありません。写真を検索して、アルバムに保存できます。"
            )
        case 1: Phrase(en: "1 album", ja: "アルバム 1 件")
        default: Phrase(en: "\(count) albums", ja: "アルバム \(count) 件")
        }
    }
}
