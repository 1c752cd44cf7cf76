public import PresentationKit
public import ReportKit

/// A host of scenes, as its view controllers see it: full screen, or lines.
@MainActor
public protocol SceneHost: AnyObject {
    /// The language of the user, the widths of characters, and what the host shows.
    var traits: Traits { get }

    /// The queue of the alerts of all clients.
    var alerts: AlertHost { get }

    /// A Boolean value that indicates whether a user is in front of the host, who can go on from the screen.
    var isSession: Bool { get }

    /// A Boolean value that indicates whether screens take the whole terminal, one in front of the other.
    var isFullScreen: Bool { get }

    /// A Boolean value that indicates whether a user can be prompted.
    var canPrompt: Bool { get }

    /// The outcome of the program: that of its last report or its last alert.
    var outcome: ExitOutcome { get set }

    /// Creates the task lifetime of a scene.
    func makeTasks() -> TaskLifetime

    /// Shows a message that does not ask for an answer.
    func showMessage(_ text: TerminalText)

    /// Shows the progress of a screen, which has changed, or hides it.
    func showProgress(of screen: any Screen)

    /// Copies a text to the clipboard of the terminal; lines have no clipboard, and print it.
    ///
    /// Line breaks and tabs are kept; other control characters become visible signs, because the text may be pasted into
    /// a shell. No terminal confirms that it has a clipboard.
    func copy(_ text: String)

    /// Takes the records of new content, which a host prints where the output is for programs.
    func takeRecords(_ records: @autoclosure () -> [Record])

    /// Takes JSON for programs, which a host prints on a line.
    func takeJSON(_ text: JSONText)

    /// Moves the focus to a component of the screen on top.
    func focus(_ component: Component)

    /// Schedules an update of the screen, because a component has changed.
    func setNeedsUpdate()
}

extension SceneHost {
    /// Shows a message that does not ask for an answer, in the language of the user.
    public func showMessage(_ message: Phrase) {
        showMessage(TerminalText(traits.wording(message)))
    }
}
