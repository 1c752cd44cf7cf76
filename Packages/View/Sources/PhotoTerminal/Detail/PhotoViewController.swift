public import PhotoContract
import PresentationKit
public import ViewKit

/// The screen with one photo.
public final class PhotoViewController: ModelViewController<PhotoRootView, any PhotoScreenViewModel> {
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)

    public override func viewDidLoad() {
        bindInput()
        bindOutput()
        model.begin()
    }

    public override var commands: [KeyCommand] {
        waitCommands { [model] in model.cancelWait() }
    }
}

// MARK: - Input

extension PhotoViewController {
    private func bindInput() {
        alertClient.register(for: self) { $0.model.answer($1) }
    }
}

// MARK: - Output

extension PhotoViewController {
    private func bindOutput() {
        model.progress.observe(for: self) { $0.progress = $1 }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    private func show(_ state: PhotoScreenState) {
        rootView.image.show(state.picture)
        rootView.show(state.facts)
    }

    private func handle(_ signal: PhotoSignal) {
        switch signal {
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
