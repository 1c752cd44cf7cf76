/// The alerts of one screen, which wait while the screen is hidden.
///
/// A screen works on behind another one, and its failure must not appear in front of something else. Its alert is shown
/// when the user comes back; an alert that is visible already stays.
///
/// ```swift
/// let surface = CancellingSurface()
/// let alerts = ScreenAlerts(host: AlertHost(surface: surface))
/// let client = AlertClient<CounterAction>(screen: alerts)
/// alerts.isVisible = false
/// client.show(strategy: .notCounted)
/// alerts.isVisible = true  // Here the alert is presented.
/// ```
@MainActor
public final class ScreenAlerts {
    let host: AlertHost
    private var waiting: [@MainActor () -> Void] = []

    /// A Boolean value that indicates whether the screen is in front; the part that shows screens sets it.
    public var isVisible = true {
        didSet {
            guard isVisible else { return }
            let waiting = waiting
            self.waiting = []
            for show in waiting { show() }
        }
    }

    /// Creates the alerts of a screen that is visible as soon as it is loaded.
    ///
    /// - Parameter host: the queue of the alerts of all screens.
    public init(host: AlertHost) {
        self.host = host
    }

    /// Calls a function when the screen is visible again.
    func wait(_ show: @escaping @MainActor () -> Void) {
        waiting.append(show)
    }
}
