/// The queue in which the alerts of all clients are shown on a surface, one after the other.
///
/// The queue belongs to the host, not to a client, so alerts about different subjects wait for each other, too. The
/// owner of the screen creates the host and passes it to the clients.
@MainActor
public final class AlertHost {
    private struct Pending {
        let alert: PresentedAlert
        /// The screen, which keeps the alert while it waits; nil after it has gone.
        weak let screen: ScreenAlerts?
        let animated: Bool
        let completion: (@MainActor () -> Void)?
        let answer: @MainActor (AlertChoice) -> AnswerHandling
    }

    enum AnswerHandling {
        case handled
        case unhandled(Any.Type)
    }

    private weak let surface: (any AlertSurface)?
    private var queue = AlertQueue<Int>()
    private var pending: [Int: Pending] = [:]
    private var lastID = 0

    private let reportsUnhandled: Bool
    private let reportUnhandled: @MainActor (Any.Type) -> Void

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - surface: the part that shows the alerts; the host does not keep it alive.
    ///   - reportsUnhandled: a Boolean value that indicates whether release builds report unhandled answers, too.
    ///   - reportUnhandled: reports the type of an action that was chosen and that no handler was registered for; a
    ///     cancel action needs none.
    public init(
        surface: any AlertSurface,
        reportsUnhandled: Bool = false,
        reportUnhandled: @escaping @MainActor (Any.Type) -> Void = { _ in }
    ) {
        self.surface = surface
        #if DEBUG
            self.reportsUnhandled = true
        #else
            self.reportsUnhandled = reportsUnhandled
        #endif
        self.reportUnhandled = reportUnhandled
    }

    /// A Boolean value that indicates whether an alert is visible or waits.
    package var isBusy: Bool { !pending.isEmpty || queue.phase != .empty && queue.phase != .closed }

    func show(
        _ alert: PresentedAlert,
        on screen: ScreenAlerts,
        animated: Bool,
        completion: (@MainActor () -> Void)?,
        answer: @escaping @MainActor (AlertChoice) -> AnswerHandling
    ) {
        show(
            Pending(
                alert: alert,
                screen: screen,
                animated: animated,
                completion: completion,
                answer: answer
            )
        )
    }

    private func show(_ entry: Pending) {
        lastID += 1
        pending[lastID] = entry
        apply(.show(lastID, canBeDismissed: entry.alert.cancelButton != nil))
    }

    /// Takes the visible alert away without an answer, if its screen is not open any more.
    ///
    /// - Parameter screens: the alerts of the open screens.
    public func removeAlerts(exceptOf screens: [ScreenAlerts]) {
        guard case .shown(let id) = queue.phase, let entry = pending[id] else { return }
        if !screens.contains(where: { $0 === entry.screen }) { apply(.remove) }
    }

    /// Discards the alerts that were not answered, because the surface was closed.
    public func close() {
        apply(.hostGone)
    }

    private func apply(_ input: AlertQueue<Int>.Input, choice: AlertChoice? = nil) {
        for effect in queue.apply(input) {
            switch effect {
            case .present(let id): present(id)
            case .deliverChoice(let id): deliver(choice, of: id)
            case .deliverCancel(let id):
                deliver(pending[id]?.alert.cancelButton.map { AlertChoice(button: $0) }, of: id)
            case .discard(let id): pending[id] = nil
            case .remove(let id):
                pending[id] = nil
                surface?.remove()
            }
        }
    }

    private func present(_ id: Int) {
        guard let surface, let entry = pending[id] else { return close() }
        if entry.screen?.isVisible != true {
            pending[id] = nil
            entry.screen?.wait { [weak self] in self?.show(entry) }
            return apply(.withdraw)
        }
        surface.present(
            entry.alert,
            animated: entry.animated,
            events: AlertSurfaceEvents(
                didAppear: { entry.completion?() },
                didChoose: { [weak self] in self?.apply(.choose(id), choice: $0) },
                didDismiss: { [weak self] in self?.apply(.dismiss(id)) },
                didLeave: { [weak self] in self?.apply(.leave(id)) }
            )
        )
    }

    private func deliver(_ choice: AlertChoice?, of id: Int) {
        guard let entry = pending.removeValue(forKey: id), let choice else { return }
        if case .unhandled(let action) = entry.answer(choice), entry.alert.buttons[choice.button].style != .cancel,
            reportsUnhandled
        {
            reportUnhandled(action)
        }
    }
}
