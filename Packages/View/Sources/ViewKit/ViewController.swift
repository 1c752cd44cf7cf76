public import AttemptKit
public import PresentationKit

/// The base of every view controller, on any host.
///
/// It makes its root view when the screen is loaded and stores it with its type. A screen keeps its input and its output
/// in separate extensions, each output one delegated call. The shape comes from the article on a scalable iOS
/// architecture. Its alerts appear in front of it:
///
/// ![An alert with a text field and two buttons, in front of a grid of pictures](text-alert)
///
/// ```swift
/// final class TitleViewController: ViewController<TitleView> {
///     override func viewDidLoad() {
///         rootView.close.presses.observe(for: self) { controller, _ in controller.close() }
///     }
///
///     private func close() {
///         rootView.title.text = ["Closed"]
///     }
/// }
/// ```
@MainActor
open class ViewController<RootView: AppView>: Responder, Screen {
    /// The host that shows the screen; nil after it was freed.
    public private(set) weak var host: (any SceneHost)?
    /// The language of the user.
    public let wording: Wording
    /// The alerts of the screen, for its clients.
    public let alerts: ScreenAlerts
    /// The activity that the screen waits for, or nil.
    public var progress: ScreenProgress? {
        didSet { host?.showProgress(of: self) }
    }

    /// The root view; made and set up when it is first used, which is when the screen is loaded.
    public private(set) lazy var rootView: RootView = {
        let view = RootView()
        view.attach(to: host, controller: self)
        view.setup()
        return view
    }()

    /// Creates a view controller without a root view.
    ///
    /// - Parameter host: the host that shows the screen, held weakly.
    public init(host: any SceneHost) {
        self.host = host
        wording = host.traits.wording
        alerts = ScreenAlerts(host: host.alerts)
    }

    public var view: Component { rootView }

    /// Binds the input and requests the content.
    open func viewDidLoad() {}

    /// Called each time before the screen is shown.
    open func viewWillAppear() {}

    /// Called each time after the screen is not shown any more.
    open func viewDidDisappear() {}
}
