public import PresentationKit
public import ReportKit

/// A host that an app is run on: a full screen, or lines.
@MainActor
public protocol AppHost: SceneHost, ScenePresenter<any Screen> {
    /// Runs until the user leaves the app, or in a script until the tasks have finished.
    ///
    /// - Returns: The outcome of the program.
    func run() async -> ExitOutcome

    /// Uses the colours that the user has chosen from now on; lines keep those that they began with.
    ///
    /// - Parameters:
    ///   - colors: the colours.
    ///   - background: the background that they suit, or nil for that of the terminal.
    func setColors(_ colors: ThemeColors, on background: TerminalBackground?)

    /// Shows a lasting state of the application beside everything else, such as being offline.
    ///
    /// - Parameter state: the state in a word, or nil for the usual one; lines have messages in its place.
    func showState(_ state: Phrase?)
}
