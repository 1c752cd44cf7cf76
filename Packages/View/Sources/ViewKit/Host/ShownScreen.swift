package import PresentationKit

/// The screen that a host shows, and the calls of its life cycle, one change after the other.
///
/// A screen that shows another one in its `viewDidLoad` or `viewWillAppear` does not become visible, and its alerts wait; the
/// other one appears when that method has returned.
@MainActor
package final class ShownScreen {
    private struct WeakScreen {
        weak let screen: (any Screen)?
    }

    private var loaded: [WeakScreen] = []
    private var visible: (any Screen)?
    private var isChanging = false
    /// The screen to show; only this one is kept alive.
    package private(set) var top: (any Screen)?

    package init() {}

    package func show(_ screen: (any Screen)?) {
        top = screen
        guard !isChanging else { return }
        isChanging = true
        defer { isChanging = false }
        while visible !== top {
            if let visible { disappear(visible) } else if let top { appear(top) }
        }
    }

    private func disappear(_ screen: any Screen) {
        visible = nil
        screen.alerts.isVisible = false
        screen.viewDidDisappear()
    }

    private func appear(_ screen: any Screen) {
        loaded.removeAll { $0.screen == nil }
        // A screen below one that was opened directly is loaded when the user goes back to it.
        if loaded.contains(where: { $0.screen === screen }) {
            screen.view.prepareToReappear()
        } else {
            loaded.append(WeakScreen(screen: screen))
            screen.alerts.isVisible = false
            screen.viewDidLoad()
        }
        guard screen === top else { return }
        screen.viewWillAppear()
        guard screen === top else { return screen.viewDidDisappear() }
        visible = screen
        screen.alerts.isVisible = true
    }
}

extension AlertHost {
    /// Takes the visible alert away, if its screen is no longer open.
    package func removeAlerts(exceptOf screens: NavigationStack<any Screen>) {
        removeAlerts(exceptOf: (screens.layers + screens.otherTabs).joined().map(\.alerts))
    }
}
