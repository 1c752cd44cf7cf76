import AttemptKit
import PhotoContract
import PresentationKit

final class StubCell: PhotoCellViewModel {
    let shown = OutputSource(PhotoCellState.loading)
    private(set) var retries = 0
    private(set) var revisions: [Int] = []

    var output: Output<PhotoCellState> { shown.output }
    var signals: Signals<Never> { SignalSource<Never>().signals }

    func retry() { retries += 1 }
    func update(to revision: Int) { revisions.append(revision) }
}

/// The parts of the view models of all screens: a test sets what is shown, and reads what a view controller passed on.
@MainActor
class StubModel<Shown: Equatable & Sendable, Signal: Equatable & Sendable> {
    let shown: OutputSource<Shown>
    let line = OutputSource<ScreenProgress?>(nil)
    let signalSource = SignalSource<Signal>()
    let cells = ChildViewModels<String, StubCell> { _ in StubCell() }
    fileprivate(set) var inputs: [String] = []

    init(_ shown: Shown) {
        self.shown = OutputSource(shown)
    }

    var output: Output<Shown> { shown.output }
    var progress: Output<ScreenProgress?> { line.output }
    var signals: Signals<Signal> { signalSource.signals }

    func begin() { inputs.append("begin") }
    func open(_ id: String) { inputs.append("open \(id)") }
    func search(_ words: String) { inputs.append("search \(words)") }
    func select(_ tab: PhotoTab) { inputs.append("tab \(tab.title.english)") }
    func change(to album: String) { inputs.append("change \(album)") }
    func cancelWait() { inputs.append("end wait") }
    func answer(_ answer: AlertAnswer<PhotoContract.FetchPhotoErrorAction>) { inputs.append("\(answer.action)") }
}

final class StubGrid: StubModel<PhotoGridState, PhotoGridSignal>, PhotoGridViewModel {
    override init(_ shown: PhotoGridState = PhotoGridState(title: Phrase(en: "Cats", ja: "猫"))) { super.init(shown) }

    func loadNext() { inputs.append("next") }
    func save(_ ids: [String]) { inputs.append("save \(ids.joined(separator: " "))") }
    func answer(_ answer: AlertAnswer<SavePhotosAction>) { inputs.append("\(answer.action)") }
    func answer(_ answer: AlertAnswer<ConfirmSaveAction>) { inputs.append("\(answer.action)") }
}

final class StubList: StubModel<PhotoGridState, AlbumListSignal>, AlbumListViewModel {
    init() {
        super.init(PhotoGridState(title: Phrase(en: "Your albums", ja: "アルバム"), tab: .albums, of: [.albums]))
    }

    func remove(_ name: String) { inputs.append("remove \(name)") }
    func confirmRemoval(of name: String) { inputs.append("confirm \(name)") }
}

final class StubAlbum: StubModel<PhotoGridState, AlbumSignal>, AlbumScreenViewModel {
    init() { super.init(PhotoGridState(title: Phrase(verbatim: "Cats"))) }

    func remove(_ names: [String]) { inputs.append("remove \(names.joined(separator: " "))") }
    func confirmRemoval(of names: [String]) { inputs.append("confirm \(names.joined(separator: " "))") }
    func undo() { inputs.append("undo") }
    func changeAlbum() { inputs.append("albums") }
}

final class StubPhoto: StubModel<PhotoScreenState, PhotoSignal>, PhotoScreenViewModel {
    init() { super.init(PhotoScreenState()) }
}

final class StubDownload: StubModel<DownloadState, DownloadSignal>, DownloadScreenViewModel {
    init() { super.init(DownloadState(title: Phrase(en: "Downloads", ja: "ダウンロード"))) }

    func pause() { inputs.append("pause") }
    func resume() { inputs.append("resume") }
    func cancel() { inputs.append("cancel") }
    func discard() { inputs.append("discard") }
}
