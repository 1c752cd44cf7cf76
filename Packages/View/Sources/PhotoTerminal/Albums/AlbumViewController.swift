public import PhotoContract
import PresentationKit
public import ViewKit

/// The screen with the photos of an album.
public final class AlbumViewController<Model: AlbumScreenViewModel>: ModelViewController<PhotoGridRootView, Model> {
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var removalClient = AlertClient<ConfirmRemovalAction>(screen: alerts)
    private lazy var changeClient = AlertClient<ConfirmChangeAlbumAction>(screen: alerts)
    private lazy var photos = PhotoGridDataSource(rootView, cells: model.cells)

    public override func viewDidLoad() {
        rootView.grid.allowsMarking = true
        bindInput()
        bindOutput()
        model.begin()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] {
        let undoing = Phrase(en: "undo the last change to any album", ja: "全アルバムのうち最後の変更を元に戻す")
        return waitCommands { [model] in model.cancelWait() } + [
            KeyCommand("delete", PhotoMenuText.delete, keys: ["d"], isInStatusLine: true, for: self) { screen in
                screen.model.remove(screen.rootView.grid.targets)
            },
            KeyCommand("undo", undoing, keys: ["u"], isInStatusLine: true, for: self) { $0.model.undo() },
            KeyCommand("album", PhotoMenuText.switchAlbums, keys: ["a"], isInStatusLine: true, for: self) {
                $0.model.changeAlbum()
            },
        ]
    }

    private func bindInput() {
        rootView.grid.opens.observe(for: self) { $0.model.open($1) }
        alertClient.register(for: self) { $0.model.answer($1) }
        removalClient.register(for: self) { screen, answer in
            if let photos = answer.action.names { screen.model.confirmRemoval(of: photos) }
        }
        changeClient.register(for: self) { screen, answer in
            if let album = answer.action.album { screen.model.change(to: album) }
        }
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

    private func handle(_ signal: AlbumSignal) {
        switch signal {
        case .notice(let notice): host?.showMessage(notice)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        case .confirmRemoval(let strategy): removalClient.show(strategy: strategy)
        case .confirmChange(let strategy): changeClient.show(strategy: strategy)
        }
    }
}
