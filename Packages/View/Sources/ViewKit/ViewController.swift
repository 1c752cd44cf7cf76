/// The base of every view controller, on any host.
///
/// It makes its root view when the screen is loaded and stores it with its type. A subclass for a host, such as
/// ``LineViewController``, adds the input and the output of that host. A screen keeps its input and its output in separate
/// extensions, each output one delegated call. The shape comes from the article on a scalable iOS architecture.
///
/// ```swift
/// final class SeparatorViewController: ViewController<SeparatorView> {
///     override func viewDidLoad() {
///         print(rootView.takeRecords().count)  // 0
///     }
/// }
/// ```
@MainActor
open class ViewController<RootView: AppView> {
    /// The root view; made and set up when it is first used, which is when the screen is loaded.
    public private(set) lazy var rootView: RootView = {
        let view = RootView()
        view.setup()
        return view
    }()

    /// Creates a view controller without a root view.
    public init() {}

    /// Binds the input and requests the content.
    open func viewDidLoad() {}

    /// Called when the screen is shown again.
    open func viewDidReappear() {}
}
