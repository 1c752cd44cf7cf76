/// A client that shows the alerts of one subject of a screen.
///
/// The host does not keep the client alive: once the client is freed, answers to its alerts are ignored.
///
/// ```swift
/// let surface = CancellingSurface()
/// let client = AlertClient<CounterAction>(screen: ScreenAlerts(host: AlertHost(surface: surface)))
/// client.register { answer in print(answer.action) }
/// client.show(strategy: .notCounted)
/// ```
@MainActor
public final class AlertClient<Action: AlertActionType>: AlertClientType {
    private let screen: ScreenAlerts
    private let handlers = HandlerList<AlertAnswer<Action>>()

    /// Creates a client.
    ///
    /// - Parameter screen: the alerts of the screen, which its other clients share.
    public init(screen: ScreenAlerts) {
        self.screen = screen
    }

    public func show(strategy: AlertStrategy<Action>, animated: Bool, completion: (@MainActor () -> Void)?) {
        let alert = PresentedAlert(strategy)
        let (actions, id) = (strategy.actions, strategy.id)
        let isSecret = strategy.textField?.isSecret ?? false
        screen.host.show(alert, on: screen, animated: animated, completion: completion) { [weak handlers] choice in
            let text = choice.text.map { AlertText($0.exposed, isSecret: isSecret || $0.isSecret) }
            let isHandled = handlers?.call(AlertAnswer(actions[choice.button], to: id, text: text)) ?? false
            return isHandled ? .handled : .unhandled(Action.self)
        }
    }

    @discardableResult
    public func register(
        where condition: @escaping @MainActor (Action) -> Bool,
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey {
        handlers.add(where: { condition($0.action) }, handler)
    }

    @discardableResult
    public func unregister(key: RegistryKey) -> Void? {
        handlers.remove(key)
    }
}
