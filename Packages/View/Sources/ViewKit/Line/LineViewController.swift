public import PresentationKit

/// The base of every view controller of the line host.
///
/// ```swift
/// let host = LineHost(terminal: StandardLineTerminal(environment: [:]), wording: Wording(.english), mode: .script)
/// host.show(GreetingViewController(host: host), after: .launch(()))
/// ```
@MainActor
open class LineViewController<RootView: LineView>: ViewController<RootView>, LineScreen {
    /// The host that shows the screen; nil after it was freed.
    public private(set) weak var host: LineHost?
    /// The language of the user.
    public let wording: Wording

    /// Creates a view controller without a root view.
    ///
    /// - Parameter host: the host that shows the screen; it is not kept alive.
    public init(host: LineHost) {
        self.host = host
        wording = host.wording
        super.init()
    }

    /// The actions that are valid now; none by default.
    open var menu: LineMenu { LineMenu() }

    /// A Boolean value that indicates whether the screen shows a text to read, which a session shows in the pager;
    /// false by default.
    open var isText: Bool { false }

    /// Prints the new content of the root view.
    public func display() {
        guard let host else { return }
        switch host.form {
        case .page: host.print(rootView.takeLines(for: host.page), isText: isText)
        case .columns, .json: host.print(rootView.takeRecords())
        }
    }
}
