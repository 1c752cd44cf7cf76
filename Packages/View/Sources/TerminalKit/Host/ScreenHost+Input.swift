import ReportKit
import ViewKit

extension ScreenHost {
    /// The number of rows that a notch of the mouse wheel scrolls by.
    private static let rowsOfNotch = 3

    func handle(_ event: ScreenTerminalEvent) {
        switch event {
        case .input(let input): handle(input)
        case .resized(let size): resize(to: size)
        case .resumed:
            removePictures()
            resize(to: terminal.size)
        case .outputReady: setNeedsUpdate()
        case .capabilitiesChanged: adoptCapabilities()
        case .stopRequested: stop()
        case .terminated(let signal): finish(ExitOutcome(rawValue: 128 + signal) ?? .failed)
        }
    }

    private func handle(_ input: TerminalEvent) {
        switch input {
        case .key(let key): handle(key)
        case .paste(let text): (scope?.focused as? any TextInput)?.insert(text)
        case .click(let point): click(at: point)
        case .wheel(let notches, let point): target(at: point)?.component.didScroll(by: Self.rowsOfNotch * notches)
        case .response: break
        }
    }

    /// Handles a key: by the focused text input, or else by the first command that has it.
    private func handle(_ key: Key) {
        statusBar.message = nil
        if let input = scope?.focused as? any TextInput {
            if let text = key.text { return input.insert(text) }
            if key == .backspace { return input.deleteBackward() }
        }
        if let command = command(for: key) { perform(command) }
    }

    private func click(at point: Point) {
        statusBar.message = nil
        guard let target = target(at: point) else { return }
        let components = sequence(first: target.component, next: \.parent)
        if let component = components.first(where: \.canBecomeFocused) { scope?.focus(component) }
        target.component.didTap(at: target.point)
    }

    /// Returns the component at a cell of the screen, in the overlay in front if there is one.
    private func target(at point: Point) -> (component: Component, point: Point)? {
        guard let root = overlays.last ?? openScreens.top?.view else { return nil }
        return root.component(at: point - root.frame.origin)
    }
}

extension ScreenTerminalEvent {
    /// A Boolean value that indicates whether the next frame is drawn without a pause.
    ///
    /// A wheel sends more events than there are frames, and the last one counts.
    var isAnsweredAtOnce: Bool {
        if case .input(.wheel) = self { false } else { true }
    }
}
