public import PresentationKit

/// An image of a text.
public struct TextImage: Hashable, Sendable {
    /// The number of the image in the text, from 1.
    public let number: Int
    /// The absolute URL.
    public let url: String

    /// Creates an image.
    public init(number: Int, url: String) {
        self.number = number
        self.url = url
    }
}

/// The state of an image that is visible.
public enum TextImageState: Hashable, Sendable {
    /// The image is there.
    case shown(Picture)
    /// The image could not be fetched or decoded, with the reason.
    case failed(Phrase)
}
