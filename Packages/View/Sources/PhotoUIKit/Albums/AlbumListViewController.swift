#if canImport(UIKit)
    public import PhotoContract
    import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen with all albums.
    public final class AlbumListViewController<Model: AlbumListViewModel>: ModelViewController<PhotoGridRootView, Model>
    {
        private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
        private lazy var removalClient = AlertClient<ConfirmRemovalAction>(screen: alerts)
        private lazy var albums = PhotoGridDataSource(rootView.grid, cells: model.cells, wording: wording)
        private lazy var input = PhotoGridInput(rootView) { [weak self] in self?.albums.id(at: $0) }

        /// Binds input and output.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindInput()
            bindOutput()
        }

        /// Reads the albums, which another tab may have changed.
        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            model.begin()
        }

        // MARK: - Input

        private func bindInput() {
            rootView.search.isHidden = false
            rootView.search.placeholder = wording.title(PhotoMenuText.search)
            input.open = { [model] in model.open($0) }
            input.search = { [model] in model.search($0) }
            input.actions = { [model, wording] names in
                [UIAction(title: wording.title(PhotoMenuText.delete)) { _ in names.first.map(model.remove) }]
            }
            rootView.grid.setRefresh { [model] in model.begin() }
            input.cancelWait = { [model] in model.cancelWait() }
            navigationItem.showTabs(of: model.output.value, wording) { [model] in model.select($0) }
            alertClient.register(for: self) { $0.model.answer($1) }
            removalClient.register(for: self) { screen, answer in
                if let name = answer.action.names?.first { screen.model.confirmRemoval(of: name) }
            }
        }

        // MARK: - Output

        private func bindOutput() {
            model.progress.observe(for: self) { $0.rootView.status.show($1, $0.wording) }
            model.output.observe(for: self) { $0.albums.update($1) }
            model.signals.observe(for: self) { $0.handle($1) }
        }

        private func handle(_ signal: AlbumListSignal) {
            switch signal {
            case .notice(let notice): rootView.status.showMessage(wording(notice))
            case .confirmRemoval(let strategy): removalClient.show(strategy: strategy)
            case .alert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
