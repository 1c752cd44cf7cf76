#if canImport(UIKit)
    public import PhotoContract
    import PresentationKit
    import ReportKit
    import UIKit
    public import UIKitHost

    /// The screen with downloads into an album.
    public final class DownloadViewController: ModelViewController<ReportRootView, any DownloadScreenViewModel> {
        private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
        private lazy var cancelClient = AlertClient<ConfirmCancelAction>(screen: alerts)
        private lazy var changeClient = AlertClient<ConfirmChangeAlbumAction>(screen: alerts)
        /// The registration of the answer that cancels the downloads; nil once there is nothing to cancel.
        private var cancelKey: RegistryKey?

        /// Binds input and output, and starts the downloads.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindInput()
            bindOutput()
            model.begin()
        }
    }

    // MARK: - Input

    extension DownloadViewController {
        private func bindInput() {
            let end = UIAction { [model] _ in model.cancelWait() }
            rootView.status.cancelButton.addAction(end, for: .touchUpInside)
            alertClient.register(for: self) { $0.model.answer($1) }
            cancelKey = cancelClient.register(on: .discard) { [weak self] _ in self?.model.discard() }
            changeClient.register(for: self) { screen, answer in
                if let album = answer.action.album { screen.model.change(to: album) }
            }
        }

        private func buttons(in phase: DownloadState.Phase) -> [UIBarButtonItem] {
            let cancel = button(Phrase(en: "cancel", ja: "中止")) { $0.cancel() }
            return switch phase {
            case .running: [button(PhotoMenuText.pause) { $0.pause() }, cancel]
            case .paused: [button(PhotoMenuText.resume) { $0.resume() }, cancel]
            case .stopping, .ended: []
            }
        }

        private func button(
            _ title: Phrase,
            perform: @escaping @MainActor (any DownloadScreenViewModel) -> Void
        ) -> UIBarButtonItem {
            UIBarButtonItem(primaryAction: UIAction(title: wording.title(title)) { [model] _ in perform(model) })
        }

        /// Ends the registration of an answer that may still be open when the last photo has arrived.
        private func endCancelling() {
            if let cancelKey { cancelClient.unregister(key: cancelKey) }
            cancelKey = nil
        }
    }

    // MARK: - Output

    extension DownloadViewController {
        private func bindOutput() {
            model.progress.observe(for: self) { $0.rootView.status.show($1, $0.wording) }
            model.output.observe(for: self) { $0.show($1) }
            model.signals.observe(for: self) { $0.handle($1) }
        }

        private func show(_ state: DownloadState) {
            if state.phase == .ended { endCancelling() }
            navigationItem.rightBarButtonItems = buttons(in: state.phase)
            let report = state.report?.entries.flatMap(\.lines).map(\.text) ?? []
            rootView.show([state.title] + state.rows + report, wording)
        }

        private func handle(_ signal: DownloadSignal) {
            switch signal {
            case .notice(let notice): rootView.status.showMessage(wording(notice))
            case .alert(let strategy): alertClient.show(strategy: strategy)
            case .confirmCancelling(let strategy): cancelClient.show(strategy: strategy)
            case .confirmChange(let strategy): changeClient.show(strategy: strategy)
            }
        }
    }
#endif
