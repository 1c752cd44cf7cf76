public import PhotoContract
import PresentationKit
public import ViewKit

/// The screen with all albums.
public final class AlbumListViewController<Model: AlbumListViewModel>:
    ModelViewController<PhotoGridRootView, Model>, PhotoSearching
{
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var removalClient = AlertClient<ConfirmRemovalAction>(screen: alerts)
    private lazy var albums = PhotoGridDataSource(rootView, cells: model.cells)

    public override func viewDidLoad() {
        bindSearch()
        rootView.grid.opens.observe(for: self) { $0.model.open($1) }
        alertClient.register(for: self) { $0.model.answer($1) }
        removalClient.register(for: self) { screen, answer in
            if let name = answer.action.names?.first { screen.model.confirmRemoval(of: name) }
        }
        model.progress.observe(for: self) { $0.progress = $1 }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    public override func viewWillAppear() {
        // Reading in another tab may have changed the albums.
        model.begin()
    }

    public override var commands: [KeyCommand] {
        let removal = PhotoMenuText.delete
        return waitCommands { [model] in model.cancelWait() } + [
            KeyCommand("delete", removal, keys: ["d"], isInStatusLine: true, for: self) { screen in
                if let name = screen.rootView.grid.selection { screen.model.remove(name) }
            }
        ] + searchCommands
    }

    func search(_ words: String) { model.search(words) }

    func select(_ tab: PhotoTab) { model.select(tab) }

    private func show(_ state: PhotoGridState) {
        rootView.showTexts(of: state)
        albums.apply(Snapshot(state.items))
    }

    private func handle(_ signal: AlbumListSignal) {
        switch signal {
        case .notice(let notice): host?.showMessage(notice)
        case .confirmRemoval(let strategy): removalClient.show(strategy: strategy)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
