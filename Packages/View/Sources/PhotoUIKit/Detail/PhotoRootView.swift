#if canImport(UIKit)
    import AttemptKit
    import Foundation
    public import PhotoContract
    public import PresentationKit
    import ReportKit
    public import UIKit
    public import UIKitHost

    /// The root view of a screen with one photo: the picture, and the facts below it.
    public final class PhotoRootView: UIView, AppView {
        /// The progress.
        public let status = StatusView()
        /// The picture.
        public let image = UIImageView(frame: .zero)
        /// The reason why there is no picture, and the facts, with credit and licence.
        public let facts = UITextView()

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            image.contentMode = .scaleAspectFit
            image.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
            facts.isEditable = false
            facts.isScrollEnabled = false
            facts.dataDetectorTypes = .link
            facts.font = .preferredFont(forTextStyle: .body)
            facts.adjustsFontForContentSizeCategory = true
            fill(with: [status, image, facts])
        }

        /// Shows a photo.
        public func show(_ state: PhotoScreenState, _ wording: Wording) {
            var lines = state.facts?.entries.flatMap(\.lines).map { wording($0.text) } ?? []
            switch state.picture {
            case .loading: image.image = nil
            case .shown(let picture): image.image = UIImage(picture)
            case .failed(let reason):
                image.image = nil
                lines.insert(wording(reason), at: 0)
            }
            facts.text = lines.joined(separator: "\n")
        }
    }
#endif
