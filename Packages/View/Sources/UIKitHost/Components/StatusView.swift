#if canImport(UIKit)
    public import AttemptKit
    import Foundation
    public import PresentationKit
    public import UIKit

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
        public var text: String? { progress ?? message }

        /// Shows the progress, with a button that ends a wait; without progress, the last message.
        public func show(_ progress: ScreenProgress?, _ wording: Wording) {
            cancelButton.isHidden = true
            switch progress {
            case nil: self.progress = nil
            case .activity(let text): self.progress = wording(text)
            case .wait(let seconds):
                self.progress = wording(PauseText.progressBesideButton(secondsLeft: seconds))
                cancelButton.setTitle(wording.title(PauseText.cancel), for: .normal)
                cancelButton.isHidden = false
            }
            update()
        }

        /// Shows a message until the next one, and announces it; nil hides the last one.
        public func showMessage(_ text: String?) {
            message = text
            update()
            if let text { UIAccessibility.post(notification: .announcement, argument: text) }
        }

        private func update() {
            label.text = text
            isHidden = text == nil
            if progress == nil { indicator.stopAnimating() } else { indicator.startAnimating() }
        }
    }
#endif
