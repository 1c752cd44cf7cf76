#if canImport(UIKit)
    public import AttemptKit
    public import PresentationKit
    import UIKit

    /// The screen in place of one that could not be made, with the reason, a button to try again, and one that opens the settings.
    public final class FailureViewController: ViewController<ReportRootView> {
        private let failure: AlertStrategy<RetryAction>
        private let retry: @MainActor () -> Void
        private let openSettings: @MainActor () -> Void
        private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

        /// Creates the screen.
        ///
        /// - Parameters:
        ///   - failure: the alert about the failure.
        ///   - host: the host that shows the screen, held weakly.
        ///   - retry: makes the screen again.
        ///   - openSettings: opens the settings.
        public init(
            _ failure: AlertStrategy<RetryAction>,
            host: SceneHost,
            retry: @escaping @MainActor () -> Void,
            openSettings: @escaping @MainActor () -> Void
        ) {
            self.failure = failure
            self.retry = retry
            self.openSettings = openSettings
            super.init(host: host)
        }

        /// Shows the failure.
        public override func viewDidLoad() {
            super.viewDidLoad()
            let again = wording.title(Phrase(en: "try again", ja: "やり直す"))
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(primaryAction: UIAction(title: again) { [retry] _ in retry() }),
                UIBarButtonItem(
                    primaryAction: UIAction(title: wording.title(SettingsViewController.word)) { [openSettings] _ in
                        openSettings()
                    }
                ),
            ]
            rootView.show([failure.message], wording)
            alertClient.register(for: self) { if $1.action == .retry { $0.retry() } }
            alertClient.show(strategy: failure)
        }
    }
#endif
