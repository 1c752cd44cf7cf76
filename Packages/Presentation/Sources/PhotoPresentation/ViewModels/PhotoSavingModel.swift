import DomainKit
import FailureKit
import PhotoContract
import PhotoDomain
import PhotoUseCase
import PresentationKit
import UseCaseKit

/// Leads from selected photos to their download: by the choice of an album, and by a question where photos would be
/// overwritten.
@MainActor
final class PhotoSavingModel {
    /// The maximum number of albums in the menu; others are reached by their names.
    private static let menuLimit = 6

    private enum Question: Equatable {
        case albums
        case saved(DownloadPhotos.Input)
    }

    private let tasks: TaskLifetime
    private let failures: PhotoFailureAlerts
    private let router: Router<PhotoRoute>
    private let listAlbums: any QueryUseCase<Void, [AlbumName]>
    private let findSaved: any QueryUseCase<DownloadPhotos.Input, [PhotoID]>
    private let line: ProgressLineModel<Question, FetchPhotoErrorAction>
    private let signalSource = SignalSource<PhotoGridSignal>()
    /// The photos that the open question is about.
    private var photos: [String] = []
    private var album = ""
    private var saved: Set<String> = []

    init(
        tasks: TaskLifetime,
        failures: PhotoFailureAlerts,
        router: Router<PhotoRoute>,
        listAlbums: any QueryUseCase<Void, [AlbumName]>,
        findSaved: any QueryUseCase<DownloadPhotos.Input, [PhotoID]>,
        countdown: Countdown
    ) {
        self.tasks = tasks
        self.failures = failures
        self.router = router
        self.listAlbums = listAlbums
        self.findSaved = findSaved
        line = ProgressLineModel(tasks: tasks.makeChild(), countdown: countdown)
        line.signals.observe(for: self) { $0.follow($1) }
    }

    var signals: Signals<PhotoGridSignal> { signalSource.signals }

    func save(_ ids: [String]) {
        guard !ids.isEmpty else { return }
        photos = ids
        line.ask(.albums, nil)
    }

    func answer(_ answer: AlertAnswer<SavePhotosAction>) {
        switch answer.action {
        case .save(let album): save(into: album)
        case .newAlbum: ask(.choose(.newAlbum(for: photos.count)))
        case .create: save(into: answer.text?.exposed ?? "")
        case .cancel: break
        }
    }

    func answer(_ answer: AlertAnswer<ConfirmSaveAction>) {
        switch answer.action {
        case .overwrite: go(photos, overwrites: true)
        case .skip: go(photos.filter { !saved.contains($0) }, overwrites: false)
        case .cancel: break
        }
    }

    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>) {
        line.follow(failures.step(after: answer, outcome: line.outcome))
    }

    private func follow(_ signal: ProgressLineSignal<Question, FetchPhotoErrorAction>) {
        switch signal {
        case .ask(let question):
            switch question {
            case .albums:
                tasks.scope.run(replacing: "save") { [listAlbums] in
                    await listAlbums.result(())
                } then: { [weak self] in
                    self?.offer($0)
                }
            case .saved(let input):
                tasks.scope.run(replacing: "save") { [findSaved] in
                    await findSaved.result(input)
                } then: { [weak self] in
                    self?.confirm($0)
                }
            }
        case .failed(let strategy): ask(.alert(strategy))
        }
    }

    private func offer(_ result: Result<[AlbumName], ApplicationError>) {
        switch result {
        case .success(let names):
            line.succeed()
            let albums = names.prefix(Self.menuLimit).map { SavePhotosAction.save(into: $0.text) }
            ask(.choose(.menu(for: photos.count, albums)))
        case .failure(let error): line.stop(failures.alert(for: error))
        }
    }

    private func save(into album: String) {
        let input: DownloadPhotos.Input
        do throws(ValidationError) {
            input = try DownloadPhotos.Input(photos, into: album)
        } catch {
            return line.stop(failures.alert(for: ApplicationError(.invalidInput(error))))
        }
        self.album = input.album.text
        line.ask(.saved(input), nil)
    }

    private func confirm(_ result: Result<[PhotoID], ApplicationError>) {
        switch result {
        case .success([]):
            line.succeed()
            go(photos, overwrites: false)
        case .success(let saved):
            line.succeed()
            self.saved = Set(saved.map(\.description))
            ask(.confirm(.overwriting(saved.count, of: photos.count, in: album)))
        case .failure(let error): line.stop(failures.alert(for: error))
        }
    }

    private func go(_ photos: [String], overwrites: Bool) {
        router.go(.push(.downloads(PhotoDownload(photos, into: album, overwrites: overwrites))))
    }

    private func ask(_ signal: PhotoGridSignal) {
        signalSource.send(signal)
    }
}

extension AlertStrategy<SavePhotosAction> {
    fileprivate static func menu(for count: Int, _ albums: [SavePhotosAction]) -> AlertStrategy {
        AlertStrategy(
            title: .photoCount(count),
            message: Phrase(en: "Choose an album.", ja: "アルバムを選んでください。"),
            actions: albums + [.newAlbum, .cancel],
            style: .actionSheet
        )
    }

    fileprivate static func newAlbum(for count: Int) -> AlertStrategy {
        AlertStrategy(
            title: .photoCount(count),
            message: Phrase(en: "Enter the name of the album.", ja: "アルバムの名前を入力してください。"),
            actions: [.create, .cancel],
            textField: AlertTextField(label: Phrase(en: "Album", ja: "アルバム"))
        )
    }
}

extension AlertStrategy<ConfirmSaveAction> {
    fileprivate static func overwriting(_ saved: Int, of count: Int, in album: String) -> AlertStrategy {
        let subject =
            saved == count
            ? (saved == 1 ? "this photo" : "these photos") : "\(saved) of the \(count) photos"
        return AlertStrategy(
            title: Phrase(en: "Overwrite?", ja: "上書きしますか？"),
            message: Phrase(
                en: "'\(album)' already has \(subject). Overwritten photos are moved to the trash.",
                ja: "'\(album)' には \(count) 件中 \(saved) 件がすでにあります。上書きした写真はごみ箱に移ります。"
            ),
            actions: [.overwrite] + (saved < count ? [.skip] : []) + [.cancel]
        )
    }
}

extension Phrase {
    /// Returns the number of photos.
    static func photoCount(_ count: Int) -> Phrase {
        Phrase(en: count == 1 ? "1 photo" : "\(count) photos", ja: "写真 \(count) 件")
    }
}
