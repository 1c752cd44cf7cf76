public import ViewKit

/// The root view of a screen with one photo: the picture, and the facts below it.
public final class PhotoRootView: Component, AppView {
    /// The picture.
    public let image = ImageView()
    /// The facts, with credit and licence.
    public let facts = Label()

    public func setup() {
        image.grows = true
        add(Stack(.vertical, [image, facts], spacing: 1))
    }
}
