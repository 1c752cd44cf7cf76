public import PresentationKit
import ReportKit
import ViewKit

extension ScreenHost: AlertSurface {
    public func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        let overlay = AlertOverlay(alert, wording: traits.wording, didLeave: events.didLeave)
        overlay.choices.observe(for: self) { [weak overlay] host, choice in
            guard let overlay else { return }
            host.dismiss(overlay)
            host.outcome = choice.map { $0.button != alert.cancelButton } ?? false ? .done : alert.outcome
            if let choice { events.didChoose(choice) } else { events.didDismiss() }
            events.didLeave()
        }
        present(overlay)
        afterFrame(events.didAppear)
    }

    public func remove() {
        for case let overlay as AlertOverlay in overlays {
            dismiss(overlay)
            overlay.didLeave()
        }
    }
}
