public import PresentationKit

/// The properties of a host that components depend on, as UIKit's trait collection has them.
public struct Traits: Hashable, Sendable {
    /// The language of the user.
    public var wording: Wording
    /// The widths of characters.
    public var metrics: CellMetrics
    /// A Boolean value that indicates whether pictures are shown; else their alternative text is.
    public var showsPictures: Bool

    /// Creates traits.
    public init(
        wording: Wording = Wording(.english),
        metrics: CellMetrics = CellMetrics(),
        showsPictures: Bool = false
    ) {
        self.wording = wording
        self.metrics = metrics
        self.showsPictures = showsPictures
    }
}
