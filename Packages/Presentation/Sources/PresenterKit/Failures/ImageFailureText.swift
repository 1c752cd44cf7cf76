public import DomainKit
public import PresentationKit

/// The reason why an image is not shown, in the place of the image.
public struct ImageFailureText: Hashable, Sendable {
    /// The kind of the failure.
    public let kind: ApplicationError.Kind

    /// Creates the text of a failure.
    public init(_ failure: ApplicationError) {
        kind = failure.kind
    }

    /// The words.
    public var phrase: Phrase {
        switch kind {
        case .invalidData: Phrase(en: "The image is damaged or of an unknown format.", ja: "画像が壊れているか、未対応の形式です。")
        case .unavailable(.tooLarge): Phrase(en: "The image is too large.", ja: "画像が大きすぎます。")
        case .notFound: Phrase(en: "The image is not there.", ja: "画像がありません。")
        default: FailureMessage(kind).phrase
        }
    }
}
