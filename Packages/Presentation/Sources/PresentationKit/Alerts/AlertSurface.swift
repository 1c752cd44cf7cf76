/// Shows one alert at a time: the part of a host that knows the screen.
///
/// ```swift
/// @MainActor
/// final class CancellingSurface: AlertSurface {
///     func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
///         events.didAppear()
///         events.didChoose(AlertChoice(button: alert.cancelButton ?? 0))
///         events.didLeave()
///     }
/// }
/// ```
@MainActor
public protocol AlertSurface: AnyObject {
    /// Puts an alert on the screen.
    ///
    /// - Parameters:
    ///   - alert: what to show; the surface words it.
    ///   - animated: whether its coming is animated, where the surface can.
    ///   - events: has to be told what becomes of the alert.
    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents)
}

/// What a surface tells about the alert that it shows, in this order.
@MainActor
public struct AlertSurfaceEvents {
    /// The alert is really there.
    public let didAppear: @MainActor () -> Void
    /// The user chose an answer.
    public let didChoose: @MainActor (AlertChoice) -> Void
    /// The user turned away without a choice; an alert without a cancel action stays then.
    public let didDismiss: @MainActor () -> Void
    /// The alert has left the screen.
    public let didLeave: @MainActor () -> Void
}
