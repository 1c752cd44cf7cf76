public import AttemptKit
public import DomainKit
public import PhotoContract
public import PhotoDomain
public import PhotoUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// Shows the photos of an album, removes them on confirmation, and leads to each of them and to other albums.
public final class AlbumScreenModel: AlbumScreenViewModel {
    private enum Request: Equatable {
        case read
        case remove(RemovePhotos.Input)
        case undo
        case names
    }

    /// The use cases of the screen.
    public struct UseCases {
        let preview: any QueryUseCase<AlbumName, AlbumPreview?>
        let fetch: any QueryUseCase<AlbumName, Album>
        let observe: any QueryUseCase<AlbumName, AsyncStream<Void>>
        let fetchThumbnail: any QueryUseCase<FetchAlbumThumbnail.Input, PixelImage>
        let names: any QueryUseCase<Void, [AlbumName]>
        let remove: any CommandUseCase<RemovePhotos.Input>
        let undo: any CommandUseCase<Void>
        let undone: ReadOnlyState<AlbumChange?>

        /// Creates the use cases.
        ///
        /// The preview is of the album as it was last read, and the observation has its first element at once. `undo`
        /// undoes the last change of any album, whichever process made it; `undone` is that change, or nil if there was
        /// none.
        public init(
            preview: any QueryUseCase<AlbumName, AlbumPreview?>,
            fetch: any QueryUseCase<AlbumName, Album>,
            observe: any QueryUseCase<AlbumName, AsyncStream<Void>>,
            fetchThumbnail: any QueryUseCase<FetchAlbumThumbnail.Input, PixelImage>,
            names: any QueryUseCase<Void, [AlbumName]>,
            remove: any CommandUseCase<RemovePhotos.Input>,
            undo: any CommandUseCase<Void>,
            undone: ReadOnlyState<AlbumChange?>
        ) {
            self.preview = preview
            self.fetch = fetch
            self.observe = observe
            self.fetchThumbnail = fetchThumbnail
            self.names = names
            self.remove = remove
            self.undo = undo
            self.undone = undone
        }
    }

    /// A change of the album, of which nothing is known but that it happened.
    private struct Change: Equatable {}

    private let name: AlbumName
    private let useCases: UseCases
    private let router: Router<PhotoRoute>
    private let tasks: TaskLifetime
    private let failures: PhotoFailureAlerts
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown: OutputSource<PhotoGridState>
    private let signalSource = SignalSource<AlbumSignal>()
    /// A Boolean value that indicates whether the album has changed since it began to be read, or during another request.
    private var isStale = false
    /// A Boolean value that indicates whether the album is being read.
    private var isReading = false
    /// A Boolean value that indicates whether the photos shown are those of the last reading.
    private var showsPreview = false
    /// A Boolean value that indicates whether an alert is shown that the album cannot be read; each change would add one.
    private var isExplained = false

    public let cells: ChildViewModels<String, PhotoCellModel<FetchAlbumThumbnail.Input>>

    /// Creates the view model.
    public init(
        _ name: AlbumName,
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        router: Router<PhotoRoute>,
        useCases: UseCases,
        countdown: Countdown = Countdown()
    ) {
        self.name = name
        self.tasks = tasks
        self.failures = failures
        self.router = router
        self.useCases = useCases
        cells = ChildViewModels { [weak tasks] file in
            PhotoCellModel(
                photo: { PhotoFileName(file).map { FetchAlbumThumbnail.Input($0, in: name) } },
                tasks: tasks?.makeChild() ?? TaskLifetime(),
                fetch: useCases.fetchThumbnail
            )
        }
        attempt = Attempt(
            alerts: failures.about(.album(name.text)),
            tasks: tasks.scope,
            countdown: countdown,
            progress: progressSource
        ) { [signalSource] in signalSource.send(.alert($0)) }
        shown = OutputSource(PhotoGridState(title: Phrase(verbatim: name.text)))
    }

