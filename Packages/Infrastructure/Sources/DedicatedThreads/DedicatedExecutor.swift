import RepositoryKit
import Synchronization

/// An executor that runs an actor on a dedicated thread, so that its functions may block.
///
/// Jobs run one at a time in the order in which they were enqueued. An idle executor has no thread.
///
/// ```swift
/// import Foundation
///
/// actor Journal {
///     private let executor = DedicatedExecutor()
///     private let file: FileHandle
///
///     nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
///
///     init(_ file: FileHandle) {
///         self.file = file
///     }
///
///     func add(_ line: String) throws {
///         try file.write(contentsOf: Data(line.utf8))
///         try file.synchronize()
///     }
/// }
/// ```
public final class DedicatedExecutor: SerialExecutor {
    private struct Queue {
        var jobs: [UnownedJob] = []
        var isRunning = false
    }

    private let queue = Mutex(Queue())

    /// Creates an executor for one actor.
    public init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isFirst = queue.withLock { queue in
            defer { queue.isRunning = true }
            queue.jobs.append(job)
            return !queue.isRunning
        }
        if isFirst { DedicatedThread.start { self.run() } }
    }

    private func run() {
        while let jobs = takeJobs() {
            for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
        }
    }

    /// Removes the waiting jobs from the queue.
    ///
    /// - Returns: Nil if there are none, so that the next job starts a thread again.
    private func takeJobs() -> [UnownedJob]? {
        queue.withLock { queue in
            queue.isRunning = !queue.jobs.isEmpty
            guard queue.isRunning else { return nil }
            defer { queue.jobs = [] }
            return queue.jobs
        }
    }
}
