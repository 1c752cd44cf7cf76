#if canImport(UIKit)
    public import Foundation
    public import PresentationKit
    public import ReportKit
    public import UIKit

    /// A table of settings below the messages.
    public final class SettingsRootView: UIView, AppView {
        /// The messages.
        public let status = StatusView()
        /// The settings, one below the other.
        public let table = UITableView(frame: .zero, style: .plain)
        private lazy var settings = CollectionDataSource<SettingRow>(table)

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            fill(with: [status, table])
        }

        /// Sets the language of the user; called once, before there are rows.
        public func setWording(_ wording: Wording) {
            settings.register(SettingCell.self) { $0.show($1, wording) }
        }

        /// Shows settings.
        public func show(_ rows: [SettingRow]) {
            settings.apply(Snapshot(rows))
        }

        /// Returns the name of the setting of a row, or nil if there is no such row.
        public func setting(at indexPath: IndexPath) -> String? { settings.item(at: indexPath)?.id }
    }
#endif
