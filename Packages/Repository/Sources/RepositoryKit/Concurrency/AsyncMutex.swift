import Synchronization

/// A mutual exclusion lock for tasks, which acquire it in the order in which they asked for it.
///
/// Unlike a `Mutex`, it may be held across an `await`.
public final class AsyncMutex: Sendable {
    private struct Queue {
        var isLocked = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let queue = Mutex(Queue())

    /// Creates a lock that is not held.
    public init() {}

    /// Calls a function while no other task holds the lock; cancelling the task does not end the wait.
    ///
    /// - Throws: The error of the function.
    public func withLock<Value, Failure: Error>(
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await withCheckedContinuation { waiter in
            let mustWait = queue.withLock { queue in
                if queue.isLocked { queue.waiting.append(waiter) }
                defer { queue.isLocked = true }
                return queue.isLocked
            }
            if !mustWait { waiter.resume() }
        }
        defer { unlock() }
        do throws(Failure) {
            return try await body()
        } catch {
            throw error
        }
    }

    private func unlock() {
        let next: CheckedContinuation<Void, Never>? = queue.withLock { queue in
            guard queue.waiting.isEmpty else { return queue.waiting.removeFirst() }
            queue.isLocked = false
            return nil
        }
        next?.resume()
    }
}
