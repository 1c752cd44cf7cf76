import Observation
import PresentationKit

@testable import SwiftUIHost

/// The part of SwiftUI that reads a host and writes to it: it updates when an observed property has changed, a step at a time, and
/// the screens that are left disappear at the end of a transition.
@MainActor
final class SimulatedSwiftUI {
    let host = StoreHost<NumberedStore>(wording: Wording(.english))
    private(set) lazy var navigator = Navigator<Int, NumberedStore>(presenter: host) { [host] number, _ in
        NumberedStore(number, host: host)
    }
    /// What SwiftUI would not have shown, in order.
    private(set) var losses: [String] = []
    /// The layers that are shown, from back to front.
    private(set) var layers: [SceneLayer<NumberedStore>] = []
    private(set) var alert: ShownAlert?
    private var visible: Set<NumberedStore> = []
    private var leaving: Set<NumberedStore> = []
    private var hasChanges = true

    var numbers: [[Int]] { layers.map { $0.screens.map(\.number) } }

    var top: NumberedStore? { layers.last?.top }

    func go(_ transition: Transition<Int>) {
        navigator.go(transition)
        settle()
    }

    /// Opens layers of screens, from back to front.
    func open(_ layers: [Int]...) {
        navigator.open(layers)
        settle()
    }

    /// Performs steps until nothing changes.
    func settle() {
        while step() {}
    }

    /// Ends the transition that is under way, or else updates the views, and returns false if there is nothing to do.
    func step() -> Bool {
        if !leaving.isEmpty {
            let gone = leaving
            leaving = []
            for screen in gone { host.didDisappear(screen) }
            return true
        }
        guard hasChanges else { return false }
        hasChanges = false
        let (layers, alert) = withObservationTracking {
            (host.layers, host.alert)
        } onChange: {
            MainActor.assumeIsolated { self.hasChanges = true }
        }
        update(layers, alert)
        return true
    }

    private func update(_ layers: [SceneLayer<NumberedStore>], _ alert: ShownAlert?) {
        if layers != self.layers, alert != nil || self.alert != nil { losses.append("a transition beside an alert") }
        if let alert, let last = self.alert, alert.id != last.id { losses.append("an alert in place of another one") }
        if alert != nil, layers.last.map({ visible.contains($0.top) }) != true { losses.append("an alert on nothing") }
        let wasPresented = self.alert?.id
        (self.layers, self.alert) = (layers, alert)
        let shown = Set(layers.map(\.top))
        leaving = visible.subtracting(shown)
        let entering = shown.subtracting(visible)
        visible = shown
        for screen in entering { host.willAppear(screen) }
        if alert?.id != wasPresented { host.didShowAlert(alert?.id) }
    }

    /// The user goes back in the front layer, over some screens at once.
    func goBack(over count: Int = 1) {
        guard let front = layers.last, count <= front.path.count, leaving.isEmpty, alert == nil else { return }
        host.setPath(front.path.dropLast(count), of: front)
    }

    func pullDown() {
        guard layers.count > 1, let front = layers.last, leaving.isEmpty, alert == nil else { return }
        host.dismiss(front)
    }

    /// The user presses a button of the alert, which runs its action and then goes.
    func press(_ button: Int) {
        guard let alert, alert.isEnabled(button) else { return }
        host.choose(button)
        host.dismissAlert(alert.id)
        settle()
    }

    func dismissAlert() {
        guard let alert else { return }
        host.dismissAlert(alert.id)
        settle()
    }
}
