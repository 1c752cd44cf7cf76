/// Lets one task at a time pass, in the order in which they came, for what implements a port.
///
/// Other than a ``Lock``, it may be held while its holder awaits something.
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

    /// Makes a mutex that nobody has passed.
    public init() {}

    /// Waits for the turn, which lasts until ``unlock()``.
    public func lock() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    /// Gives the turn to the next.
    public func unlock() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
