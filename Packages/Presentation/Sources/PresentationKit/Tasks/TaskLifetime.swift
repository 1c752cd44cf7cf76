/// The owner of the tasks of one scene, which cancels them when it is freed.
///
/// Only the view of a scene holds it. The parts get ``scope``, through which they start tasks and which keeps nothing
/// alive. A lifetime can provide an observer for the messages of its scene; a host creates the lifetimes of all scenes,
/// so that each is observed.
@MainActor
public final class TaskLifetime {
    /// A task that has not ended.
    private struct Entry: Sendable {
        let ticket: Int?
        let task: Task<Void, Never>
        /// Returns whether an observation has delivered the current value; nil for other tasks.
        let isCaughtUp: (@MainActor () -> Bool)?

        /// A Boolean value that indicates whether the task is waited for.
        @MainActor
        var isPending: Bool { !task.isCancelled && isCaughtUp?() != true }
    }

    private struct WeakChild {
        weak let lifetime: TaskLifetime?
    }

    private var entries: [Int: Entry] = [:]
    private var children: [WeakChild] = []
    /// The number of children at which those that were freed are removed.
    private var childLimit = 16
    private var numbersByKey: [String: Int] = [:]
    private var lastNumber = 0
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []
    private let monitor: (any TaskMonitor)?
    private let makeObserver: @MainActor (Any.Type) -> (any SceneObserver)?

    /// Creates a lifetime without tasks.
    ///
    /// - Parameter makeObserver: returns the observer of the messages of the scene, by the type of its view, or nil for
    ///   no observer.
    public convenience init(
        observer makeObserver: @escaping @MainActor (_ view: Any.Type) -> (any SceneObserver)? = { _ in nil }
    ) {
        self.init(monitor: nil, observer: makeObserver)
    }

    /// Creates a lifetime whose tasks are observed by a monitor, also after the lifetime is freed.
    package init(
        monitor: (any TaskMonitor)?,
        observer makeObserver: @escaping @MainActor (_ view: Any.Type) -> (any SceneObserver)? = { _ in nil }
    ) {
        self.makeObserver = makeObserver
        self.monitor = monitor
    }

    @usableFromInline
    func observer(of view: Any.Type) -> (any SceneObserver)? { makeObserver(view) }

    /// Creates the lifetime of a child view model, or of a scene of a host.
    ///
    /// Waiting for this lifetime includes waiting for its children. It does not keep them alive.
    ///
    /// - Parameter makeObserver: returns the observer of the messages of the child, as for ``init(observer:)``.
    public func makeChild(
        observer makeObserver: @escaping @MainActor (_ view: Any.Type) -> (any SceneObserver)? = { _ in nil }
    ) -> TaskLifetime {
        let child = TaskLifetime(monitor: monitor, observer: makeObserver)
        if children.count >= childLimit {
            children.removeAll { $0.lifetime == nil }
            childLimit = max(16, 2 * children.count)
        }
        children.append(WeakChild(lifetime: child))
        return child
    }

    deinit {
        for entry in entries.values { entry.task.cancel() }
        for waiter in idleWaiters { waiter.resume() }
    }

    /// The scope that starts tasks of this lifetime.
    public var scope: TaskScope { TaskScope(lifetime: self) }

    /// The number of pending tasks, including those of children: all but cancelled ones and observations that have
    /// delivered the current value.
    package var pendingCount: Int {
        children.reduce(entries.values.count(where: \.isPending)) { $0 + ($1.lifetime?.pendingCount ?? 0) }
    }

    /// The number of running tasks, including observations and the tasks of children.
    package var runningCount: Int {
        children.reduce(entries.count) { $0 + ($1.lifetime?.runningCount ?? 0) }
    }

    private var isIdle: Bool { !entries.values.contains(where: \.isPending) }

    /// The scope of this lifetime or of a child that has pending tasks; nil if there is none.
    var busyScope: TaskScope? {
        isIdle ? children.lazy.compactMap { $0.lifetime?.busyScope }.first : scope
    }

    /// Resumes a waiter once no own task is pending, or when the lifetime is freed.
    func addIdleWaiter(_ waiter: CheckedContinuation<Void, Never>) {
        idleWaiters.append(waiter)
        resumeIdleWaiters()
    }

    /// Starts a task, whose answer is not delivered if the task was cancelled meanwhile.
    ///
    /// - Parameters:
    ///   - key: the name of the task, or nil; a running task of the same name is cancelled.
    ///   - isCaughtUp: returns whether an observation has delivered the current value; nil for other tasks.
    ///   - work: gets the number of the task, and returns its answer.
    ///   - deliver: takes the answer, even after the lifetime was freed; nil for a task without an answer.
    func start<Answer>(
        replacing key: String?,
        isCaughtUp: (@MainActor () -> Bool)? = nil,
        _ work: @escaping @MainActor (Int) async -> Answer,
        deliver: (@MainActor (Answer) -> Void)? = nil
    ) {
        if let key { cancel(key) }
        lastNumber += 1
        let number = lastNumber
        let ticket = monitor?.willStart(key: key, isCaughtUp: isCaughtUp)
        let task = Task { @MainActor [weak self, monitor] in
            if let ticket { await monitor?.waitForTurn(of: ticket) }
            let answer = await work(number)
            // Where the compiler lets an error leave the actor (swiftlang/swift#88259), the program stops here instead of failing later.
            MainActor.preconditionIsolated()
            if let deliver {
                if let ticket, self != nil { await monitor?.waitForAnswer(of: ticket) }
                if !Task.isCancelled || self == nil { deliver(answer) }
            }
            if let ticket { monitor?.didEnd(ticket) }
            self?.end(number, key: key)
        }
        entries[number] = Entry(ticket: ticket, task: task, isCaughtUp: isCaughtUp)
        if let key { numbersByKey[key] = number }
    }

    func cancel(_ key: String) {
        guard let number = numbersByKey.removeValue(forKey: key), let entry = entries[number] else { return }
        entry.task.cancel()
        if let ticket = entry.ticket { monitor?.didCancel(ticket) }
        resumeIdleWaiters()
    }

    /// Reports that an observation has delivered a value, after which the lifetime may be idle.
    func didDeliver(_ number: Int) {
        if let ticket = entries[number]?.ticket { monitor?.didDeliver(ticket) }
        resumeIdleWaiters()
    }

    private func end(_ number: Int, key: String?) {
        entries[number] = nil
        if let key, numbersByKey[key] == number { numbersByKey[key] = nil }
        resumeIdleWaiters()
    }

    private func resumeIdleWaiters() {
        guard !idleWaiters.isEmpty, isIdle else { return }
        let waiters = idleWaiters
        idleWaiters = []
        for waiter in waiters { waiter.resume() }
    }
}
