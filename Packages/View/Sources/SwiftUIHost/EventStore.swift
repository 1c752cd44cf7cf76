public import PresentationKit

/// The base of the stores of screens: a store performs the commands of its scene, and a SwiftUI view shows what it holds.
///
/// A subclass is observable and is the view of the scene: it folds each command into its properties, and SwiftUI updates the
/// views that read them. What is done once for each screen belongs to ``viewDidLoad()``, because SwiftUI can make the view of a
/// screen many times.
///
/// ```swift
/// enum CounterEvent: ViewEvent {
///     case didTapAdd
/// }
///
/// enum CounterCommand: PresenterCommand {
///     case show(Int)
/// }
///
/// @MainActor @Observable
/// final class CounterStore: EventStore<CounterEvent>, PresentationKit.View {
///     typealias Event = CounterEvent
///
///     private(set) var count = 0
///
///     func handle(command: CounterCommand) {
///         switch command {
///         case .show(let count): self.count = count
///         }
///     }
/// }
/// ```
@MainActor
open class EventStore<SentEvent: ViewEvent>: HostedStore {
    /// The listener that receives the events of the screen.
    public let eventListener: AnyEventListener<SentEvent>
    /// The language of the user.
    public let wording: Wording
    public let alerts: ScreenAlerts
    private var isLoaded = false

    /// Creates the store of a screen that was not shown yet.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; the store does not keep it alive.
    public init<Screen>(eventListener: AnyEventListener<SentEvent>, host: StoreHost<Screen>) {
        self.eventListener = eventListener
        wording = host.wording
        alerts = ScreenAlerts(host: host.alerts)
        alerts.isVisible = false
    }

    public final func willAppear() {
        if isLoaded { return viewWillReappear() }
        isLoaded = true
        viewDidLoad()
    }

    /// Binds the alerts and requests the content; called once, before the screen is shown for the first time.
    open func viewDidLoad() {}

    /// Called before the screen is shown again, after another one has covered it in its layer.
    open func viewWillReappear() {}

    /// Sends an event.
    public final func send(_ event: SentEvent) {
        eventListener.handle(event: event)
    }
}

extension EventStore: nonisolated Hashable {
    public nonisolated static func == (one: EventStore, other: EventStore) -> Bool { one === other }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension EventStore: nonisolated HostedScreen {
    public var store: any HostedStore { self }
}
