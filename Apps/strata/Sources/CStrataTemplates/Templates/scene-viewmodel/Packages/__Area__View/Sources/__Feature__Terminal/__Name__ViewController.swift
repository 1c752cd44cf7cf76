import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen __Name__.
///
/// It passes input to the view model, and the output of the view model to the root view.
public final class __Name__ViewController: ViewController<__Name__RootView> {
    private let model: any __Name__ViewModel
    private lazy var alertClient = AlertClient<__Feature__FailureAction>(screen: alerts)

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: the view model of the screen.
    ///   - host: the host that shows the screen, held weakly.
    public init(model: any __Name__ViewModel, host: any SceneHost) {
        self.model = model
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindInput()
        bindOutput()
        model.begin()
    }
}

// MARK: - Input

extension __Name__ViewController {
    private func bindInput() {
        alertClient.register(for: self) { $0.model.answer($1.action) }
    }
}

// MARK: - Output

extension __Name__ViewController {
    private func bindOutput() {
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    private func show(_ state: __Name__State) {
        guard let display = state.display else { return }
        rootView.show(display, in: wording)
    }

    private func handle(_ signal: __Name__Signal) {
        switch signal {
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
