#if canImport(UIKit)
    public import Foundation
    public import PresentationKit
    public import ReportKit
    public import UIKit

    /// The screen of the settings.
    public final class SettingsViewController: EventViewController<SettingsRootView, SettingsEvent>, View {
        public typealias Event = SettingsEvent

        /// The word for the screen, for its title and for buttons that lead there.
        public static let word = Phrase(en: "settings", ja: "設定")

        private lazy var alertClient = AlertClient<SettingAction>(screen: alerts)

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = wording.title(Self.word)
            rootView.setWording(wording)
            rootView.table.delegate = self
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

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
