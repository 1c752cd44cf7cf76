/// The owner of the tasks of one scene, which cancels them when it is freed.
///
/// Only the view of a scene holds it. The parts get ``scope``, through which they start tasks and which keeps nothing
/// alive. A lifetime can provide an observer for the messages of its scene; a host creates the lifetimes of all scenes,
/// so that each is observed.
///
/// ```swift
/// let lifetime = TaskLifetime()
/// lifetime.scope.run { print("done") }
/// await lifetime.waitUntilIdle()
/// ```
@MainActor
public final class TaskLifetime {
    /// A started task.
    struct Entry: Sendable {
        let number: Int
        let ticket: Int?
        let task: Task<Void, Never>
        var isPending: Bool
        /// Returns whether an observation has delivered the current value.
        let isCaughtUp: @MainActor () -> Bool
    }

    private struct WeakChild {
        weak let lifetime: TaskLifetime?
    }

    private var entries: [Int: Entry] = [:]
    private var children: [WeakChild] = []
    private var numbersByKey: [String: Int] = [:]
    private var lastNumber = 0
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []
    private let monitor: (any TaskMonitor)?
    private let makeObserver: @MainActor (Any.Type) -> (any SceneObserver)?

    /// Creates a lifetime without tasks.
    ///
    /// - Parameter makeObserver: returns the observer of the messages of the scene, by the type of its view, or nil for
    ///   no observer.
    public init(observer makeObserver: @escaping @MainActor (_ view: Any.Type) -> (any SceneObserver)? = { _ in nil }) {
        self.makeObserver = makeObserver
        monitor = nil
    }

    /// Creates a lifetime whose tasks are observed by a monitor, also after the lifetime is freed.
    package init(
        monitor: any TaskMonitor,
        observer makeObserver: @escaping @MainActor (_ view: Any.Type) -> (any SceneObserver)? = { _ in nil }
    ) {
        self.makeObserver = makeObserver
        self.monitor = monitor
    }

    @usableFromInline
    func observer(of view: Any.Type) -> (any SceneObserver)? { makeObserver(view) }

    /// Creates the lifetime of a child view model.
    ///
    /// Waiting for this lifetime includes its children.
    public func makeChild() -> TaskLifetime {
        let child = monitor.map { TaskLifetime(monitor: $0) } ?? TaskLifetime()
        children.removeAll { $0.lifetime == nil }
        children.append(WeakChild(lifetime: child))
        return child
    }

    deinit {
        for entry in entries.values { entry.task.cancel() }
        for waiter in idleWaiters { waiter.resume() }
    }

    /// The scope that starts tasks of this lifetime.
    public var scope: TaskScope { TaskScope(lifetime: self) }

    /// The number of pending tasks, including those of children: all but observations that have delivered the current
    /// value.
    ///
    /// - Complexity: O(n) in the number of running tasks.
    public var pendingCount: Int {
        children.reduce(ownPendingCount) { $0 + ($1.lifetime?.pendingCount ?? 0) }
    }

    private var ownPendingCount: Int { entries.values.count { $0.isPending || !$0.isCaughtUp() } }

    /// The number of running tasks, including observations and the tasks of children.
    public var runningCount: Int {
        children.reduce(entries.count) { $0 + ($1.lifetime?.runningCount ?? 0) }
    }

    /// Waits until no task is pending.
    public func waitUntilIdle() async {
        while pendingCount > 0 {
            if let child = children.lazy.compactMap(\.lifetime).first(where: { $0.pendingCount > 0 }) {
                await child.waitUntilIdle()
            } else {
                await withCheckedContinuation { idleWaiters.append($0) }
            }
        }
    }

    func start(
        replacing key: String?,
        isCaughtUp: @escaping @MainActor () -> Bool = { true },
        _ work: @escaping @MainActor (Int) async -> Void
    ) {
        if let key { cancel(key) }
        lastNumber += 1
        let number = lastNumber
        let ticket = monitor?.willStart(key: key, isCaughtUp: isCaughtUp)
        let task = Task { @MainActor [weak self, monitor] in
            if let ticket { await monitor?.waitForTurn(of: ticket) }
            await work(number)
            if let ticket { monitor?.didEnd(ticket) }
            self?.end(number, key: key)
        }
        entries[number] = Entry(number: number, ticket: ticket, task: task, isPending: true, isCaughtUp: isCaughtUp)
        if let key { numbersByKey[key] = number }
    }

    func cancel(_ key: String) {
        guard let number = numbersByKey.removeValue(forKey: key), let entry = entries[number] else { return }
        entry.task.cancel()
        if let ticket = entry.ticket { monitor?.didCancel(ticket) }
        endPending(number)
    }

    /// Marks a task as no longer pending.
    func endPending(_ number: Int) {
        entries[number]?.isPending = false
        if let ticket = entries[number]?.ticket { monitor?.didEndPending(ticket) }
        guard ownPendingCount == 0 else { return }
        for waiter in idleWaiters { waiter.resume() }
        idleWaiters = []
    }

    private func end(_ number: Int, key: String?) {
        endPending(number)
        entries[number] = nil
        if let key, numbersByKey[key] == number { numbersByKey[key] = nil }
    }
}