    public var output: Output<PhotoGridState> { shown.output }
    public var signals: Signals<AlbumSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        tasks.scope.run(replacing: "observation") { [weak self, useCases, name] in
            if case .success(let preview?) = await useCases.preview.result(name) {
                self?.show(preview)
            }
            switch await useCases.observe.result(name) {
            case .success(let changes): self?.observe(changes)
            // Where the system does not notify, the album is shown as it is now, or the failure to read it.
            case .failure: self?.send(.read)
            }
        }
    }

    private func observe(_ changes: AsyncStream<Void>) {
        tasks.scope.observe(
            replacing: "changes",
            changes.map { Change() },
            current: { Change() },
            { [weak self] _ in self?.follow() }
        )
    }

    private func follow() {
        isStale = true
        readIfStale()
    }

    /// Reads the album if it has changed, unless a request is under way.
    private func readIfStale() {
        guard isStale, !isExplained, !attempt.isRunning else { return }
        start(.read)
    }

    public func open(_ name: String) {
        router.go(.push(.albumPhoto(name, of: self.name.text)))
    }

    public func remove(_ names: [String]) {
        guard !names.isEmpty, !isBusy else { return }
        signalSource.send(.confirmRemoval(.removing(names)))
    }

    public func confirmRemoval(of names: [String]) {
        attempt.validating { () throws(ValidationError) in
            send(.remove(try RemovePhotos.Input(names, from: name.text)))
        }
    }

    public func undo() {
        send(.undo)
    }

    public func changeAlbum() {
        send(.names)
    }

    public func change(to album: String) {
        router.go(.replace(.album(album)))
    }

    public func cancelWait() {
        attempt.cancel()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        isExplained = false
        attempt.answer(answer)
        readIfStale()
    }

    /// A Boolean value that indicates whether a request of the user is under way.
    private var isBusy: Bool { attempt.isRunning && !isReading }

    /// Starts a request of the user, unless another one is under way, which would be cancelled.
    ///
    /// It comes before reading the album, which is read after it.
    private func send(_ request: Request) {
        guard !isBusy else { return }
        start(request)
    }

    private func start(_ request: Request) {
        attempt.start({ [weak self] in self?.perform(request) })
    }

    private func perform(_ request: Request) {
        // A request that replaces the reading of the album leaves it to be read.
        isStale = request != .read && (isStale || isReading)
        isReading = request == .read
        switch request {
        case .read:
            tasks.scope.run(replacing: "album") { [useCases, name] in
                await useCases.fetch.result(name)
            } then: { [weak self] in
                self?.show($0)
            }
        case .remove(let photos):
            tasks.scope.run(replacing: "album") { [weak self, useCases, name] in
                let error = await useCases.remove.result(photos).failure
                self?.didChange(.album(name.text), Phrase(removed: photos.photos.count, from: name.text), error)
            }
        case .undo:
            tasks.scope.run(replacing: "album") { [weak self, useCases] in
                let error = await useCases.undo.result().failure
                self?.didChange(.lastChange, Phrase(undone: useCases.undone.value), error)
            }
        case .names:
            tasks.scope.run(replacing: "album") { [useCases] in
                await useCases.names.result()
            } then: { [weak self] in
                self?.offer($0)
            }
        }
    }

    private func show(_ result: Result<Album, ApplicationError>) {
        isReading = false
        switch result {
        case .success(let album):
            attempt.succeed()
            showsPreview = false
            show(album.photos, album.revisions, count: album.photos.count)
            readIfStale()
        case .failure(let error):
            isExplained = true
            if showsPreview { shown.update { $0 = PhotoGridState(title: $0.title) } }
            attempt.fail(error)
        }
    }

    private func show(_ preview: AlbumPreview) {
        showsPreview = true
        show(preview.photos, preview.revisions, count: preview.count)
    }

    private func show(_ photos: [AlbumPhoto], _ revisions: [PhotoFileName: Int], count: Int) {
        shown.update { state in
            state.items = photos.map { PhotoItem($0, revision: revisions[$0.fileName] ?? 0) }
            state.footer = .photoCount(count)
        }
    }

    /// Shows a notice about a change, and reads the album again.
    private func didChange(
        _ subject: PhotoFailureAlerts.Subject,
        _ notice: Phrase,
        _ error: ApplicationError?
    ) {
        if let error {
            attempt.show(failures.about(subject).alert(for: error))
        } else {
            attempt.succeed()
            signalSource.send(.notice(notice))
            isStale = true
        }
        readIfStale()
    }

    private func offer(_ result: Result<[AlbumName], ApplicationError>) {
        defer { readIfStale() }
        switch result {
        case .success(let names):
            attempt.succeed()
            let others = names.filter { $0 != name }
            guard !others.isEmpty else {
                return signalSource.send(.notice(Phrase(en: "There is no other album.", ja: "ほかのアルバムはありません。")))
            }
            signalSource.send(.confirmChange(.changing(from: name.text, to: others.map(\.text))))
        case .failure(let error): attempt.fail(error)
        }
    }
}

extension PhotoItem {
    fileprivate init(_ photo: AlbumPhoto, revision: Int) {
        self.init(
            id: photo.fileName.text,
            title: photo.caption ?? photo.origin?.title ?? photo.fileName.text,
            credit: Phrase(photo.origin?.credit),
            revision: revision
        )
    }
}

extension AlertStrategy<ConfirmRemovalAction> {
    static func removing(_ names: [String]) -> AlertStrategy {
        let subject = names.count == 1 ? "'\(names[0])'" : "\(names.count) photos"
        let subjectJa = names.count == 1 ? "'\(names[0])'" : "写真 \(names.count) 件"
        return AlertStrategy(
            title: Phrase(en: "Delete \(subject)?", ja: "\(subjectJa) を削除しますか？"),
            message: Phrase(
                en: "Files go to the trash with their credits. The last change to any album can be undone.",
                ja: "ファイルはクレジットと共にごみ箱に移ります。全アルバムのうち最後の変更は元に戻せます。"
            ),
            actions: [.remove(names), .cancel]
        )
    }
}

extension AlertStrategy<ConfirmChangeAlbumAction> {
    static func changing(from name: String, to others: [String]) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Switch Albums", ja: "アルバムの切り替え"),
            message: Phrase(en: "You are in '\(name)'.", ja: "今のアルバムは '\(name)' です。"),
            actions: others.map { .change(to: $0) } + [.stay],
            style: others.count > 1 ? .actionSheet : .alert
        )
    }
}
