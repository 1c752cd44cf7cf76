#if canImport(UIKit)
    public import PhotoContract
    import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen with the photos of an album.
    public final class AlbumViewController<Model: AlbumScreenViewModel>: ModelViewController<PhotoGridRootView, Model> {
        private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
        private lazy var removalClient = AlertClient<ConfirmRemovalAction>(screen: alerts)
        private lazy var changeClient = AlertClient<ConfirmChangeAlbumAction>(screen: alerts)
        private lazy var photos = PhotoGridDataSource(rootView.grid, cells: model.cells, wording: wording)
        private lazy var input = PhotoGridInput(rootView) { [weak self] in self?.photos.id(at: $0) }

        /// Binds input and output, and reads the album.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindInput()
            bindOutput()
            model.begin()
        }

        // MARK: - Input

        /// Begins or ends the selection of several photos, which the menu deletes together.
        public override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            rootView.setEditing(editing)
            navigationItem.showButtons(
                editButtonItem,
                menu: editing ? [removal { $0.photos.selection }] : changes,
                wording
            )
        }

        private func removal(_ names: @escaping @MainActor (AlbumViewController) -> [String]) -> UIAction {
            UIAction(title: wording.title(PhotoMenuText.delete)) { [weak self] _ in
                guard let self else { return }
                model.remove(names(self))
                setEditing(false, animated: true)
            }
        }

        private var changes: [UIAction] {
            [
                UIAction(title: wording.title(PhotoMenuText.switchAlbums)) { [model] _ in
                    model.changeAlbum()
                },
                UIAction(title: wording.title(Phrase(en: "undo the last change", ja: "最後の変更を元に戻す"))) { [model] _ in
                    model.undo()
                },
            ]
        }

        private func bindInput() {
            setEditing(false, animated: false)
            input.open = { [model] in model.open($0) }
            input.actions = { [weak self] names in self.map { [$0.removal { _ in names }] } ?? [] }
            rootView.grid.setRefresh { [model] in model.begin() }
            input.cancelWait = { [model] in model.cancelWait() }
            alertClient.register(for: self) { $0.model.answer($1) }
            removalClient.register(for: self) { screen, answer in
                if let names = answer.action.names { screen.model.confirmRemoval(of: names) }
            }
            changeClient.register(for: self) { screen, answer in
                if let album = answer.action.album { screen.model.change(to: album) }
            }
        }

        // MARK: - Output

        private func bindOutput() {
            model.progress.observe(for: self) { $0.rootView.status.show($1, $0.wording) }
            model.output.observe(for: self) { $0.photos.update($1) }
            model.signals.observe(for: self) { $0.handle($1) }
        }

        private func handle(_ signal: AlbumSignal) {
            switch signal {
            case .notice(let notice): rootView.status.showMessage(wording(notice))
            case .alert(let strategy): alertClient.show(strategy: strategy)
            case .confirmRemoval(let strategy): removalClient.show(strategy: strategy)
            case .confirmChange(let strategy): changeClient.show(strategy: strategy)
            }
        }
    }

    extension AlbumViewController: PhotoZoomSource {
        var openedPhoto: UIView? { input.opened.flatMap(photos.picture) }
    }
#endif
