/// A mutual exclusion lock for tasks, which acquire it in the order in which they asked for it.
///
/// Unlike a ``Lock``, it may be held across an `await`.
///
/// ```swift
/// func oneAfterTheOther(_ mutex: AsyncMutex, _ work: () async -> Void) async {
///     await mutex.lock()
///     await work()
///     await mutex.unlock()
/// }
/// ```
public actor AsyncMutex {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a lock that is not held.
    public init() {}

    /// Acquires the lock, after the tasks that wait for it already.
    public func lock() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    /// Releases the lock to the task that has waited longest.
    public func unlock() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
