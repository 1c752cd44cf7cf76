@_exported public import CoreGraphics
public import Foundation

open class UIImage: NSObject, @unchecked Sendable {
    public let cgImage: CGImage?
    /// The name of a symbol, or nil.
    public let standInName: String?

    public init?(systemName name: String) {
        (cgImage, standInName) = (nil, name)
    }

    public init(cgImage: CGImage) {
        (self.cgImage, standInName) = (cgImage, nil)
    }
}

@MainActor
open class UIImageView: UIView {
    open var image: UIImage?
}
