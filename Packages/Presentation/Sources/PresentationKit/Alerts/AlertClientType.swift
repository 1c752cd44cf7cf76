/// A part of a screen that shows the alerts of one subject and receives their answers.
///
/// Output and input are separate: ``show(strategy:animated:completion:)`` is called where a failure occurs,
/// ``register(where:_:)`` is called once where input is bound. A screen has one client for each action type, so that
/// the type of the client identifies the subject of its alerts.
@MainActor
public protocol AlertClientType<Action>: AnyObject {
    /// The type of the actions.
    associatedtype Action: AlertActionType

    /// Shows an alert once no other alert is visible.
    ///
    /// - Parameters:
    ///   - strategy: the alert.
    ///   - animated: true to animate the presentation, if the host supports it.
    ///   - completion: called when the alert is visible.
    func show(strategy: AlertStrategy<Action>, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Registers a handler for the answers that meet a condition.
    ///
    /// Handlers run in the order of their registration. A handler may register and unregister handlers: unregistering
    /// takes effect immediately, and a new handler is called from the next answer on.
    ///
    /// - Parameters:
    ///   - condition: returns whether the handler is called for an action, which may have associated values.
    ///   - handler: handles the answer; it must not capture its owner strongly.
    /// - Returns: The key that unregisters the handler.
    @discardableResult
    func register(
        where condition: @escaping @MainActor (Action) -> Bool,
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey

    /// Removes a handler.
    ///
    /// - Returns: Nil if there is no handler with the key.
    @discardableResult
    func unregister(key: RegistryKey) -> Void?
}

extension AlertClientType {
    /// Shows an alert with an animation, once no other alert is visible.
    public func show(strategy: AlertStrategy<Action>) {
        show(strategy: strategy, animated: true, completion: nil)
    }

    /// Registers a handler for every answer.
    @discardableResult
    public func register(_ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void) -> RegistryKey {
        register(where: { _ in true }, handler)
    }

    /// Registers a handler for one action.
    @discardableResult
    public func register(
        on action: Action,
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey {
        register(where: { $0 == action }, handler)
    }

    /// Registers a handler for several actions.
    @discardableResult
    public func register(
        on actions: [Action],
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey {
        register(where: { actions.contains($0) }, handler)
    }

    /// Sends every answer to the presenter, as an event.
    ///
    /// - Parameters:
    ///   - listener: the listener that receives the events.
    ///   - event: returns the event for an answer.
    @discardableResult
    public func register<Event: ViewEvent>(
        sendingTo listener: AnyEventListener<Event>,
        _ event: @escaping @MainActor (AlertAnswer<Action>) -> Event
    ) -> RegistryKey {
        register { listener.handle(event: event($0)) }
    }

    /// Registers a handler with an owner for every answer, without keeping the owner alive.
    ///
    /// - Parameters:
    ///   - owner: the object that is passed to the handler; once it is freed, the handler is not called.
    ///   - handler: handles the answer.
    @discardableResult
    public func register<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, AlertAnswer<Action>) -> Void
    ) -> RegistryKey {
        register { [weak owner] answer in
            guard let owner else { return }
            handler(owner, answer)
        }
    }
}
