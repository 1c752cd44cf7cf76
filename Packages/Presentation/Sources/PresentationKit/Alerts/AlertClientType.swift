/// A part of a screen that shows the alerts of one subject and receives their answers.
///
/// Output and input stay apart: ``show(strategy:animated:completion:)`` is called where something went wrong,
/// ``register(where:_:)`` where input is bound, once. A screen has one client for each action type, so that the
/// client's
/// type tells what its alerts are about.
///
/// ```swift
/// @MainActor
/// final class CounterAlerts {
///     private let client: any AlertClientType<CounterAction>
///     private let key: RegistryKey
///
///     init(client: any AlertClientType<CounterAction>, retry: @escaping @MainActor () -> Void) {
///         self.client = client
///         key = client.register(on: .retry) { _ in retry() }
///     }
///
///     func show() {
///         client.show(strategy: .notCounted, animated: true, completion: nil)
///     }
///
///     func stop() {
///         client.unregister(key: key)
///     }
/// }
/// ```
@MainActor
public protocol AlertClientType<Action>: AnyObject {
    /// The type of the actions.
    associatedtype Action: AlertActionType

    /// Shows an alert as soon as no other one is visible.
    ///
    /// - Parameters:
    ///   - strategy: what it says, and what can be answered.
    ///   - animated: whether its coming is animated, where the host can.
    ///   - completion: is called when the alert is really there.
    func show(strategy: AlertStrategy<Action>, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Registers a handler for the answers that fulfil a condition.
    ///
    /// Handlers run in the order of their registration. A handler may register and unregister: one that is
    /// unregistered is not called any more, at once; one that is added is called from the next answer on.
    ///
    /// - Parameters:
    ///   - condition: whether the handler is for an action; the way to match actions that carry values.
    ///   - handler: takes the answer. Capture `self` weakly, or register for an owner.
    /// - Returns: what unregisters the handler.
    @discardableResult
    func register(
        where condition: @escaping @MainActor (Action) -> Bool,
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey

    /// Removes a handler.
    ///
    /// - Returns: nil if there is no handler of that key.
    @discardableResult
    func unregister(key: RegistryKey) -> Void?
}

extension AlertClientType {
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

    /// Registers a handler for every answer that an owner takes, without keeping the owner alive.
    ///
    /// - Parameters:
    ///   - owner: is handed to the handler; once it has gone the handler does nothing.
    ///   - handler: takes the owner and the answer.
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
