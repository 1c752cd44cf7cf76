import AttemptKit
import DomainKit
import PhotoContract
import PhotoDomain
import PhotoUseCase
import PresentationKit
import PresenterKit
import UseCaseKit

/// Leads from selected photos to their download: by the choice of an album, and by a question where photos would be
/// overwritten.
@MainActor
final class PhotoSavingModel {
    /// The maximum number of albums in the menu; others are reached by their names.
    private static let menuLimit = 6

    private let tasks: TaskScope
    private let attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>
    private let router: Router<PhotoRoute>
    private let listAlbums: any QueryUseCase<Void, [AlbumName]>
    private let findSaved: any QueryUseCase<DownloadPhotos.Input, [PhotoID]>
    private let signalSource: SignalSource<PhotoGridSignal>
    /// The photos that the open question is about.
    private var photos: [String] = []
    private var album = ""
    private var saved: Set<String> = []

    init(
        tasks: TaskScope,
        attempt: Attempt<AttemptWork, ApplicationError, FetchPhotoErrorAction>,
        signals: SignalSource<PhotoGridSignal>,
        router: Router<PhotoRoute>,
        listAlbums: any QueryUseCase<Void, [AlbumName]>,
        findSaved: any QueryUseCase<DownloadPhotos.Input, [PhotoID]>
    ) {
        self.tasks = tasks
        self.attempt = attempt
        signalSource = signals
        self.router = router
        self.listAlbums = listAlbums
        self.findSaved = findSaved
    }

    func save(_ ids: [String]) {
        guard !ids.isEmpty else { return }
        photos = ids
        chooseAlbum()
    }

    func answer(_ answer: AlertAnswer<SavePhotosAction>) {
        switch answer.action {
        case .save(let album): save(into: album)
        case .newAlbum: signalSource.send(.choose(.newAlbum(for: photos.count)))
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

    private func chooseAlbum() {
        tasks.run(replacing: "save") { [listAlbums] in
            await listAlbums.result()
        } then: { [weak self] in
            self?.offer($0)
        }
    }

    private func offer(_ result: Result<[AlbumName], ApplicationError>) {
        switch result {
        case .success(let names):
            let albums = names.prefix(Self.menuLimit).map { SavePhotosAction.save(into: $0.text) }
            signalSource.send(.choose(.menu(for: photos.count, albums)))
        case .failure(let error): attempt.fail(error, retrying: { [weak self] in self?.chooseAlbum() })
        }
    }

    private func save(into album: String) {
        attempt.validating { () throws(ValidationError) in
            let input = try DownloadPhotos.Input(photos, into: album)
            self.album = input.album.text
            checkSaved(input)
        }
    }

    private func checkSaved(_ input: DownloadPhotos.Input) {
        tasks.run(replacing: "save") { [findSaved] in
            await findSaved.result(input)
        } then: { [weak self] in
            self?.confirm($0, input)
        }
    }

    private func confirm(_ result: Result<[PhotoID], ApplicationError>, _ input: DownloadPhotos.Input) {
        switch result {
        case .success([]): go(photos, overwrites: false)
        case .success(let saved):
            self.saved = Set(saved.map(\.description))
            signalSource.send(.confirm(.overwriting(saved.count, of: photos.count, in: album)))
        case .failure(let error): attempt.fail(error, retrying: { [weak self] in self?.checkSaved(input) })
        }
    }

    private func go(_ photos: [String], overwrites: Bool) {
        router.go(.push(.downloads(PhotoDownload(photos, into: album, overwrites: overwrites))))
    }
}

extension AlertStrategy<SavePhotosAction> {
    static func menu(for count: Int, _ albums: [SavePhotosAction]) -> AlertStrategy {
        AlertStrategy(
            title: .photoCount(count),
            message: Phrase(en: "Choose an album.", ja: "アルバムを選んでください。"),
            actions: albums + [.newAlbum, .cancel],
            style: .actionSheet
        )
    }

    static func newAlbum(for count: Int) -> AlertStrategy {
        AlertStrategy(
            title: .photoCount(count),
            message: Phrase(en: "Enter the name of the album.", ja: "アルバムの名前を入力してください。"),
            actions: [.create, .cancel],
            textField: AlertTextField(label: Phrase(en: "Album", ja: "アルバム"))
        )
    }
}

extension AlertStrategy<ConfirmSaveAction> {
    static func overwriting(_ saved: Int, of count: Int, in album: String) -> AlertStrategy {
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
