public import AppearanceContract
import AttemptKit
public import Observation
public import PresentationKit
public import SwiftUIHost

/// The store of the screen of the appearance.
@MainActor @Observable
public final class AppearanceStore: EventStore<AppearanceEvent>, PresentationKit.View {
    public typealias Event = AppearanceEvent

    /// The display value; nil before the first one.
    public private(set) var display: AppearanceDisplay?

    @ObservationIgnored private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

    /// Binds the alerts and requests the content.
    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        send(.viewDidLoad)
    }

    public func handle(command: AppearanceCommand) {
        switch command {
        case .show(let display): self.display = display
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
