public import PresentationKit

/// The base of every view controller of the line host.
///
/// It makes its root view, stores it typed, and binds input in `viewDidLoad`. A subclass keeps its input and its output
/// in separate extensions, each output one delegated call. The shape comes from the article on a scalable iOS
/// architecture; the same class on another host has the same name and the same functions.
///
/// ```swift
/// let host = LineHost(terminal: StandardLineTerminal(environment: [:]), wording: Wording(.english), mode: .script)
/// host.show(GreetingViewController(host: host), after: .launch(()))
/// ```
@MainActor
open class ViewController<RootView: LineView>: LineScreen {
    /// The root view, made without arguments.
    public let rootView: RootView
    /// Where the screen is shown.
    public private(set) weak var host: LineHost?
    /// The language of the user.
    public let wording: Wording

    /// Makes the root view.
    ///
    /// - Parameter host: where the screen is shown; it is not kept alive.
    public init(host: LineHost) {
        self.host = host
        wording = host.wording
        rootView = RootView()
        rootView.setup()
    }

    /// What can be typed now; nothing by default.
    open var menu: LineMenu { LineMenu() }

    /// A Boolean value that indicates whether the screen shows a text to be read, which the pager shows in a session
    /// too; false by default.
    open var isText: Bool { false }

    /// Binds the input and asks for the content.
    open func viewDidLoad() {}

    /// The screen is shown again.
    open func viewDidReappear() {}

    /// Prints what the root view has to say.
    public func display() {
        guard let host else { return }
        switch host.form {
        case .page: host.print(rootView.takeLines(for: host.page), isText: isText)
        case .columns, .json: host.print(rootView.takeRecords())
        }
    }
}
