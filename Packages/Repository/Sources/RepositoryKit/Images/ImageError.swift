public import DomainKit

/// An error of decoding a picture.
public enum ImageError: Error, Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// The content is not a picture in a known format.
    case unknownFormat
    /// The format is known, but not this variant of it.
    case unsupported(ImageFormat)
    /// The picture has more pixels than ``ImageHeader/areaLimit``, or than its decoder has memory for, or the file more bytes
    /// than ``ImageHeader/fileSizeLimit``.
    case tooLarge(PixelSize?)
    /// The file is truncated or contradicts itself.
    case damaged(ImageFormat)
    /// Decoding the picture took longer than the decoder allows.
    case timedOut
    /// The task was cancelled.
    case cancelled
}

extension ImageError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .empty: .invalidData("picture: empty")
        case .unknownFormat: .invalidData("picture: format")
        case .unsupported(let format), .damaged(let format): .invalidData("picture: \(format.rawValue)")
        case .tooLarge, .timedOut: .unavailable(.tooLarge)
        case .cancelled: .cancelled
        }
    }
}
