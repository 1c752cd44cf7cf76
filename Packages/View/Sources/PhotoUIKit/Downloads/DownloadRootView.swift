#if canImport(UIKit)
    import Foundation
    public import PhotoContract
    public import PresentationKit
    import ReportKit
    public import UIKit
    public import UIKitHost

    /// The root view of a screen with downloads: the heading, a line for each photo, and the report on them.
    public final class DownloadRootView: UIView, AppView {
        /// The progress and the messages.
        public let status = StatusView()
        /// The lines.
        public let text = UITextView()

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            text.isEditable = false
            text.font = .preferredFont(forTextStyle: .body)
            text.adjustsFontForContentSizeCategory = true
            fill(with: [status, text])
        }

        /// Shows downloads.
        public func show(_ state: DownloadState, _ wording: Wording) {
            let report = state.report?.entries.flatMap(\.lines).map(\.text) ?? []
            text.text = ([state.title] + state.rows + report).map { wording($0) }.joined(separator: "\n")
        }
    }
#endif
