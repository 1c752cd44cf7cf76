#if canImport(UIKit)
    public import UIKit

    /// The root view of a screen.
    ///
    /// A root view is made by `init()`, which every view has from UIKit, final or not, and filled by commands afterwards, so
    /// that one base class can make the root view of every screen. It is output only: input belongs to the view controller.
    /// The name and the shape come from the article on a scalable iOS architecture (views, alerts and data sources).
    ///
    /// ```swift
    /// final class TitleView: UIView, AppView {
    ///     private(set) lazy var title: UILabel = {
    ///         let label = UILabel()
    ///         addSubview(label)
    ///         return label
    ///     }()
    ///
    ///     func setup() {
    ///         _ = title
    ///     }
    /// }
    /// ```
    @MainActor
    public protocol AppView: UIView {
        /// Composes the components of the view; called once, right after it was made without arguments.
        func setup()
    }
#endif
