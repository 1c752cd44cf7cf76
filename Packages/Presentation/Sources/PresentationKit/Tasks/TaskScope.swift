/// Starts the tasks of one scene.
///
/// The scope does not keep the scene alive. Once the scene has gone, its tasks are cancelled and nothing new starts.
@MainActor
public struct TaskScope {
    private weak let lifetime: TaskLifetime?

    init(lifetime: TaskLifetime) {
        self.lifetime = lifetime
    }

    /// Whether the scene is still there.
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

    /// Observes a sequence until it ends or the scene goes.
    ///
    /// - Parameters:
    ///   - key: names what is observed; an observation of the same key ends first.
    ///   - values: what is observed, for example the values of a state.
    ///   - handle: takes each value on the main actor.
    public func observe<Values: AsyncSequence & Sendable>(
        replacing key: String,
        _ values: Values,
        _ handle: @escaping @MainActor (Values.Element) -> Void
    ) where Values.Element: Sendable, Values.Failure == Never {
        lifetime?.start(replacing: key) { [weak lifetime] number in
            for await value in values {
                guard !Task.isCancelled else { return }
                handle(value)
                lifetime?.settle(number)
            }
        }
    }

    /// Cancels the task or the observation of a key.
    public func cancel(_ key: String) {
        lifetime?.cancel(key)
    }
}
