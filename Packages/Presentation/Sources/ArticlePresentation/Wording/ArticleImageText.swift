import DomainKit
import FailureKit
import PresentationKit

extension Phrase {
    /// Creates the reason why an image is not shown.
    init(imageFailure error: ApplicationError) {
        self =
            switch error.kind {
            case .invalidData: Phrase(en: "The image is damaged or of an unknown format.", ja: "画像が壊れているか、未対応の形式です。")
            case .unavailable(.tooLarge): Phrase(en: "The image is too large.", ja: "画像が大きすぎます。")
            case .notFound: Phrase(en: "The image is not there.", ja: "画像がありません。")
            default: FailureText(error).message
            }
    }
}
