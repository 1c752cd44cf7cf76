public import PresentationKit

/// The base class of the view controllers of the line host.
///
/// It creates its root view, stores it typed, and binds input in `viewDidLoad`. A subclass keeps its input and its
/// output in separate extensions, each output one delegated call. The shape comes from the article on a scalable iOS
/// architecture; the same class on another host has the same name and the same methods.
///
/// ```swift
/// let host = LineHost(terminal: StandardLineTerminal(environment: [:]), wording: Wording(.english), mode: .script)
/// host.show(GreetingViewController(host: host), after: .launch(()))
/// ```
@MainActor
open class ViewController<RootView: LineView>: LineScreen {
    /// The root view.
    public let rootView: RootView
    /// The host that shows the screen; nil after it was freed.
    public private(set) weak var host: LineHost?
    /// The language of the user.
    public let wording: Wording

    /// Creates the root view.
    ///
    /// - Parameter host: the host that shows the screen; it is not kept alive.
    public init(host: LineHost) {
        self.host = host
        wording = host.wording
        rootView = RootView()
        rootView.setup()
    }

    /// The actions that are valid now; none by default.
    open var menu: LineMenu { LineMenu() }

    /// A Boolean value that indicates whether the screen shows a text to read, which a session shows in the pager;
    /// false by default.
    open var isText: Bool { false }

    /// Binds the input and requests the content.
    open func viewDidLoad() {}

    /// Called when the screen is shown again.
    open func viewDidReappear() {}

    /// Prints the new content of the root view.
    public func display() {
        guard let host else { return }
        switch host.form {
        case .page: host.print(rootView.takeLines(for: host.page), isText: isText)
        case .columns, .json: host.print(rootView.takeRecords())
        }
    }
}
