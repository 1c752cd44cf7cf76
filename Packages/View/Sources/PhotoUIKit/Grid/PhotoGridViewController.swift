#if canImport(UIKit)
    public import PhotoContract
    import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen with the photos of a search.
    public final class PhotoGridViewController<Model: PhotoGridViewModel>: ModelViewController<PhotoGridRootView, Model>
    {
        private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
        private lazy var saveClient = AlertClient<SavePhotosAction>(screen: alerts)
        private lazy var confirmClient = AlertClient<ConfirmSaveAction>(screen: alerts)
        private lazy var photos = PhotoGridDataSource(rootView.grid, cells: model.cells, wording: wording)
        private lazy var input = PhotoGridInput(rootView) { [weak self] in self?.photos.id(at: $0) }

        /// Binds input and output, and fetches the photos.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindInput()
            bindOutput()
            model.begin()
        }

        // MARK: - Input

        /// Begins or ends the selection of several photos, which the menu saves together.
        public override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            rootView.setEditing(editing)
            let saving = saving { [weak self] in self?.photos.selection ?? [] }
            navigationItem.showButtons(editButtonItem, menu: editing ? [saving] : [], wording)
        }

        private func saving(_ ids: @escaping @MainActor () -> [String]) -> UIAction {
            UIAction(title: wording.title(PhotoMenuText.save)) { [weak self] _ in
                self?.model.save(ids())
                self?.setEditing(false, animated: true)
            }
        }

        private func bindInput() {
            setEditing(false, animated: false)
            rootView.search.isHidden = false
            rootView.search.placeholder = wording.title(PhotoMenuText.search)
            input.open = { [model] in model.open($0) }
            input.reachEnd = { [model] in model.loadNext() }
            input.search = { [model] in model.search($0) }
            input.actions = { [weak self] ids in self.map { [$0.saving { ids }] } ?? [] }
            rootView.grid.setRefresh { [model] in model.loadNext() }
            input.cancelWait = { [model] in model.cancelWait() }
            navigationItem.showTabs(of: model.output.value, wording) { [model] in model.select($0) }
            alertClient.register(for: self) { $0.model.answer($1) }
            saveClient.register(for: self) { $0.model.answer($1) }
            confirmClient.register(on: [.overwrite, .skip]) { [model] in model.answer($0) }
        }

        // MARK: - Output

        private func bindOutput() {
            model.progress.observe(for: self) { $0.rootView.status.show($1, $0.wording) }
            model.output.observe(for: self) { $0.show($1) }
            model.signals.observe(for: self) { $0.handle($1) }
        }

        private func show(_ state: PhotoGridState) {
            // The next photos are fetched when the last one appears; pulling is for a first page that was not loaded.
            if state.footer != nil { rootView.grid.refreshControl = nil }
            photos.update(state)
        }

        private func handle(_ signal: PhotoGridSignal) {
            switch signal {
            case .alert(let strategy): alertClient.show(strategy: strategy)
            case .choose(let strategy): saveClient.show(strategy: strategy)
            case .confirm(let strategy): confirmClient.show(strategy: strategy)
            }
        }
    }

    extension PhotoGridViewController: PhotoZoomSource {
        var openedPhoto: UIView? { input.opened.flatMap(photos.picture) }
    }
#endif
