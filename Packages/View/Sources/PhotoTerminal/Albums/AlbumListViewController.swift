public import PhotoContract
import PresentationKit
public import ViewKit

/// The screen with all albums.
///
/// It passes input to the view model, and the output of the view model to the root view.
public final class AlbumListViewController<Model: AlbumListViewModel>:
    ViewController<PhotoGridRootView>, PhotoSearching
{
    private let model: Model
    private let progress: ProgressDisplay
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var albums = PhotoGridDataSource(rootView.grid, cells: model.cells)

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: the screen's view model.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(model: Model, host: any SceneHost) {
        self.model = model
        progress = ProgressDisplay(host: host)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindSearch()
        rootView.grid.opens.observe(for: self) { $0.model.open($1) }
        alertClient.register(for: self) { $0.model.answer($1) }
        model.progress.observe(for: self) { $0.progress.show($1) }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    public override func viewWillAppear() {
        // Reading in another tab may have changed the albums.
        model.begin()
    }

    public override var commands: [KeyCommand] {
        progress.commands { [model] in model.cancelWait() } + searchCommands
    }

    func search(_ words: String) { model.search(words) }

    func select(_ tab: PhotoTab) { model.select(tab) }

    private func show(_ state: PhotoGridState) {
        rootView.showTexts(of: state)
        var snapshot = Snapshot<Int, PhotoItem>()
        snapshot.append(state.items, to: 0)
        albums.apply(snapshot)
    }

    private func handle(_ signal: PhotoSignal) {
        switch signal {
        case .alert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}
