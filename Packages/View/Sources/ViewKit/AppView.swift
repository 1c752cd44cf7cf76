/// The root view of a screen.
///
/// A root view is made without arguments and filled by commands afterwards, so that one base class can make the root
/// view of every screen. It is output only: input belongs to the view controller. The shape comes from the article on
/// a scalable iOS architecture (views, alerts and data sources).
///
/// ```swift
/// final class TitleView: AppView {
///     private(set) var title = ""
///
///     init() {}
///
///     func setup() {
///         title = "Untitled"
///     }
/// }
/// ```
@MainActor
public protocol AppView: AnyObject {
    /// Creates an empty view.
    init()

    /// Composes the components of the view; called once, right after `init()`.
    func setup()
}
