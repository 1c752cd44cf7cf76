#if canImport(UIKit)
    import Foundation
    public import PresentationKit
    public import UIKit

    /// The root view of a screen with lines of text below the progress and the messages.
    public final class ReportRootView: UIView, AppView {
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

        /// Shows lines in place of the last ones.
        public func show(_ lines: [Phrase], _ wording: Wording) {
            text.text = lines.map { wording($0) }.joined(separator: "\n")
        }
    }
#endif
