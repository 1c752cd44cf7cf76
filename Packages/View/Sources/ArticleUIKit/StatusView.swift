#if canImport(UIKit)
    import Foundation
    public import PresentationKit
    import ReportKit
    public import UIKit
    public import UIKitHost

    /// The progress of a screen, with a button that ends a wait, or else the last message; hidden without either.
    public final class StatusView: UIStackView, AppView {
        /// The button that ends the wait before a retry; hidden unless there is one.
        public let cancelButton = UIButton(type: .system)
        private let indicator = UIActivityIndicatorView()
        private let label = UILabel()
        private var progress: String?
        private var message: String?

        public func setup() {
            spacing = 8
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            for view in [indicator, label, cancelButton] { addArrangedSubview(view) }
            cancelButton.isHidden = true
            update()
        }

        /// The text that is shown, or nil.
        var text: String? { progress ?? message }

        /// Shows the progress, in place of the last one.
        public func showProgress(_ text: String) {
            progress = text
            cancelButton.isHidden = true
            update()
        }

        /// Shows the seconds that are left before a retry, and the button that ends the wait.
        ///
        /// - Parameters:
        ///   - seconds: the seconds that are left.
        ///   - wording: the language of the user.
        public func showWait(secondsLeft seconds: Int, _ wording: Wording) {
            progress = wording(Pause.progress(secondsLeft: seconds))
            cancelButton.isHidden = false
            update()
        }

        /// Shows the last message in place of the progress.
        public func hideProgress() {
            progress = nil
            cancelButton.isHidden = true
            update()
        }

        /// Shows a message until the next one, and announces it.
        public func showMessage(_ text: String) {
            message = text
            update()
            UIAccessibility.post(notification: .announcement, argument: text)
        }

        /// Hides the message.
        public func hideMessage() {
            message = nil
            update()
        }

        private func update() {
            label.text = text
            isHidden = text == nil
            if progress == nil { indicator.stopAnimating() } else { indicator.startAnimating() }
        }
    }
#endif
