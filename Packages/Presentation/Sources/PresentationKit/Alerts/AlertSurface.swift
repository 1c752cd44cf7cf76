/// The part of a host that shows one alert at a time.
///
/// ```swift
/// @MainActor
/// final class CancellingSurface: AlertSurface {
///     func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
///         events.didAppear()
///         events.didChoose(AlertChoice(button: alert.cancelButton ?? 0))
///         events.didLeave()
///     }
///
///     func remove() {}  // No alert stays.
/// }
/// ```
@MainActor
public protocol AlertSurface: AnyObject {
    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - alert: the alert, which the surface words.
    ///   - animated: true to animate the presentation, if the surface supports it.
    ///   - events: the callbacks for what happens to the alert.
    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents)

    /// Takes the visible alert away, whose screen was left; the surface then calls `didLeave` alone.
    func remove()
}

/// The callbacks of a surface for the alert that it shows, in the order of their calls.
@MainActor
public struct AlertSurfaceEvents {
    /// Called when the alert is visible.
    public let didAppear: @MainActor () -> Void
    /// Called when the user chose an answer.
    public let didChoose: @MainActor (AlertChoice) -> Void
    /// Called when the user dismissed the alert without a choice; an alert without a cancel action stays visible.
    public let didDismiss: @MainActor () -> Void
    /// Called when the alert is no longer visible; without a call before it, the alert is answered as by `didDismiss`.
    public let didLeave: @MainActor () -> Void
}
