public import PresentationKit
public import ReportKit

/// A host of scenes, as its view controllers see it: full screen, or lines.
///
/// ```swift
/// @MainActor
/// func showProgress(on host: any SceneHost) {
///     host.showProgress(TerminalText(host.traits.wording(Phrase(en: "Loading…", ja: "読み込み中…"))))
/// }
/// ```
@MainActor
public protocol SceneHost: AnyObject {
    /// The language of the user, the widths of characters, and the theme.
    var traits: Traits { get }

    /// The queue of the alerts of all clients.
    var alerts: AlertHost { get }

    /// The outcome of the program: that of its last report or its last alert.
    var outcome: ExitOutcome { get set }

    /// Creates the task lifetime of a scene.
    func makeTasks() -> TaskLifetime

    /// Shows a message that does not ask for an answer.
    func showMessage(_ text: TerminalText)

    /// Shows that something is in progress, until ``hideProgress()`` is called.
    func showProgress(_ text: TerminalText)

    /// Hides the progress.
    func hideProgress()

    /// Takes the records of new content, which a host prints where the output is for programs.
    func takeRecords(_ records: @autoclosure () -> [Record])

    /// Moves the focus to a component of the screen on top.
    func focus(_ component: Component)

    /// Schedules an update of the screen, because a component has changed.
    func setNeedsUpdate()
}

/// A screen of a host: a root view and its view controller.
///
/// ```swift
/// @MainActor
/// func load(_ screen: any Screen) -> Int {
///     screen.viewDidLoad()
///     screen.viewWillAppear()
///     return screen.view.children.count
/// }
/// ```
@MainActor
public protocol Screen: Responder {
    /// The root view.
    var view: Component { get }

    /// Called once, before the screen is shown for the first time; it binds its input and requests its content.
    func viewDidLoad()

    /// Called each time before the screen is shown, also because the user left the one above it.
    func viewWillAppear()

    /// Called each time after the screen is not shown any more.
    func viewDidDisappear()
}
