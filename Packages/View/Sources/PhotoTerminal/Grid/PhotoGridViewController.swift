public import PhotoContract
import PresentationKit
public import ViewKit

/// The screen with the photos of a search.
public final class PhotoGridViewController<Model: PhotoGridViewModel>: ModelViewController<PhotoGridRootView, Model>,
    PhotoSearching
{
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var saveClient = AlertClient<SavePhotosAction>(screen: alerts)
    private lazy var confirmClient = AlertClient<ConfirmSaveAction>(screen: alerts)
    private lazy var photos = PhotoGridDataSource(rootView, cells: model.cells)

    public override func viewDidLoad() {
        rootView.grid.allowsMarking = true
        bindSearch()
        bindInput()
        bindOutput()
        model.begin()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] {
        let reloading = Phrase(en: "reload", ja: "再読み込み")
        return waitCommands { [model] in model.cancelWait() } + [
            KeyCommand("save", PhotoMenuText.save, keys: ["s"], isInStatusLine: true, for: self) { screen in
                screen.model.save(screen.rootView.grid.targets)
            },
            KeyCommand(
                "reload",
                reloading,
                keys: ["r"],
                isInStatusLine: model.output.value.footer == nil && model.progress.value == nil,
                for: self
            ) { $0.reload() },
        ] + searchCommands
    }

    func search(_ words: String) { model.search(words) }

    func select(_ tab: PhotoTab) { model.select(tab) }

    private func bindInput() {
        rootView.grid.opens.observe(for: self) { $0.model.open($1) }
        rootView.grid.reachesEnd.observe(for: self) { controller, _ in controller.model.loadNext() }
        alertClient.register(for: self) { $0.model.answer($1) }
        saveClient.register(for: self) { $0.model.answer($1) }
        confirmClient.register(on: [.overwrite, .skip]) { [model] in model.answer($0) }
    }

    /// Fetches the picture of the selected photo again, or the photos where none were loaded.
    private func reload() {
        if let id = rootView.grid.selection { photos.retry(id) } else { model.loadNext() }
    }

    // MARK: - Output

    private func bindOutput() {
        model.progress.observe(for: self) { $0.progress = $1 }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    private func show(_ state: PhotoGridState) {
        rootView.showTexts(of: state)
        photos.apply(Snapshot(state.items))
    }

    private func handle(_ signal: PhotoGridSignal) {
        switch signal {
        case .alert(let strategy): alertClient.show(strategy: strategy)
        case .choose(let strategy): saveClient.show(strategy: strategy)
        case .confirm(let strategy): confirmClient.show(strategy: strategy)
        }
    }
}
