public import AttemptKit
import DomainKit
public import PhotoContract
public import PhotoUseCase
public import PresentationKit
import PresenterKit
import ReportKit
public import UseCaseKit

/// Downloads photos into an album, and shows what arrives.
///
/// A pause interrupts the transfers and waits for their end, so that no photo is downloaded twice. What has arrived is
/// kept until the user gives the downloads up.
public final class DownloadViewModel: DownloadScreenViewModel {
    private let download: PhotoDownload
    private let tasks: TaskLifetime
    private let state: ReadOnlyState<DownloadProgress>
    private let transfer: any CommandUseCase<DownloadPhotos.Input>
    private let cancelDownloads: any CommandUseCase<DownloadPhotos.Input>
    private let router: Router<PhotoRoute>?
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown: OutputSource<DownloadState>
    private let signalSource = SignalSource<DownloadSignal>()
    private var input: DownloadPhotos.Input?
    private var reportedCount = 0
    /// A Boolean value that indicates whether the downloads are cancelled once the transfers have ended.
    private var isCancelled = false

    /// Creates the view model.
    ///
    /// Without a router, no other screen is shown.
    public init(
        _ download: PhotoDownload,
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        router: Router<PhotoRoute>?,
        progress: ReadOnlyState<DownloadProgress>,
        start: any CommandUseCase<DownloadPhotos.Input>,
        cancelDownloads: any CommandUseCase<DownloadPhotos.Input>,
        countdown: Countdown = Countdown()
    ) {
        self.download = download
        self.tasks = tasks
        self.router = router
        state = progress
        transfer = start
        self.cancelDownloads = cancelDownloads
        attempt = Attempt(alerts: failures, tasks: tasks.scope, countdown: countdown, progress: progressSource) {
            [signalSource] in signalSource.send(.alert($0))
        }
        shown = OutputSource(DownloadState(title: .downloads(into: download.album)))
    }

    public var output: Output<DownloadState> { shown.output }
    public var signals: Signals<DownloadSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        do throws(ValidationError) {
            let input = try DownloadPhotos.Input(
                download.photos,
                into: download.album,
                overwrites: download.overwrites
            )
            self.input = input
            start(input)
        } catch {
            shown.update { $0.phase = .ended }
            attempt.fail(ApplicationError(.invalidInput(error)))
        }
    }

    public func pause() {
        guard shown.value.phase == .running else { return }
        stop()
    }

    public func resume() {
        guard shown.value.phase == .paused, let input else { return }
        start(input)
    }

    private func start(_ input: DownloadPhotos.Input) {
        attempt.start({ [weak self] in self?.run(input) }, showing: .downloading(state.value))
    }

    public func cancel() {
        guard shown.value.phase == .running || shown.value.phase == .paused else { return }
        signalSource.send(.confirmCancelling(.cancelling(into: download.album)))
    }

    public func discard() {
        switch shown.value.phase {
        case .running:
            isCancelled = true
            stop()
        case .stopping: isCancelled = true
        case .paused: askToRemoveRest()
        case .ended: break
        }
    }

    public func change(to album: String) {
        router?.go(.replace(.album(album)))
    }

    public func cancelWait() {
        attempt.cancel()
    }

    public func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        attempt.answer(answer)
    }

    private func run(_ input: DownloadPhotos.Input) {
        shown.update { $0.phase = .running }
        tasks.scope.observe(replacing: "progress", state) { [weak self] in self?.show($0) }
        tasks.scope.run(replacing: "download") { [weak self, transfer] in
            let error = await transfer.result(input).failure
            self?.end(error)
        }
    }

    private func stop() {
        attempt.succeed()
        shown.update { $0.phase = .stopping }
        tasks.scope.cancel("download")
    }

    private func show(_ progress: DownloadProgress) {
        shown.update { $0.rows = progress.rows }
        if shown.value.phase == .running { attempt.progress(.downloading(progress)) }
    }

    private func end(_ error: ApplicationError?) {
        show(state.value)
        let isStopped = shown.value.phase == .stopping
        attempt.succeed()
        report(isLast: error == nil)
        guard let error else { return finish() }
        shown.update { $0.phase = .paused }
        if isCancelled {
            askToRemoveRest()
        } else if !isStopped {
            attempt.fail(error)
        }
    }

    /// Reports the outcomes since the previous report.
    private func report(isLast: Bool) {
        let progress = state.value
        guard isLast || progress.outcomes.count > reportedCount else { return }
        let report = Report(downloads: progress, after: reportedCount, into: download.album)
        reportedCount = progress.outcomes.count
        shown.update { $0.report = report }
        for notice in report.notices { signalSource.send(.notice(notice)) }
    }

    private func finish() {
        shown.update { $0.phase = .ended }
        let isAnyThere = state.value.outcomes.contains { if case .success = $0.result { true } else { false } }
        guard router != nil, isAnyThere else { return }
        signalSource.send(.confirmChange(.downloaded(into: download.album)))
    }

    /// Ends the downloads for good; a wait for the next attempt ends as well.
    private func askToRemoveRest() {
        guard let input else { return }
        shown.update { $0.phase = .ended }
        attempt.start({ [weak self] in self?.removeRest(input) })
    }

    private func removeRest(_ input: DownloadPhotos.Input) {
        tasks.scope.run(replacing: "download") { [weak self, cancelDownloads] in
            let error = await cancelDownloads.result(input).failure
            self?.didRemoveRest(error)
        }
    }

    private func didRemoveRest(_ error: ApplicationError?) {
        if let error { return attempt.fail(error) }
        attempt.succeed()
        signalSource.send(.notice(.cancelled(state.value.photos.count - state.value.outcomes.count)))
    }
}

extension DownloadProgress {
    /// A line for each photo: its outcome, or what has arrived.
    fileprivate var rows: [Phrase] {
        let ended = Dictionary(outcomes.map { ($0.id, $0.phrase) }) { _, last in last }
        return photos.map { id in
            if let phrase = ended[id] { return phrase }
            guard let received = received[id] else { return Phrase(en: "\(id): waiting", ja: "\(id): 待機中") }
            return Phrase(verbatim: "\(id): \(received.percentage)")
        }
    }
}

extension Phrase {
    fileprivate static func downloads(into album: String) -> Phrase {
        Phrase(en: "Downloads into '\(album)'", ja: "'\(album)' へのダウンロード")
    }

    fileprivate static func cancelled(_ count: Int) -> Phrase {
        Phrase(en: "\(count == 1 ? "1 download" : "\(count) downloads") cancelled", ja: "写真 \(count) 件のダウンロードを中止しました")
    }
}

extension AlertStrategy<ConfirmCancelAction> {
    fileprivate static func cancelling(into album: String) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Cancel the downloads?", ja: "ダウンロードを中止しますか？"),
            message: Phrase(
                en: "Photos that are already in '\(album)' are kept. Partial downloads are deleted.",
                ja: "'\(album)' に保存済みの写真は残ります。受信途中のものは削除されます。"
            ),
            actions: [.discard, .keep]
        )
    }
}

extension AlertStrategy<ConfirmChangeAlbumAction> {
    static func downloaded(into album: String) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Download complete", ja: "ダウンロード完了"),
            message: Phrase(en: "The photos are in '\(album)'.", ja: "写真を '\(album)' に保存しました。"),
            actions: [.change(to: album), .stay],
            outcome: .done
        )
    }
}
