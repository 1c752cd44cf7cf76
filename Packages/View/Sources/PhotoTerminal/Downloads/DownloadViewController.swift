public import PhotoContract
import PresentationKit
import ReportKit
public import ViewKit

/// The screen with downloads into an album.
public final class DownloadViewController: ModelViewController<DownloadRootView, any DownloadScreenViewModel> {
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var cancelClient = AlertClient<ConfirmCancelAction>(screen: alerts)
    private lazy var changeClient = AlertClient<ConfirmChangeAlbumAction>(screen: alerts)
    private var phase = DownloadState.Phase.running
    /// The registration of the answer that gives the downloads up; nil once there is nothing to give up.
    private var cancelKey: RegistryKey?

    public override func viewDidLoad() {
        // On lines, a text view would open the pager.
        rootView.rows.isHidden = host?.isFullScreen != true
        bindInput()
        bindOutput()
        model.begin()
    }

    // MARK: - Input

    public override var commands: [KeyCommand] {
        waitCommands { [model] in model.cancelWait() } + phaseCommands
    }

    private var phaseCommands: [KeyCommand] {
        let title = Phrase(en: "cancel the downloads", ja: "ダウンロードを中止")
        let cancel = KeyCommand("cancel", title, keys: ["c"], isInStatusLine: true, for: self) { $0.model.cancel() }
        switch phase {
        case .running:
            return [
                KeyCommand("pause", PhotoMenuText.pause, keys: ["p"], isInStatusLine: true, for: self) {
                    $0.model.pause()
                },
                cancel,
            ]
        case .paused:
            return [
                KeyCommand("resume", PhotoMenuText.resume, keys: ["p"], isInStatusLine: true, for: self) {
                    $0.model.resume()
                },
                cancel,
            ]
        case .stopping, .ended: return []
        }
    }

    private func bindInput() {
        alertClient.register(for: self) { $0.model.answer($1) }
        cancelKey = cancelClient.register(on: .discard) { [weak self] _ in self?.model.discard() }
        changeClient.register(
            where: { $0.album != nil },
            { [weak self] answer in
                if let album = answer.action.album { self?.model.change(to: album) }
            }
        )
    }

    /// Ends the registration of an answer that may still be open when the last photo has arrived.
    private func endCancelling() {
        if let cancelKey { cancelClient.unregister(key: cancelKey) }
        cancelKey = nil
    }

    // MARK: - Output

    private func bindOutput() {
        model.progress.observe(for: self) { $0.progress = $1 }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.handle($1) }
    }

    private func show(_ state: DownloadState) {
        if phase != state.phase { host?.setNeedsUpdate() }
        phase = state.phase
        if phase == .ended { endCancelling() }
        if host?.isFullScreen == true {
            let title = TerminalText(wording(state.title), style: TextStyle(.title))
            rootView.show(title, state.rows.map { TerminalText(wording($0)) })
            host?.outcome = state.report?.outcome ?? .done
        } else if let report = state.report, report != rootView.report.report {
            host?.outcome = report.outcome
            host?.takeRecords(report.entries.compactMap(\.record))
            rootView.report.report = report
        }
    }

    private func handle(_ signal: DownloadSignal) {
        switch signal {
        case .notice(let notice): host?.showMessage(notice)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        case .confirmCancelling(let strategy): cancelClient.show(strategy: strategy)
        case .confirmChange(let strategy): changeClient.show(strategy: strategy)
        }
    }
}
