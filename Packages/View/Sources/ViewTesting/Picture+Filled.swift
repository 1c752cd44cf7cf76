public import PresentationKit

extension Picture {
    /// Creates an opaque grey picture.
    ///
    /// - Parameters:
    ///   - width: the number of pixels in a row; at least one.
    ///   - height: the number of rows; at least one.
    public init(filledWith level: UInt8, width: Int, height: Int) {
        var pixels = [UInt8](repeating: level, count: 4 * width * height)
        for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
        guard let picture = Picture(width: width, height: height, pixels: pixels) else {
            preconditionFailure("A picture has at least one pixel, not \(width) by \(height).")
        }
        self = picture
    }
}
