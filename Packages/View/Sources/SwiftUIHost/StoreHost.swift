public import Observation
public import PresentationKit

/// The host of an app's scenes on SwiftUI: the layers of screens that ``StoreHostView`` shows, each a navigation stack in a sheet of
/// the one below, and the queue of alerts.
///
/// The open screens are those of the app's `Navigator`. Where the user goes back in SwiftUI, it writes the shorter path, or that a
/// sheet has gone, and the host has the navigator go back too. SwiftUI does not promise to show an alert that is presented
/// while something else changes, so the host makes one change after the other: it takes an alert away before the layers change, and
/// shows it again when the screen in front has appeared, and those that were left have disappeared.
///
/// The host imports Observation alone.
///
/// ```swift
/// @MainActor
/// func open(_ store: CounterStore) -> StoreHost<CounterStore> {
///     let host = StoreHost<CounterStore>(wording: Wording(.english))
///     let navigator = Navigator<Int, CounterStore>(presenter: host) { _, _ in store }
///     navigator.go(.launch(1))
///     return host
/// }
/// ```
@MainActor @Observable
public final class StoreHost<Screen: HostedScreen> {
    /// The language of the user.
    public let wording: Wording
    /// The queue of the alerts of all clients.
    @ObservationIgnored public private(set) lazy var alerts = AlertHost(surface: self) {
        print("An answer to an alert was not handled: '\($0)'.")
    }

    /// The layers that SwiftUI shows, from back to front.
    private(set) var layers: [SceneLayer<Screen>] = []
    /// The alert that SwiftUI shows in the front layer, or nil.
    private(set) var alert: ShownAlert?

    @ObservationIgnored private var wanted: [SceneLayer<Screen>] = []
    /// Goes back to the screen below the one on top; nil where there is none.
    @ObservationIgnored private var goBack: (@MainActor () -> Void)?
    /// The screens that have appeared and not disappeared.
    @ObservationIgnored private var appeared: Set<Screen> = []
    @ObservationIgnored private var current: CurrentAlert?
    /// The number of the alert that SwiftUI has shown last, or nil if it shows none.
    @ObservationIgnored private var reportedAlert: Int?
    @ObservationIgnored private var lastAlert = 0

    private struct CurrentAlert {
        /// The alert as it was shown last, with the text that the user has entered.
        var shown: ShownAlert
        let events: AlertSurfaceEvents
        var hasAppeared = false
        var choice: AlertChoice?
        /// A Boolean value that indicates whether the alert is answered, dismissed or removed.
        var isOver = false
    }

    /// Creates a host without screens.
    public init(wording: Wording) {
        self.wording = wording
    }

    /// Makes the next change that SwiftUI is ready for.
    private func update() {
        if let alert, current?.isOver != false || wanted != layers {
            current?.shown = alert
            self.alert = nil
        }
        guard alert == nil, reportedAlert == nil else { return }
        if let over = current, over.isOver {
            current = nil
            if let choice = over.choice { over.events.didChoose(choice) }
            over.events.didLeave()
            return update()
        }
        for screen in layers.flatMap(\.screens) { screen.store.alerts.isVisible = false }
        if wanted != layers { layers = wanted }
        guard let top = layers.last?.top, appeared.contains(top), appeared.isSubset(of: layers.flatMap(\.screens))
        else {
            return
        }
        if let current { alert = current.shown }
        top.store.alerts.isVisible = true
    }
}

// MARK: - Screens

extension StoreHost: ScenePresenter {
    public func show(
        _ screens: PresentationKit.NavigationStack<Screen>,
        after transition: Transition<Void>,
        goBack: (@MainActor () -> Void)?
    ) {
        wanted = screens.layers.compactMap(SceneLayer.init)
        self.goBack = goBack
        alerts.removeAlerts(exceptOf: (screens.layers + screens.otherTabs).joined().map(\.store.alerts))
        update()
    }
}

// MARK: - What SwiftUI reports

extension StoreHost {
    /// Returns a layer as it is now; the same if it was left.
    func current(_ layer: SceneLayer<Screen>) -> SceneLayer<Screen> {
        layers.first { $0.id == layer.id } ?? layer
    }

    /// Returns the layer in front of another one, or nil.
    func layer(above layer: SceneLayer<Screen>) -> SceneLayer<Screen>? {
        layers.firstIndex { $0.id == layer.id }.flatMap { layers.dropFirst($0 + 1).first }
    }

    /// Called before SwiftUI shows a screen.
    func willAppear(_ screen: Screen) {
        if appeared.insert(screen).inserted { screen.store.willAppear() }
        update()
    }

    /// Called after SwiftUI has removed a screen, or covered it in its layer.
    func didDisappear(_ screen: Screen) {
        appeared.remove(screen)
        update()
    }

    /// Called when SwiftUI writes the path of a layer.
    ///
    /// The screens that the front layer has more were left by the user. Any other path is out of date: the navigator has moved
    /// on in the meantime, and SwiftUI reads its path again.
    func setPath(_ path: [Screen], of layer: SceneLayer<Screen>) {
        guard wanted == layers, let front = layers.last, front.id == layer.id, front.path.starts(with: path) else {
            return
        }
        leave(front.path.count - path.count)
    }

    /// Called when SwiftUI writes that the sheet of a layer has gone; those in front of it have gone with it.
    func dismiss(_ layer: SceneLayer<Screen>) {
        guard wanted == layers, let depth = layers.firstIndex(where: { $0.id == layer.id }) else { return }
        leave(layers[depth...].flatMap(\.screens).count)
    }

    private func leave(_ count: Int) {
        for _ in 0..<count { goBack?() }
    }
}

// MARK: - Alerts

extension StoreHost: AlertSurface {
    public func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        lastAlert += 1
        current = CurrentAlert(shown: ShownAlert(id: lastAlert, alert), events: events)
        update()
    }

    public func remove() {
        current?.isOver = true
        update()
    }

    /// Called when the user changes the text in an alert.
    func setAlertText(_ text: String) {
        alert?.text = text
    }

    /// Called when the user presses a button of the alert; SwiftUI then writes that the alert has gone.
    func choose(_ button: Int) {
        current?.choice = alert?.choice(of: button)
    }

    /// Called when SwiftUI writes that an alert has gone.
    ///
    /// Without a choice, an alert that needs one is shown again.
    func dismissAlert(_ id: Int) {
        guard let current, let alert, alert.id == id else { return }
        self.current?.isOver = current.choice != nil || alert.alert.cancelButton != nil
        self.alert = nil
        update()
    }

    /// Called when SwiftUI has updated its views for an alert, or for none.
    func didShowAlert(_ id: Int?) {
        reportedAlert = id
        if let current, current.shown.id == id, !current.hasAppeared {
            self.current?.hasAppeared = true
            current.events.didAppear()
        }
        update()
    }
}
