public import DomainKit

/// The size of a photo in pixels.
public struct PhotoSize: Hashable, Sendable {
    /// The number of columns, 1 or more.
    public let width: Int
    /// The number of rows, 1 or more.
    public let height: Int

    /// Creates a size, or returns nil if a side is not positive.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    /// Parses a size such as `1920x1080`.
    ///
    /// - Throws: ``ValidationError`` for `field`.
    public init(_ text: String, field: String) throws(ValidationError) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            let size = PhotoSize(width: width, height: height)
        else { throw ValidationError(field: field, value: text, rule: .form("WIDTHxHEIGHT")) }
        self = size
    }

    /// Returns a Boolean value that indicates whether the photo is at least as wide and as high as another one.
    public func contains(_ other: PhotoSize) -> Bool { width >= other.width && height >= other.height }

    /// The orientation.
    public var orientation: PhotoOrientation {
        width == height ? .square : width > height ? .landscape : .portrait
    }
}

extension PhotoSize: CustomStringConvertible {
    public var description: String { "\(width)x\(height)" }
}

/// The proportions of a photo.
public enum PhotoOrientation: String, CaseIterable, Sendable {
    /// Wider than high.
    case landscape
    /// Higher than wide.
    case portrait
    /// As wide as high.
    case square
}
