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
        self.find = find
        self.fetchThumbnail = fetchThumbnail
        attempt = Attempt(alerts: failures, tasks: tasks.scope, countdown: countdown, progress: progressSource) {
            [signalSource] in signalSource.send(.alert($0))
        }
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
