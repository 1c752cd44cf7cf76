#if canImport(UIKit)
    public import UIKit
    public import UIKitHost

    /// A text below the status: the root view of an article, and of comments.
    public final class ArticleTextRootView: UIView, AppView {
        /// The progress and the messages.
        public let status = StatusView()
        /// The text.
        public let text = ArticleTextView()

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            text.isEditable = false
            text.isFindInteractionEnabled = true
            text.alwaysBounceVertical = true
            text.adjustsFontForContentSizeCategory = true
            fill(with: [status, text])
        }
    }
#endif
