public import AttemptKit
public import PresentationKit

/// A screen of a host: a root view and its view controller.
@MainActor
public protocol Screen: Responder {
    /// The root view.
    var view: Component { get }

    /// The alerts of the screen; a host says whether the screen is visible.
    var alerts: ScreenAlerts { get }

    /// The activity that the screen waits for, or nil; a full screen shows that of the screen on top.
    var progress: ScreenProgress? { get }

    /// Called once, before the screen is shown for the first time; it binds its input and requests its content.
    func viewDidLoad()

    /// Called each time before the screen is shown, also because the user left the one above it.
    func viewWillAppear()

    /// Called each time after the screen is not shown any more.
    func viewDidDisappear()
}
