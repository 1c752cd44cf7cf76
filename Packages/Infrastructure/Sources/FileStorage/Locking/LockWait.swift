internal import DedicatedThreads
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// One wait for a lock, which ends when somebody has held the lock for too long.
final class LockWait: Sendable {
    private let path: String
    private let limit: Duration
    private let interruption: Interruption
    private let isLate = Atomic(false)

    init(for path: String, lockTimeout limit: Duration, _ interruption: Interruption) {
        (self.path, self.limit, self.interruption) = (path, limit, interruption)
    }

    /// Calls a function that waits.
    ///
    /// - Throws: what the function throws; `busy` where it was interrupted from here.
    func run(_ body: () throws(FileLock.Failure) -> Void) throws(FileLock.Failure) {
        let watch = Task { await self.watch() }
        defer { watch.cancel() }
        do throws(FileLock.Failure) {
            try body()
        } catch .cancelled where isLate.load(ordering: .acquiring) {
            throw .busy
        }
    }

    private func watch() async {
        let clock = ContinuousClock()
        var lockTimeout = LockTimeout(limit, with: holder, at: clock.now)
        // It is looked several times, because for a moment at each change of hands nobody holds the lock.
        while (try? await clock.sleep(for: limit / 8)) != nil {
            guard lockTimeout.isOver(with: holder, at: clock.now) else { continue }
            isLate.store(true, ordering: .releasing)
            return interruption.request()
        }
    }

    /// The mark of the holder of the lock; nil if nobody holds it, or a program without marks.
    private var holder: Int64? {
        (try? Descriptor(path, O_RDONLY))?.lockedPart(of: .holders)
    }
}
