/// The writing side of the observable value of a view model, which only the view model holds.
///
/// ```swift
/// let text = OutputSource("wha")
/// text.update { $0 += "les" }
/// print(text.output.value)  // whales
/// ```
@MainActor
public final class OutputSource<Value: Equatable & Sendable> {
    private let observers = HandlerList<Value>()
    private var isNotifying = false
    /// The current value.
    public private(set) var value: Value

    /// Creates an output.
    ///
    /// - Parameter value: the initial value.
    public init(_ value: Value) {
        self.value = value
    }

    /// The reading side, for the view.
    public var output: Output<Value> { Output(source: self) }

    /// Replaces the value; observers are notified if it differs.
    public func set(_ value: Value) {
        guard value != self.value else { return }
        self.value = value
        notifyObservers()
    }

    /// Changes the value in place.
    public func update(_ change: (inout Value) -> Void) {
        var value = value
        change(&value)
        set(value)
    }

    /// Notifies every observer, again if an observer changes the value meanwhile, so that all end on the latest value.
    private func notifyObservers() {
        guard !isNotifying else { return }
        isNotifying = true
        defer { isNotifying = false }
        var delivered: Value
        repeat {
            delivered = value
            observers.call(delivered)
        } while delivered != value
    }

    func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) -> RegistryKey {
        let key = observers.add(for: owner, handler)
        handler(owner, value)
        return key
    }

    func stop(_ key: RegistryKey) -> Void? {
        observers.remove(key)
    }
}

/// The reading side of the observable value of a view model.
///
/// ```swift
/// @MainActor
/// final class SearchFieldView {
///     private(set) var text = ""
///
///     func bind(_ output: Output<String>) {
///         output.observe(for: self) { view, text in view.text = text }
///     }
/// }
/// ```
@MainActor
public struct Output<Value: Equatable & Sendable> {
    let source: OutputSource<Value>

    /// The current value.
    public var value: Value { source.value }

    /// Delivers the current value, followed by each change.
    ///
    /// - Parameters:
    ///   - owner: the object that is passed to the handler and not kept alive; once it is freed, the handler is not
    ///     called.
    ///   - handler: handles a value.
    /// - Returns: The key that ends the observation.
    @discardableResult
    public func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) -> RegistryKey {
        source.observe(for: owner, handler)
    }

    /// Ends an observation, for example of a reused cell.
    ///
    /// - Returns: nil if there is no observation with the key.
    @discardableResult
    public func stop(_ key: RegistryKey) -> Void? {
        source.stop(key)
    }
}
