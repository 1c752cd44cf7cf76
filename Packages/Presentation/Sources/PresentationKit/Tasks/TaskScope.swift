/// The handle through which the parts of a scene start tasks.
///
/// The scope does not keep the scene alive. Once the scene has gone, its tasks are cancelled and nothing new starts.
///
/// ```swift
/// @MainActor
/// func search(_ text: String, in tasks: TaskScope, _ show: @escaping @MainActor (String) -> Void) {
///     tasks.run(replacing: "search") {
///         show("searched for \(text)")
///     }
/// }
/// ```
@MainActor
public struct TaskScope {
    private weak let lifetime: TaskLifetime?

    init(lifetime: TaskLifetime) {
        self.lifetime = lifetime
    }

    /// A Boolean value that indicates whether the scene is alive.
    public var isOpen: Bool { lifetime != nil }

    /// Starts a task.
    ///
    /// - Parameters:
    ///   - key: names what the task is for; a running task of the same key is cancelled first. With nil, tasks run side
    ///     by side.
    ///   - work: runs on the main actor; capture what it needs, not the part that starts it.
    public func run(replacing key: String? = nil, _ work: @escaping @MainActor () async -> Void) {
        lifetime?.start(replacing: key) { _ in await work() }
    }

    /// Observes the values of a state until the scene goes.
    ///
    /// The order in which the main actor runs its jobs is not defined, so a value may still be on its way when the
    /// command that made it has ended. The scene counts as at rest when the value that holds has been delivered.
    ///
    /// - Parameters:
    ///   - key: names what is observed; an observation of the same key ends first.
    ///   - values: the value now, and then each change.
    ///   - current: the value that holds.
    ///   - handle: takes each value on the main actor.
    public func observe<Values: AsyncSequence & Sendable>(
        replacing key: String,
        _ values: Values,
        current: @escaping @MainActor () -> Values.Element,
        _ handle: @escaping @MainActor (Values.Element) -> Void
    ) where Values.Element: Sendable & Equatable, Values.Failure == Never {
        let delivered = Delivered<Values.Element>()
        let isCaughtUp: @MainActor () -> Bool = { delivered.value == current() }
        lifetime?.start(replacing: key, isCaughtUp: isCaughtUp) { [weak lifetime] number in
            for await value in values {
                guard !Task.isCancelled else { return }
                handle(value)
                delivered.value = value
                lifetime?.settle(number)
            }
        }
    }

    /// Cancels the task or the observation of a key.
    public func cancel(_ key: String) {
        lifetime?.cancel(key)
    }
}

/// The value that an observation has delivered last.
@MainActor
private final class Delivered<Value> {
    var value: Value?
}
