/// A mutual exclusion lock for tasks, which acquire it in the order in which they asked for it.
///
/// Unlike a ``Lock``, it may be held across an `await`.
public actor AsyncMutex {
    private var isLocked = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a lock that is not held.
    public init() {}

    /// Calls a function while no other task holds the lock; cancelling the task does not end the wait.
    ///
    /// - Throws: the error of the function.
    public nonisolated func withLock<Value, Failure: Error>(
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await lock()
        do throws(Failure) {
            let value = try await body()
            await unlock()
            return value
        } catch {
            await unlock()
            throw error
        }
    }

    private func lock() async {
        if isLocked {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isLocked = true
        }
    }

    private func unlock() {
        if waiting.isEmpty {
            isLocked = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
