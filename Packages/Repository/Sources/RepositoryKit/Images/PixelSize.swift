/// The size of a picture in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels; the maximum of `Int` for a size beyond it.
    public var area: Int {
        let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
        return isTooLarge ? .max : area
    }

    /// Returns the size scaled down to fit into another one, in its proportions and at least one pixel wide and high; a
    /// size that fits is unchanged.
    public func fitted(into limit: PixelSize) -> PixelSize {
        guard width > limit.width || height > limit.height else { return self }
        let scale = min(Double(limit.width) / Double(width), Double(limit.height) / Double(height))
        return PixelSize(
            width: max(1, min(limit.width, Int(Double(width) * scale))),
            height: max(1, min(limit.height, Int(Double(height) * scale)))
        )
    }
}
