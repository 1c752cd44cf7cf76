public import ArticleContract
import PresentationKit
public import ViewKit

/// The screen of a sync.
public final class SyncViewController: ModelViewController<ReportRootView, any SyncScreenViewModel> {
    private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)

    public override func viewDidLoad() {
        bindInput()
        bindOutput()
        model.begin()
    }
}

// MARK: - Input

extension SyncViewController {
    private func bindInput() {
        alertClient.register(for: self) { $0.model.answer($1) }
    }
}

// MARK: - Output

extension SyncViewController {
    private func bindOutput() {
        model.progress.observe(for: self) { $0.progress = $1 }
        model.output.observe(for: self) { if let report = $1 { $0.show(report) } }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    private func handle(_ signal: SyncSignal) {
        switch signal {
        case .notice(let notice): host?.showMessage(notice)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
