/// The root view of a screen.
///
/// A root view is made without arguments and filled by commands afterwards, so that one base class can make the root
/// view of every screen. Its components are stored constants, which ``setup()`` puts together. It is output only: input
/// belongs to the view controller. The shape comes from the article on a scalable iOS architecture (views, alerts and
/// data sources).
///
/// ```swift
/// final class TitleView: Component, AppView {
///     let title = Label("Untitled")
///     let close = Button(Phrase(en: "Close", ja: "閉じる"))
///
///     func setup() {
///         add(Stack(.vertical, [title, close], spacing: 1))
///     }
/// }
/// ```
@MainActor
public protocol AppView: Component {
    /// Creates an empty view.
    init()

    /// Composes the components of the view; called once, right after `init()`.
    func setup()
}
