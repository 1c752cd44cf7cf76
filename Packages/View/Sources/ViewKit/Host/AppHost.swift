public import PresentationKit
public import ReportKit

/// A host that an app is run on: a full screen, or lines.
///
/// ```swift
/// @MainActor
/// func run(_ makeScreen: @escaping @MainActor (Int) -> any Screen, on host: some AppHost) async -> ExitOutcome {
///     let navigator = Navigator<Int, any Screen>(presenter: host) { number, _ in makeScreen(number) }
///     navigator.go(.launch(1))
///     return await host.run()
/// }
/// ```
@MainActor
public protocol AppHost: SceneHost, ScenePresenter<any Screen> {
    /// Runs until the user leaves the app, or in a script until the tasks have finished.
    ///
    /// - Returns: the outcome of the program.
    func run() async -> ExitOutcome
}
