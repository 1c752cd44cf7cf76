#if canImport(UIKit)
    public import ArticleContract
    public import Foundation
    public import PresentationKit
    public import UIKit
    public import UIKitHost

    /// The screen of the settings.
    ///
    /// It passes input to the presenter and output to the root view.
    public final class SettingsViewController: EventViewController<SettingsRootView, SettingsEvent>, View {
        public typealias Event = SettingsEvent

        private lazy var alertClient = AlertClient<SettingAction>(screen: alerts)
        private let signOut: @MainActor () -> Void

        /// Creates the screen.
        ///
        /// - Parameters:
        ///   - eventListener: the listener that receives the events of the screen.
        ///   - host: the host that shows the screen, held weakly.
        ///   - signOut: opens the screen that signs out.
        public init(
            eventListener: AnyEventListener<SettingsEvent>,
            host: SceneHost,
            signOut: @escaping @MainActor () -> Void
        ) {
            self.signOut = signOut
            super.init(eventListener: eventListener, host: host)
        }

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = wording.title(ArticleMenuText.settings.phrase)
            rootView.setWording(wording)
            rootView.table.delegate = self
            bindControls()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

    extension SettingsViewController {
        private func bindControls() {
            let title = wording(Phrase(en: "Sign Out", ja: "サインアウト"))
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: title) { [signOut] _ in signOut() }
            )
        }
    }

    extension SettingsViewController: UITableViewDelegate {
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let setting = rootView.setting(at: indexPath) { eventListener.handle(event: .didOpen(setting)) }
        }
    }

    // MARK: - Output

    extension SettingsViewController {
        public func handle(command: SettingsCommand) {
            switch command {
            // The heading names the file, which users of a phone cannot open.
            case .show(_, let rows): rootView.show(rows)
            case .showMessage(let message): rootView.status.showMessage(wording(message))
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
