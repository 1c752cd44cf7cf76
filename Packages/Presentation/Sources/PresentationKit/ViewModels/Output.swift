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
    public init(_ value: Value) {
        self.value = value
    }

    /// The reading side, for the view.
    public var output: Output<Value> { Output(source: self) }

    /// Replaces the value; observers are notified if it differs.
    public func set(_ value: Value) {
        guard value != self.value else { return }
        self.value = value
        if !isNotifying { notify { observers.call($0) } }
    }

    /// Changes the value in place.
    public func update(_ change: (inout Value) -> Void) {
        var value = value
        change(&value)
        set(value)
    }

    /// Delivers the value, and to every observer also those that a handler sets meanwhile, so that all end on the latest
    /// one.
    private func notify(_ deliver: (Value) -> Void) {
        isNotifying = true
        defer { isNotifying = false }
        var delivered = value
        deliver(delivered)
        while delivered != value {
            delivered = value
            observers.call(delivered)
        }
    }

    func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) {
        let deliver = DistinctValues(handler)
        observers.add(for: owner) { deliver($0, $1) }
        if isNotifying {
            deliver(owner, value)
        } else {
            notify { deliver(owner, $0) }
        }
    }
}

/// The handler of one observer, which gets no value twice in a row.
@MainActor
private final class DistinctValues<Owner: AnyObject, Value: Equatable> {
    private let handler: @MainActor (Owner, Value) -> Void
    private var last: Value?

    init(_ handler: @escaping @MainActor (Owner, Value) -> Void) {
        self.handler = handler
    }

    func callAsFunction(_ owner: Owner, _ value: Value) {
        guard last != value else { return }
        last = value
        handler(owner, value)
    }
}

/// The reading side of the observable value of a view model.
@MainActor
public struct Output<Value: Equatable & Sendable> {
    let source: OutputSource<Value>

    /// The current value.
    public var value: Value { source.value }

    /// Delivers the current value, followed by each change.
    ///
    /// An observer ends on the latest value, and gets no value twice in a row. A value that a handler sets is delivered
    /// when the handler has returned.
    ///
    /// - Parameters:
    ///   - owner: the object that is passed to the handler and not kept alive; once it is freed, the handler is not
    ///     called.
    ///   - handler: handles a value.
    public func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) {
        source.observe(for: owner, handler)
    }
}
