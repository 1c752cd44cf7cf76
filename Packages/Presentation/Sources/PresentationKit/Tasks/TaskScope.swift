/// The handle through which the parts of a scene start tasks.
///
/// The scope does not keep the scene alive. When the scene is freed, its tasks are cancelled and no new ones start.
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
    weak let lifetime: TaskLifetime?

    init(lifetime: TaskLifetime) {
        self.lifetime = lifetime
    }

    /// Starts a task.
    ///
    /// Cancelling a task does not undo what its work does after a wait: the task goes on until it ends, and what it has
    /// changed is shown. For a request whose answer must not be shown once another has replaced it, use
    /// ``run(replacing:_:then:)``.
    ///
    /// - Parameters:
    ///   - key: the name of the task; a running task with the same name is cancelled first. Tasks without a name run
    ///     concurrently.
    ///   - work: runs on the main actor; it must not capture the part that starts it strongly.
    public func run(replacing key: String? = nil, _ work: @escaping @MainActor () async -> Void) {
        lifetime?.start(replacing: key) { _ in await work() }
    }

    /// Starts a request that replaces an earlier one, whose answer is then dropped.
    ///
    /// - Parameters:
    ///   - key: the name of the request; a running task with the same name is cancelled first.
    ///   - work: calls a use case and returns its answer.
    ///   - show: takes the answer, unless the request was replaced or cancelled meanwhile; it must not capture the part
    ///     that starts the request strongly.
    public func run<Answer>(
        replacing key: String,
        _ work: @escaping @MainActor () async -> Answer,
        then show: @escaping @MainActor (Answer) -> Void
    ) {
        lifetime?.start(replacing: key) { _ in
            await work()
        } deliver: { answer in
            if !Task.isCancelled { show(answer) }
        }
    }

    /// Observes the values of a state until the scene is freed.
    ///
    /// The order in which the main actor runs its jobs is undefined, so a value may arrive after the command that
    /// caused it has ended. The observation is pending until it has delivered the current value.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; one with the same name ends first.
    ///   - values: the current value, followed by each change.
    ///   - current: returns the current value.
    ///   - handle: handles each value, on the main actor.
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
                lifetime?.didDeliver(number)
            }
        }
    }

    /// Waits until no task of the scene is pending, or until the scene is freed.
    ///
    /// An observation is pending until it has delivered the current value. The wait keeps nothing alive, so a scene that
    /// is left meanwhile is freed, with its tasks.
    public func waitUntilIdle() async {
        while let busy = lifetime?.busyScope {
            await withCheckedContinuation { waiter in
                if let lifetime = busy.lifetime { lifetime.addIdleWaiter(waiter) } else { waiter.resume() }
            }
        }
    }

    /// Cancels the task or the observation with a name.
    public func cancel(_ key: String) {
        lifetime?.cancel(key)
    }
}

/// The last value that an observation has delivered.
@MainActor
private final class Delivered<Value> {
    var value: Value?
}
