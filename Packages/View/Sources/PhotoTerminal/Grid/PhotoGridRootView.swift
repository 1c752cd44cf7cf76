public import ViewKit

/// The root view of a screen with photos.
public final class PhotoGridRootView: Component, AppView {
    /// The photos.
    public let grid = CollectionView<String>(itemWidth: PhotoCell.width)

    public func setup() {
        add(grid)
    }
}
