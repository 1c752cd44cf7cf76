public import DomainKit
import FailureKit
public import PhotoContract
public import PhotoDomain
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// Fetches one photo with its facts, and its picture by the child that a cell of a grid has, too.
public final class PhotoScreenModel: PhotoScreenViewModel {
    private let id: PhotoID
    private let failures: PhotoFailureAlerts
    private let find: any QueryUseCase<PhotoID, Photo>
    private let fetchThumbnail: any QueryUseCase<Photo, PixelImage>
    private let tasks: TaskLifetime
    private let line: ProgressLineModel<PhotoID, FetchPhotoErrorAction>
    private let shown = OutputSource(PhotoScreenState())
    private let signalSource = SignalSource<PhotoSignal>()
    private var picture: PhotoCellModel<Photo>?

    /// Creates the view model.
    ///
    /// - Parameters:
    ///   - id: the photo.
    ///   - tasks: the lifetime of the tasks.
    ///   - failures: the alerts for a failure to fetch the photo.
    ///   - find: fetches a photo.
    ///   - fetchThumbnail: fetches its picture.
    ///   - countdown: counts the seconds until a retry.
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
        self.failures = failures
        self.find = find
        self.fetchThumbnail = fetchThumbnail
        line = ProgressLineModel(tasks: tasks.makeChild(), countdown: countdown)
        line.signals.observe(for: self) { $0.follow($1) }
    }

    public var output: Output<PhotoScreenState> { shown.output }
    public var signals: Signals<PhotoSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { line.output }

    public func begin() {
        line.ask(id, .searching(id.source.name))
    }

    public func cancelWait() {
        line.cancelWait()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        line.follow(failures.step(after: answer, outcome: line.outcome))
    }

    private func follow(_ signal: ProgressLineSignal<PhotoID, FetchPhotoErrorAction>) {
        switch signal {
        case .ask(let id):
            tasks.scope.run(replacing: "photo") { [find] in
                await find.result(id)
            } then: { [weak self] in
                self?.show($0)
            }
        case .failed(let strategy): signalSource.send(.alert(strategy))
        }
    }

    private func show(_ result: Result<Photo, ApplicationError>) {
        switch result {
        case .success(let photo):
            line.succeed()
            shown.update { $0.facts = Report(photo: photo) }
            let picture = PhotoCellModel(photo: { photo }, tasks: tasks.makeChild(), fetch: fetchThumbnail)
            self.picture = picture
            picture.output.observe(for: self) { model, state in model.shown.update { $0.picture = state } }
        case .failure(let error): line.stop(failures.alert(for: error))
        }
    }
}
