#if canImport(UIKit)
    public import PhotoContract
    import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen with one photo.
    ///
    /// It passes input to the view model, and the output of the view model to the root view. It is zoomed out of its cell, and
    /// back by the gestures that UIKit has for that; a router pushes it like any other screen.
    public final class PhotoViewController: ViewController<PhotoRootView> {
        private let model: any PhotoScreenViewModel
        private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)

        /// Creates the screen.
        public init(model: any PhotoScreenViewModel, host: SceneHost) {
            self.model = model
            super.init(host: host)
            preferredTransition = .zoom { ($0.sourceViewController as? any PhotoZoomSource)?.openedPhoto }
        }

        /// Binds input and output, and fetches the photo.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindInput()
            bindOutput()
            model.begin()
        }
    }

    // MARK: - Input

    extension PhotoViewController {
        private func bindInput() {
            let end = UIAction { [model] _ in model.cancelWait() }
            rootView.status.cancelButton.addAction(end, for: .touchUpInside)
            alertClient.register(for: self) { $0.model.answer($1) }
        }
    }

    // MARK: - Output

    extension PhotoViewController {
        private func bindOutput() {
            model.progress.observe(for: self) { $0.rootView.status.show($1, $0.wording) }
            model.output.observe(for: self) { $0.rootView.show($1, $0.wording) }
            model.signals.observe(for: self) { $0.handle($1) }
        }

        private func handle(_ signal: PhotoSignal) {
            switch signal {
            case .alert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
