public import AttemptKit
public import DomainKit
public import PhotoContract
public import PhotoDomain
public import PresentationKit
import PresenterKit
import ReportKit
public import UseCaseKit

/// Fetches one photo with its facts, and its picture by the child that a cell of a grid has, too.
public final class PhotoScreenModel: PhotoScreenViewModel {
    private let id: PhotoID
    private let find: any QueryUseCase<PhotoID, Photo>
    private let fetchThumbnail: any QueryUseCase<Photo, PixelImage>
    private let tasks: TaskLifetime
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown = OutputSource(PhotoScreenState())
    private let signalSource = SignalSource<PhotoSignal>()
    private var picture: PhotoCellModel<Photo>?

    /// Creates the view model.
    public init(
        id: PhotoID,
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        find: any QueryUseCase<PhotoID, Photo>,
        fetchThumbnail: any QueryUseCase<Photo, PixelImage>,
        countdown: Countdown = Countdown()
    ) {
        self.id = id
        self.tasks = tasks
        self.find = find
        self.fetchThumbnail = fetchThumbnail
        attempt = Attempt(
            alerts: failures.about(.photo(id.description)),
            tasks: tasks.scope,
            countdown: countdown,
            progress: progressSource
        ) { [signalSource] in signalSource.send(.alert($0)) }
    }

    public var output: Output<PhotoScreenState> { shown.output }
    public var signals: Signals<PhotoSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        attempt.run(replacing: "photo", in: tasks.scope, showing: .searching(id.source.name)) { [find, id] in
            await find.result(id)
        } then: { [weak self] in
            self?.show($0)
        }
    }

    public func cancelWait() {
        attempt.cancel()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        attempt.answer(answer)
    }

    private func show(_ photo: Photo) {
        shown.update { $0.facts = Report(photo: photo) }
        let picture = PhotoCellModel(photo: { photo }, tasks: tasks.makeChild(), fetch: fetchThumbnail)
        self.picture = picture
        picture.output.observe(for: self) { model, state in model.shown.update { $0.picture = state } }
    }
}

/// Fetches the picture of one photo while its cell is on the screen.
///
/// Neither its siblings nor the screen know whether that failed; the cell fetches its picture again by itself.
public final class PhotoCellModel<Subject: Sendable>: PhotoCellViewModel {
    private let photo: @MainActor () -> Subject?
    private let tasks: TaskLifetime
    private let fetch: any QueryUseCase<Subject, PixelImage>
    private let shown = OutputSource(PhotoCellState.loading)
    private let signalSource = SignalSource<Never>()
    private var revision: Int?

    /// Creates the view model and fetches the picture, unless there is no photo.
    public init(
        photo: @escaping @MainActor () -> Subject?,
        tasks: TaskLifetime,
        fetch: any QueryUseCase<Subject, PixelImage>
    ) {
        self.photo = photo
        self.tasks = tasks
        self.fetch = fetch
        load()
    }

    public var output: Output<PhotoCellState> { shown.output }
    public var signals: Signals<Never> { signalSource.signals }

    public func retry() {
        guard case .failed = shown.value else { return }
        shown.set(.loading)
        load()
    }

    public func update(to revision: Int) {
        defer { self.revision = revision }
        // Until the other picture is there, the old one is shown.
        if let last = self.revision, last != revision { load() }
    }

    private func load() {
        guard let photo = photo() else { return shown.set(.failed(Phrase(en: "No photo", ja: "写真なし"))) }
        tasks.scope.run(replacing: "picture") { [fetch] in
            // The cell may have gone before the task has begun: a list measures cells that it then does not show.
            Task.isCancelled ? nil : await fetch.result(photo)
        } then: { [weak self] result in
            if let result { self?.show(result) }
        }
    }

    private func show(_ result: Result<PixelImage, ApplicationError>) {
        switch result {
        case .success(let image):
            guard let picture = Picture(width: image.width, height: image.height, pixels: image.rgba) else { return }
            shown.set(.shown(picture))
        case .failure(let error): shown.set(.failed(Phrase(imageFailure: error)))
        }
    }
}
